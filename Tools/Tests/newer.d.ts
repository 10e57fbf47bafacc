// Declarations of browser features that TypeScript 4.8 lacks.

interface Array<T> {
  findLast(predicate: (value: T, index: number) => unknown): T | undefined;
  findLastIndex(predicate: (value: T, index: number) => unknown): number;
}

declare function scrollTo(options: { top: number, behavior: "instant" }): void;
declare function scrollBy(options: { top: number, behavior: "instant" }): void;

declare class DecompressionStream {
  constructor(format: string);
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
}
