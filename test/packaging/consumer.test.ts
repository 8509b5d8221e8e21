import { describe, expect, test } from 'vitest';
import { repository } from '../../tools/check/sources.ts';
import { subpathsOf } from '../../tools/packaging/exports.ts';
import { installed, textsOf } from './installed.ts';

const consumer = installed();
const subpaths = subpathsOf(repository);

describe('both module systems', { timeout: 60_000 }, () => {
  test.each(subpaths)('%s exports the same names to import and to require', (subpath) => {
    const names = `console.log(JSON.stringify(Object.keys(it).filter((name) => name !== 'default').sort()));`;
    const imported = consumer.run('names.mjs', `import * as it from 'polylane/${subpath}.js';\n${names}`);
    const required = consumer.run('names.cjs', `const it = require('polylane/${subpath}.js');\n${names}`);
    expect(imported).not.toEqual([]);
    expect(required).toEqual(imported);
  });

  test('share one state', () => {
    const program = `import { createRequire } from 'node:module';
      import { disable } from 'polylane/runtime.js';
      const required = createRequire(import.meta.url)('polylane/runtime.js');
      const before = required.features().disabled.includes('simd128');
      disable('simd128');
      console.log(JSON.stringify([before, required.features().disabled.includes('simd128')]));`;
    expect(consumer.run('state.mjs', program)).toEqual([false, true]);
  });

  test('make and check each other’s signatures', () => {
    const program = `import { createRequire } from 'node:module';
      import { slh_dsa_shake_128f as imported } from 'polylane/slh-dsa.js';
      const { slh_dsa_shake_128f: required } = createRequire(import.meta.url)('polylane/slh-dsa.js');
      const { secretKey, publicKey } = imported.keygen();
      const msg = Uint8Array.of(1, 2, 3);
      const options = { extraEntropy: false };
      const [a, b] = [imported, required].map((set) => set.sign(msg, secretKey, options));
      console.log(JSON.stringify([
        Buffer.compare(a, b), imported.verify(b, msg, publicKey), required.verify(a, msg, publicKey),
      ]));`;
    expect(consumer.run('both.mjs', program)).toEqual([0, true, true]);
  });
});

describe('required', { timeout: 60_000 }, () => {
  test('where require() cannot load ES modules', () => {
    const program = `const { slh_dsa_shake_128f: set } = require('polylane/slh-dsa.js');
      const { report } = require('polylane/runtime.js');
      const { publicKey } = set.keygen(new Uint8Array(48));
      console.log(JSON.stringify([publicKey.length, report(set).rows.length > 0]));`;
    expect(consumer.run('older.cjs', program, ['--no-experimental-require-module'])).toEqual([32, true]);
  });

  test('in a realm of its own, as Jest does, with bytes of another one', () => {
    const program = `const vm = require('node:vm');
      const { readFileSync } = require('node:fs');
      const { createRequire } = require('node:module');
      const context = vm.createContext({ crypto: globalThis.crypto, WebAssembly });
      const loaded = new Map();
      const load = (file) => {
        if (!loaded.has(file)) {
          const module = { exports: {} };
          loaded.set(file, module);
          const inner = (name) => load(createRequire(file).resolve(name));
          vm.runInContext('(function (module, exports, require) {' + readFileSync(file, 'utf8') + '})', context)(
            module, module.exports, inner);
        }
        return loaded.get(file).exports;
      };
      const { slh_dsa_shake_128f: set } = load(require.resolve('polylane/slh-dsa.js'));
      const { secretKey, publicKey } = set.keygen(Buffer.alloc(48, 7));
      const options = { extraEntropy: Buffer.alloc(16, 3), context: Uint8Array.of(1) };
      const sig = set.sign(Buffer.from('text'), secretKey, options);
      const own = require('polylane/slh-dsa.js').slh_dsa_shake_128f;
      let kind = '';
      try { set.sign('text', secretKey); } catch (error) { kind = error.name; }
      console.log(JSON.stringify([
        sig instanceof Uint8Array,
        own.verify(sig, Buffer.from('text'), publicKey, { context: options.context }),
        set.verify(Buffer.from(sig), Uint8Array.from(Buffer.from('text')), Buffer.from(publicKey), { context: Buffer.of(1) }),
        kind,
      ]));`;
    expect(consumer.run('realm.cjs', program)).toEqual([false, true, true, 'TypeError']);
  });
});

