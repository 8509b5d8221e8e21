/** What claims rest on, and which of it a change touches. A speed change touches none. */
import { spawnSync } from 'node:child_process';

const restsOn: readonly { readonly what: string; readonly path: RegExp }[] = [
  { what: "the standards' text", path: /^spec\/.*\.ts$/ },
  { what: 'contracts', path: /^generated\/contracts\// },
  { what: 'the checker', path: /^proofs\/(checker\/|steps\/|package-lock\.json$)/ },
];

/** A line for a reader of the change; undefined where it touches nothing of the kind. */
export function touched(paths: readonly string[]): string | undefined {
  const parts = restsOn.flatMap(({ what, path }) => {
    const files = paths.filter((file) => path.test(file));
    return files.length === 0 ? [] : [`${what} (${files.length === 1 ? files[0] : `${files.length} files`})`];
  });
  return parts.length === 0 ? undefined : `what claims rest on is touched: ${parts.join(', ')}`;
}

/**
 * The files that differ from where this branch left the main one, or from the commit before on the main one itself;
 * new files too. Undefined without git or a commit before.
 */
export function changedFiles(root: string): { readonly since: string; readonly files: string[] } | undefined {
  const git = (...words: string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const head = git('rev-parse', 'HEAD');
  const bases = ['origin/main', 'main'].map((name) => git('merge-base', 'HEAD', name));
  const since = bases.find((base) => base !== undefined && base !== head) ?? git('rev-parse', 'HEAD~1');
  if (since === undefined) return undefined;
  const lists = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')];
  const files = lists.flatMap((list) => list?.split('\n') ?? []).filter((file) => file !== '');
  return { since: since.slice(0, 10), files: [...new Set(files)].sort() };
}
