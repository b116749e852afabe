/** How far the progress bar is while nobody knows how long a page takes (B-41). */

/** Seen at once, so that a press is answered. */
export const FIRST_PERCENT = 8
export const TRICKLE_MS = 800
/** The end is reached only by arriving. */
const LAST_PERCENT = 94
const SHARE_OF_THE_REST = 0.18

/** A step further, each smaller than the one before. */
export function nextPercent(percent: number): number {
  return percent + (LAST_PERCENT - percent) * SHARE_OF_THE_REST
}
