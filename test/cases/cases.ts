/**
 * Faults that other libraries had, by their number in the collection of cases, and the tests here that would find
 * each kind. Cases about what is not built yet have no row.
 */
export interface Case {
  readonly id: string;
  /** What went wrong there. */
  readonly fault: string;
  /** [file below test/, words of a test's title in it] */
  readonly tests: readonly (readonly [file: string, title: string])[];
}

const LEVELS = ['simd128', 'wasm', 'js'] as const;
const onEachLevel = LEVELS.map(
  (level) => [`schemes/slh-dsa.${level}.test.ts`, `suiteOn('${level}')`] as const,
);

export const cases: readonly Case[] = [
  {
    id: 'S01',
    fault: 'tree indices taken for signed or floating-point numbers',
    tests: [
      ['schemes/tree-index.test.ts', 'the tree index has its full width'],
      ['schemes/tree-index.test.ts', 'a message with all of these bits set'],
    ],
  },
  {
    id: 'S02',
    fault: 'digits gathered in a signed number that is never masked',
    tests: [
      ['schemes/parameters.test.ts', 'base_2^b of every width'],
      ['schemes/parameters.test.ts', 'digits and checksum, n = %i'],
    ],
  },
  {
    id: 'S04',
    fault: 'the public calls were the internal ones',
    tests: [
      ['schemes/signature-check.ts', 'as one of the internal form'],
      ['schemes/interop.test.ts', 'node:crypto of Node 26'],
      ['schemes/noble.test.ts', 'signs the same bytes'],
    ],
  },
  {
    id: 'S06',
    fault: 'a context’s length taken from the wrong place, or over 255',
    tests: [
      ['schemes/arguments.test.ts', '0 to 255 bytes, by the view’s own length'],
      ['schemes/arguments.test.ts', '256 bytes are refused before any work'],
    ],
  },
  {
    id: 'S08',
    fault: 'the generator asked for 32 bytes whatever the set',
    tests: [
      ['schemes/arguments.test.ts', '$name asks once, for exactly what it needs'],
      ['schemes/arguments.test.ts', 'extraEntropy of a wrong size is refused before any work'],
    ],
  },
  {
    id: 'S09',
    fault: 'signatures of SPHINCS+, round 3, fail without a word',
    tests: [['schemes/round-3.test.ts', 'a right signature of round 3 is refused and nothing is thrown']],
  },
  {
    id: 'S10',
    fault: 'one accelerated hash gave other signatures',
    tests: [
      ['schemes/across-levels.test.ts', 'deterministic signatures are the same bytes on every level'],
      ['engines/verbs.test.ts', 'around the edges of a block and of the staging area'],
      ...onEachLevel,
    ],
  },
  {
    id: 'S14',
    fault: 'signatures of a wrong length read past the end or cut',
    tests: [
      ['schemes/signature-check.ts', 'of double length'],
      ['schemes/arguments.test.ts', 'a signature of a wrong length is refused before anything is hashed'],
      ['schemes/arguments.test.ts', 'keys of a wrong size are the caller’s mistake'],
    ],
  },
  {
    id: 'S18',
    fault: 'importing a part alone broke',
    tests: [['packaging/bundle.test.ts', 'leave out what they do not use']],
  },
  {
    id: 'S19',
    fault: 'wrong object identifiers of the sets',
    tests: [
      ['keys/round-trip.test.ts', 'is written and read with its own identifier'],
      ['keys/openssl.test.ts', 'OpenSSL 3.5'],
    ],
  },
  {
    id: 'S20',
    fault: 'private keys in a second OCTET STRING',
    tests: [
      ['keys/hostile.test.ts', 'a second OCTET STRING'],
      ['keys/round-trip.test.ts', 'version 2 carries the public key, attributes are read over'],
      ['keys/openssl.test.ts', 'OpenSSL 3.5'],
    ],
  },
  {
    id: 'S21',
    fault: 'keys of several sets have the same size',
    tests: [
      ['keys/round-trip.test.ts', 'its object is taken by its own set only'],
      ['schemes/signature-check.ts', "under another set's key"],
      ['schemes/arguments.test.ts', 'another set of the same key sizes refuses the signature'],
    ],
  },
  {
    id: 'L16',
    fault: 'numbers that mean something else in XMSS and XMSS^MT',
    tests: [['keys/round-trip.test.ts', 'a number that only the other family has is refused']],
  },
  {
    id: 'L17',
    fault: 'stateful public keys in an OCTET STRING',
    tests: [['keys/round-trip.test.ts', 'An older draft wrapped the key once more']],
  },
  {
    id: 'H01',
    fault: 'wrong past 2^31 or 2^32 bits',
    tests: [
      ['api/hash-states.test.ts', 'counts bits past 2^31, 2^32 and 2^35 bytes'],
      ['api/hash-states.test.ts', 'the real thing: %d bytes'],
      ['engines/long-messages.test.ts', 'more end with the whole length'],
    ],
  },
  {
    id: 'H02',
    fault: 'wrong past 2^32 bytes',
    tests: [
      ['api/hash-states.test.ts', 'counts bits past 2^31, 2^32 and 2^35 bytes'],
      ['api/hash-states.test.ts', 'the real thing: %d bytes'],
    ],
  },
  {
    id: 'H05',
    fault: 'lengths that wrap in the test whether data fits the buffer',
    tests: [
      ['engines/verbs.test.ts', 'around the edges of a block and of the staging area'],
      ['runtime/choice.test.ts', 'calls outside the contract or the declared area are refused'],
    ],
  },
  {
    id: 'H06',
    fault: 'absorbing in parts was wrong in one implementation',
    tests: [
      ['api/hashes-on-level.ts', 'every length up to four blocks, in every two parts'],
      ['api/many-on-level.ts', 'unequal lengths, in their order'],
      ['engines/verbs.test.ts', 'around the edges of a block and of the staging area'],
      ['kernels/implementations.test.ts', 'standard, interpreter and every implementation agree'],
    ],
  },
  {
    id: 'H08',
    fault: 'lanes or blocks mixed up, hidden by equal test data',
    tests: [['kernels/implementations.test.ts', 'standard, interpreter and every implementation agree']],
  },
  {
    id: 'H09',
    fault: 'a block lost where more than one is squeezed',
    tests: [
      ['kernels/vectors.test.ts', '$stem squeezes on'],
      ['api/hashes-on-level.ts', 'in parts is one long output'],
    ],
  },
  {
    id: 'H11',
    fault: 'SHAKE without a length stopped working',
    tests: [
      ['api/hash-arguments.test.ts', 'its length is an integer of at least 0'],
      ['api/hash-arguments.test.ts', 'says what noble says'],
    ],
  },
  {
    id: 'H12',
    fault: 'a hasher used after its digest gave something',
    tests: [
      ['api/hash-arguments.test.ts', 'a hasher ends with its digest'],
      ['api/derived-on-level.ts', 'a hasher ends with its digest'],
    ],
  },
  {
    id: 'H13',
    fault: 'empty input, or none, was wrong',
    tests: [
      ['api/hashes-on-level.ts', 'every length up to four blocks, at once and in two parts'],
      ['api/hash-states.test.ts', 'from an iterable, one in time, and a ReadableStream'],
    ],
  },
  {
    id: 'H14',
    fault: 'an instance a hasher used up all memory',
    tests: [
      ['runtime/arena.test.ts', 'thousands of operations use the same memory'],
      ['api/hash-states.test.ts', '2,000 live hashers of all algorithms, interleaved, with clones'],
    ],
  },
  {
    id: 'H17',
    fault: 'made-up lengths, arrays and strings taken for bytes',
    tests: [
      ['runtime/bytes.test.ts', 'a negative length'],
      ['schemes/arguments.test.ts', 'only a Uint8Array is bytes'],
    ],
  },
  {
    id: 'H18',
    fault: 'bytes of another realm refused',
    tests: [
      ['runtime/bytes.test.ts', '%s of another realm'],
      ['packaging/consumer.test.ts', 'in a realm of its own, as Jest does, with bytes of another one'],
    ],
  },
  {
    id: 'H20',
    fault: 'big-endian hosts failed at import',
    tests: [
      ['schemes/big-endian.test.ts', 'its js rows give their known answers'],
      ['runtime/choice.test.ts', 'words are swapped around js kernels'],
    ],
  },
  {
    id: 'H21',
    fault: 'unaligned views threw',
    tests: [
      ['schemes/arguments.test.ts', 'views at every offset of one buffer serve as their own bytes'],
      ['runtime/bytes.test.ts', 'views at every offset, and sees only their bytes'],
    ],
  },
  {
    id: 'H22',
    fault: 'a view’s offset ignored',
    tests: [
      ['schemes/arguments.test.ts', 'views at every offset of one buffer serve as their own bytes'],
      ['runtime/bytes.test.ts', 'pooled Buffers'],
    ],
  },
  {
    id: 'H27',
    fault: 'shared memory that changed during the call',
    tests: [
      ['runtime/bytes.test.ts', 'shared memory, as one copy that later writes do not reach'],
      [
        'schemes/arguments.test.ts',
        'Buffers, views at odd offsets, subclasses and shared memory serve as bytes',
      ],
    ],
  },
  {
    id: 'H30',
    fault: 'encoders that fail on large inputs',
    tests: [['keys/round-trip.test.ts', 'large bytes are written in time that grows with them']],
  },
  {
    id: 'W01',
    fault: 'a content security policy that forbids compiling',
    tests: [
      ['runtime/choice.test.ts', 'leave to compile (a content security policy)'],
      ['packaging/consumer.test.ts', 'where compiling is refused'],
    ],
  },
  {
    id: 'W02',
    fault: 'edge workers without code generation, Worker or process',
    tests: [
      ['packaging/consumer.test.ts', 'no compile, worker, shared memory or randomness'],
      ['packaging/consumer.test.ts', 'bare.mjs'],
    ],
  },
  {
    id: 'W03',
    fault: 'one vector instruction made the whole module unloadable',
    tests: [['runtime/choice.test.ts', 'SIMD: the scalar module runs']],
  },
  {
    id: 'W04',
    fault: 'views left behind when memory grew',
    tests: [['runtime/arena.test.ts', 'makes memory at first use: 1 MiB that cannot grow']],
  },
  {
    id: 'W09',
    fault: 'pages without isolation have no SharedArrayBuffer',
    tests: [['packaging/consumer.test.ts', 'bare.mjs']],
  },
  {
    id: 'W10',
    fault: 'hosts without WebAssembly',
    tests: [
      ['runtime/choice.test.ts', 'WebAssembly: js runs on plain memory'],
      ['packaging/consumer.test.ts', 'absent.mjs'],
    ],
  },
  {
    id: 'W11',
    fault: 'require() failed, or had a state of its own',
    tests: [
      ['packaging/consumer.test.ts', 'where require() cannot load ES modules'],
      ['packaging/consumer.test.ts', 'share one state'],
    ],
  },
  {
    id: 'W12',
    fault: 'what is returned was no BufferSource to newer compilers',
    tests: [['types/consumer.test.ts', '$way: right uses pass, and each wrong one is refused']],
  },
];
