/** What is used of cli-progress 3.12, which has no types of its own. */
declare module 'cli-progress' {
  export class SingleBar {
    constructor(options: Readonly<Record<string, unknown>>);
    start(total: number, value: number, payload: object): void;
    update(value: number, payload: object): void;
    setTotal(total: number): void;
    stop(): void;
  }
}