describe('importing runs nothing', { timeout: 60_000 }, () => {
  test('no compile, worker, shared memory or randomness', () => {
    const program = `const touched = [];
      const watch = (owner, name) => {
        const original = owner[name];
        Object.defineProperty(owner, name, { get() { touched.push(name); return original; }, configurable: true });
      };
      for (const name of ['WebAssembly', 'Worker', 'SharedArrayBuffer', 'Atomics', 'crypto', 'process', 'Buffer', 'fetch',
        'setTimeout', 'queueMicrotask', 'navigator']) watch(globalThis, name);
      const before = Reflect.ownKeys(globalThis).length;
      touched.length = 0;
      for (const subpath of ${JSON.stringify(subpaths)}) await import('polylane/' + subpath + '.js');
      const added = Reflect.ownKeys(globalThis).length - before;
      const list = [...touched];
      console.log(JSON.stringify({ touched: list, added }));`;
    expect(consumer.run('quiet.mjs', program)).toEqual({ touched: [], added: 0 });
  });

  test('no node: module is named where a module loads', () => {
    const texts = textsOf(consumer.folder, /^dist\/.*\.c?js$/);
    expect(texts.length).toBeGreaterThan(subpaths.length);
    const naming =
      /^\s*(import|export)\b[^;]*from\s*["']node:|^\s*import\s*["']node:|^(const|let|var) [^=]*=\s*require\(["']node:/m;
    expect(texts.filter(({ text }) => naming.test(text)).map(({ file }) => file)).toEqual([]);
  });
});

describe('hosts with less', { timeout: 60_000 }, () => {
  const program = (first: string): string => `${first}
    const { slh_dsa_shake_128f: set } = await import('polylane/slh-dsa.js');
    const { report } = await import('polylane/runtime.js');
    const { secretKey, publicKey } = set.keygen(new Uint8Array(48));
    const msg = Uint8Array.of(1, 2, 3);
    const sig = set.sign(msg, secretKey, { extraEntropy: false });
    const chosen = report().rows.filter((row) => row.state === 'chosen').map((row) => row.level);
    const { createHash } = await import('node:crypto');
    console.log(JSON.stringify({
      valid: set.verify(sig, msg, publicKey),
      levels: [...new Set(chosen)].sort(),
      digest: createHash('sha256').update(sig).digest('hex'),
    }));`;
  interface Outcome {
    readonly valid: boolean;
    readonly levels: readonly string[];
    readonly digest: string;
  }
  const run = (name: string, first = '', options: readonly string[] = []): Outcome =>
    consumer.run(name, program(first), options) as Outcome;

  test('the same signature without wasm bytes, without WebAssembly and where compiling is refused', () => {
    const whole = run('whole.mjs');
    expect(whole.valid).toBe(true);
    expect(whole.levels).toContain('simd128');
    expect(whole.levels).not.toContain('js');
    const js = { ...whole, levels: ['js'] };
    expect(run('left-out.mjs', '', ['--conditions=polylane-no-wasm'])).toEqual(js);
    expect(run('absent.mjs', 'delete globalThis.WebAssembly;')).toEqual(js);
    const refusing = `function refuse() { throw new WebAssembly.CompileError('refused by this host'); }
      WebAssembly.Module = refuse;
      WebAssembly.compile = async () => refuse();`;
    expect(run('refused.mjs', refusing)).toEqual(js);
    // An edge worker, or a page without isolation: none of these may be needed.
    const bare = [
      'process',
      'Buffer',
      'SharedArrayBuffer',
      'Atomics',
      'navigator',
      'performance',
      'setTimeout',
    ];
    expect(run('bare.mjs', bare.map((name) => `delete globalThis.${name};`).join('\n'))).toEqual(whole);
  });
});
