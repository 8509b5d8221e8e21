import type { HashSession, MessageSession } from './session.ts';

/** How a function takes its message that puts more around it than padding. */
export interface Intake {
  update(data: Uint8Array): void;
  /** All of the message is there: what the output comes from. */
  close(): HashSession;
  copy(): Intake;
  /** Forgets the message; gives a session that has ended. */
  end(): HashSession;
}

const nothing: Uint8Array = /* @__PURE__ */ new Uint8Array(0);

export function intakeSession(intake: Intake, closed?: HashSession): MessageSession {
  let output = closed;
  return {
    update: (data) => (output ?? intake).update(data),
    digest: (last, into) => {
      if (output === undefined) {
        if (last.length > 0) intake.update(last);
        output = intake.close();
      }
      output.digest(nothing, into);
    },
    squeeze: (into) => {
      output ??= intake.close();
      output.squeeze(into);
    },
    copy: () => (output === undefined ? intakeSession(intake.copy()) : intakeSession(intake, output.copy())),
    end: () => {
      output?.end();
      output = intake.end();
    },
  };
}

/** A message between a beginning, which `session` has taken, and `trailer`; `item` says how a part is taken. */
export function framed(
  session: HashSession,
  trailer: Uint8Array,
  item: (session: HashSession, data: Uint8Array) => void = (to, data) => to.update(data),
): Intake {
  return {
    update: (data) => item(session, data),
    close: () => {
      session.update(trailer);
      return session;
    },
    copy: () => framed(session.copy(), trailer, item),
    end: () => {
      session.end();
      return session;
    },
  };
}
