/** What a command ends with besides an answer: misuse, input and output, keys. The exit code is 2. */
export interface Failure extends Error {
  readonly code: string;
}

/** @param message one line, without the program's name */
export function failure(code: string, message: string): Failure {
  return Object.assign(new Error(message), { name: 'Failure', code });
}

/** What the operating system says, in words. */
const words: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EBADF: 'it is not open',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'it exists',
  EFBIG: 'the file would be too large',
  EIO: 'the device failed',
  EISDIR: 'it is a directory',
  ELOOP: 'too many symbolic links',
  EMFILE: 'too many open files',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'no such file or directory',
  ENOSPC: 'no space is left on the device',
  ENOTDIR: 'a part of the path is no directory',
  EPERM: 'operation not permitted',
  EPIPE: 'nobody reads it',
  EROFS: 'the file system is read-only',
};

const codeOf = (thrown: unknown): string | undefined => {
  const code = (thrown as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
};

/** Whether the operating system refused with one of these codes. */
export function refusedWith(thrown: unknown, ...codes: readonly string[]): boolean {
  return codes.includes(codeOf(thrown) ?? '');
}

/** A failure of the operating system, with what was tried; anything else as it is. */
export function inputOutputFailure(thrown: unknown, tried: string): unknown {
  const code = codeOf(thrown);
  if (code === undefined || !/^E[A-Z0-9]+$/.test(code)) return thrown;
  return failure(code, `cannot ${tried}: ${words[code] ?? code}`);
}

/** Code and message of whatever was thrown. */
export function described(thrown: unknown): { code: string; message: string } {
  const { name, message } = (thrown ?? {}) as { name?: unknown; message?: unknown };
  const known = name === 'Failure' || name === 'PolylaneError';
  const text =
    typeof message === 'string' && message !== '' ? message : `something unexpected (${typeof thrown})`;
  return {
    code: codeOf(thrown) ?? 'INTERNAL',
    message: known ? text : `${String(name ?? 'Error')}: ${text}`,
  };
}
