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

export function fillHeap(): number {
  const kept: object[] = []
  for (;;) kept.push({ at: kept.length })
}

/** Holds its thread until the event loop of the main thread has counted so far. */
export function holdUntil({ counter, turns }: { counter: SharedArrayBuffer; turns: number }): number {
  const counted = new Int32Array(counter)
  while (Atomics.load(counted, 0) < turns);
  return Atomics.load(counted, 0)
}
