import { afterEach, expect, test, vi } from 'vitest';
import { environmentVariable, hostName } from '../../src/runtime/environment.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const stub = (globals: Record<string, unknown>): void => {
  for (const [name, value] of Object.entries({ process: undefined, navigator: undefined, ...globals }))
    vi.stubGlobal(name, value);
};
const deno = (state: string): unknown => ({
  version: { deno: '2.5.0' },
  build: { os: 'linux', arch: 'x86_64' },
  permissions: { querySync: () => ({ state }) },
  env: {
    get: (name: string) => {
      if (state !== 'granted') throw new Error('asks its user');
      return `${name} of Deno`;
    },
  },
});

test.each<[string, Record<string, unknown>, string | undefined]>([
  ['no environment', {}, undefined],
  ['node', { process: { env: { X: 'set' } } }, 'set'],
  ['an edge worker', { process: {} }, undefined],
  ['a bundler that puts objects there', { process: { env: { X: {} } } }, undefined],
  ['Deno', { Deno: deno('granted') }, 'X of Deno'],
  ['Deno without permission', { Deno: deno('prompt'), process: { env: { X: 'not asked' } } }, undefined],
  ['an older Deno', { Deno: {} }, undefined],
])('a variable on %s', (_, globals, value) => {
  stub(globals);
  expect(environmentVariable('X')).toBe(value);
});

test('Deno is not made to ask its user', () => {
  const get = vi.fn(() => 'granted by its user');
  stub({ Deno: { ...(deno('prompt') as object), env: { get } } });
  expect(environmentVariable('X')).toBeUndefined();
  expect(get).not.toHaveBeenCalled();
});

test('a variable that throws is absent', () => {
  const env = new Proxy(
    {},
    {
      get: () => {
        throw new Error('denied');
      },
    },
  );
  stub({ process: { env } });
  expect(environmentVariable('X')).toBeUndefined();
});

test('a variable that the stack had no room to read is not taken for absent', () => {
  const process = {
    get env(): never {
      throw new RangeError('Maximum call stack size exceeded');
    },
  };
  stub({ process });
  expect(() => environmentVariable('X')).toThrow('call stack');
});

const node = { versions: { node: '24.0.0' }, platform: 'linux', arch: 'x64', env: {} };
test.each<[string, Record<string, unknown>]>([
  ['node v24.0.0 linux x64', { process: node }],
  ['bun 1.3.0 linux x64', { process: node, Bun: { version: '1.3.0' } }],
  ['deno 2.5.0 linux x86_64', { process: node, Deno: deno('denied') }],
  ['Cloudflare Workers', { navigator: { userAgent: 'Cloudflare-Workers' } }],
  ['React Native', { navigator: { product: 'ReactNative' } }],
  ['browser page', { document: {}, navigator: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' } }],
  ['browser worker', { WorkerGlobalScope: () => {} }],
  ['unknown host', {}],
])('a host is called %s', (name, globals) => {
  stub(globals);
  expect(hostName()).toBe(name);
});
