/**
 * A file's name, or a message with one in it, as it may be printed: control characters, which a terminal would obey,
 * are shown as escapes, and so one line stays one line.
 */
export function printable(text: string): string {
  // Also the marks that turn the direction of writing, and what separates lines.
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = (character.codePointAt(0) as number).toString(16);
    return code.length > 2 ? `\\u{${code}}` : `\\x${code.padStart(2, '0')}`;
  });
}

function write(stream: NodeJS.WriteStream, data: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(data, (error) => (error ? reject(error) : resolve()));
  });
}

/** Where a command says what came out. */
export interface Printer {
  /** A line for people; nothing with --json. */
  line(text: string): Promise<void>;
  /** The one JSON document of a command that was given --json. */
  json(value: unknown): Promise<void>;
  /** Bytes as they are. */
  bytes(data: Uint8Array): Promise<void>;
  /** A line on standard error. */
  error(text: string): void;
}

export function printer(json: boolean): Printer {
  return {
    line: async (text) => {
      if (!json) await write(process.stdout, `${printable(text)}\n`);
    },
    json: async (value) => {
      if (json) await write(process.stdout, `${JSON.stringify(value)}\n`);
    },
    bytes: (data) => write(process.stdout, data),
    error: (text) => void process.stderr.write(`polylane: ${printable(text)}\n`),
  };
}
