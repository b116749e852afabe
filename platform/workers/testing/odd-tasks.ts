/** Tasks that behave badly, for tests of the threads that run them. */

export const echo = (text: string): string => text

export function endless(): void {
  for (;;);
}

export function endThread(): void {
  process.exit(3)
}

export function breakDown(): void {
  throw new Error('The task broke down')
}

/** In many pieces: Node ends the whole process where one piece alone grows past the limit. */
export function fillHeap(): never {
  let kept: unknown
  for (;;) kept = { before: kept, numbers: Array.from({ length: 10_000 }, Math.random) }
}

/** Holds its thread until the event loop of the main thread has counted so far. */
export function holdUntil({ counter, turns }: { counter: SharedArrayBuffer; turns: number }): number {
  const counted = new Int32Array(counter)
  while (Atomics.load(counted, 0) < turns);
  return Atomics.load(counted, 0)
}
