/** Longer than the second press of a finger that meant one, as systems count double clicks. */
const AGAIN_MS = 500

export interface PressAgain {
  /** Whether a press does the same as the one right before it, with another line. */
  isAgain(kind: string, line: string, atMs: number): boolean
  /**
   * The page shows now what was pressed. On a slow phone that is long after the press, and nobody aims at the line that has
   * moved up before it is seen.
   */
  shown(atMs: number): void
}

/**
 * Knows the second press of the same finger: the line that was pressed has gone, and the next one has moved to where it was
 * (PE-18).
 */
export function createPressAgain(): PressAgain {
  let last: { kind: string; line: string } | undefined
  /** Of the last press; undefined until it is seen. */
  let seenAtMs: number | undefined
  return {
    isAgain(kind, line, atMs) {
      const isSameKind = last?.kind === kind
      const isSameLine = isSameKind && last?.line === line
      const isTooSoon = seenAtMs === undefined || atMs - seenAtMs < AGAIN_MS
      const isAgain = isSameKind && !isSameLine && isTooSoon
      // Of a third press the first line is still the one that was meant; the same line once more shows nothing new.
      if (isAgain || isSameLine) {
        if (seenAtMs !== undefined) seenAtMs = atMs
      } else {
        last = { kind, line }
        seenAtMs = undefined
      }
      return isAgain
    },
    shown(atMs) {
      seenAtMs ??= atMs
    },
  }
}
