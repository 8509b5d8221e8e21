/** Rotate and add, for as many lanes as a vector has: each lane's message lies at its own place, big-endian. */
import type { Builder } from '../../language/builder.ts';
import type { Lesson } from './lesson.ts';

export const mix: Lesson = {
  title: 'lanes, byte order, sums',
  contract: {
    kernel: 'tutorial-mix',
    wordBytes: 4,
    regions: [
      { name: 'state', role: 'in-out', secrecy: 'secret', layout: 'lane-wise', words: 2 },
      {
        name: 'message',
        role: 'in',
        secrecy: 'secret',
        layout: 'bytes',
        words: 1,
        laneStride: 'messageStride',
        order: 'big',
      },
    ],
    counts: [{ name: 'messageStride', min: 0, max: 4096 }],
    step: 'tutorial.mix',
    summary: 'A message word into a state of two.',
  },
  text: (k) => mixRotated(k, 7),
  step: (m) => {
    const { add, xor, rotateLeft } = m.words;
    const x = rotateLeft(add(m.load('state', 0), m.load('message', 0)), 7);
    m.store('state', 0, x);
    m.store('state', 1, xor(m.load('state', 1), x));
  },
  fault: {
    what: 'a rotation by one too much',
    text: (k) => mixRotated(k, 8),
    property: 'equal',
  },
};

function mixRotated(k: Builder, amount: number): void {
  const x = k.rotateLeft(k.add(k.load32('state', 0), k.load32('message', 0)), amount);
  const y = k.xor(k.load32('state', 1), x);
  k.store('state', 0, x);
  k.store('state', 1, y);
}
