/** A fenced block of a Markdown text. */
export interface Block {
  /** The word after the fence; empty where there is none. */
  readonly language: string;
  readonly text: string;
  /** The line of the opening fence, from 1. */
  readonly line: number;
}

/** All fenced blocks, in order. A fence that never closes is an error, since what follows would go unread. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: { fence: string; language: string; line: number; lines: string[] } | undefined;
  for (const [index, line] of markdown.split('\n').entries()) {
    const fence = /^\s*(`{3,}|~{3,})\s*([^\s`]*)/.exec(line);
    if (open === undefined) {
      if (fence) open = { fence: fence[1] ?? '', language: fence[2] ?? '', line: index + 1, lines: [] };
    } else if (line.trim() === open.fence) {
      blocks.push({ language: open.language, text: open.lines.join('\n'), line: open.line });
      open = undefined;
    } else open.lines.push(line);
  }
  if (open !== undefined) throw new Error(`the block opened on line ${open.line} is never closed`);
  return blocks;
}

/** What a program says it prints: the comments after its `console.log(...);` lines. */
export function promisedOutput(program: string): string[] {
  return [...program.matchAll(/^\s*console\.log\(.*\);[ \t]*\/\/ (.*)$/gm)].map((match) => match[1] ?? '');
}

/** Whether a line is what was promised; `...` in the promise stands for what differs between hosts. */
export function keeps(promise: string, line: string): boolean {
  const parts = promise.split('...').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(line);
}
