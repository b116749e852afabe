/** Longer than the second press of a finger that meant one, as systems count double clicks. */
const AGAIN_MS = 500

/**
 * Knows the second press of the same finger: the line that was pressed has gone, and the next one has moved to where it was
 * (PE-18).
 *
 * @returns whether a press does the same as the one right before it, with another line
 */
export function createPressAgain(): (kind: string, line: string, atMs: number) => boolean {
  let last: { kind: string; line: string; atMs: number } | undefined
  return (kind, line, atMs) => {
    const isAgain = last?.kind === kind && last.line !== line && atMs - last.atMs < AGAIN_MS
    // Of a third press the first line is still the one that was meant.
    last = { kind, line: isAgain && last ? last.line : line, atMs }
    return isAgain
  }
}
