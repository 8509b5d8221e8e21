import { isStackOverflow } from './errors.ts';

/** What hosts may have that is not in ECMAScript. Every part may be absent, or throw when touched. */
interface Host {
  readonly process?: {
    readonly env?: Readonly<Record<string, string | undefined>>;
    readonly versions?: { readonly node?: string };
    readonly platform?: string;
    readonly arch?: string;
  };
  readonly Deno?: {
    readonly version?: { readonly deno?: string };
    readonly build?: { readonly os?: string; readonly arch?: string };
    readonly env?: { get(name: string): string | undefined };
    readonly permissions?: { querySync?(what: { name: 'env'; variable: string }): { state: string } };
  };
  readonly Bun?: { readonly version?: string };
  readonly navigator?: { readonly userAgent?: string; readonly product?: string };
  readonly document?: unknown;
  readonly WorkerGlobalScope?: unknown;
}

function attempt<T>(read: (host: Host) => T | undefined): T | undefined {
  try {
    return read(globalThis as unknown as Host);
  } catch (thrown) {
    if (isStackOverflow(thrown)) throw thrown;
    return undefined;
  }
}

/** A variable of the environment; undefined where there is none or reading it is not permitted. */
export function environmentVariable(name: string): string | undefined {
  const value = attempt((host) => {
    if (host.Deno === undefined) return host.process?.env?.[name];
    // Deno asks its user when a program reads what was not granted: look only where it was.
    const permission = host.Deno.permissions?.querySync?.({ name: 'env', variable: name });
    return permission?.state === 'granted' ? host.Deno.env?.get(name) : undefined;
  });
  return typeof value === 'string' ? value : undefined;
}

/** The host in a few words, without anything that tells one user from another. */
export function hostName(): string {
  const named = attempt(({ process, Deno, Bun, navigator, document, WorkerGlobalScope }) => {
    const machine = process ? ` ${process.platform} ${process.arch}` : '';
    if (Bun?.version) return `bun ${Bun.version}${machine}`;
    if (Deno?.version?.deno) return `deno ${Deno.version.deno} ${Deno.build?.os} ${Deno.build?.arch}`;
    if (navigator?.userAgent === 'Cloudflare-Workers') return 'Cloudflare Workers';
    if (process?.versions?.node) return `node v${process.versions.node}${machine}`;
    if (navigator?.product === 'ReactNative') return 'React Native';
    if (document !== undefined) return 'browser page';
    return WorkerGlobalScope === undefined ? undefined : 'browser worker';
  });
  return named ?? 'unknown host';
}
