import type { LaneHash, TreeSession } from './session.ts';

function mirroredRow(row: LaneHash): LaneHash {
  const last = row.lanes - 1;
  return {
    ...row,
    setPlace: (lane, addresses, index) => row.setPlace(last - lane, addresses, index),
    setType: (lane, type, keyPair) => row.setType(last - lane, type, keyPair),
    setTail: (lane, sixth, seventh) => row.setTail(last - lane, sixth, seventh),
  };
}

/** The same session with its lanes counted from the other end: each hash of a full pack moves to another lane. */
export function mirrored<S extends TreeSession>(session: S): S {
  const { order } = session;
  return {
    ...session,
    rows: session.rows.map(mirroredRow),
    order: {
      scatter: (memory, offset, lanes, lane, source, from, bytes) =>
        order.scatter(memory, offset, lanes, lanes - 1 - lane, source, from, bytes),
      gather: (memory, offset, lanes, lane, target, to, bytes) =>
        order.gather(memory, offset, lanes, lanes - 1 - lane, target, to, bytes),
      move: (memory, from, fromLanes, fromLane, to, toLanes, toLane, bytes) =>
        order.move(
          memory,
          from,
          fromLanes,
          fromLanes - 1 - fromLane,
          to,
          toLanes,
          toLanes - 1 - toLane,
          bytes,
        ),
    },
  };
}
