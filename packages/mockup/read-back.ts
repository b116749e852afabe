/** Whether a browser gives back the pixels that were drawn: one that resists fingerprinting gives others, as stripes. */

/** A canvas has to be as wide and as high at least. */
export const SIDE_PX = 8

export type ReadableContext = Pick<CanvasRenderingContext2D, 'fillStyle' | 'fillRect' | 'getImageData'>

/**
 * Draws a known pattern and reads it.
 *
 * @param context  of an empty canvas; its corner of 8 x 8 px is drawn over
 * @returns false also where there is no canvas at all
 */
export function isReadBack(context: ReadableContext | null): boolean {
  if (!context) return false
  for (let at = 0; at < SIDE_PX * SIDE_PX; at += 1) {
    const [red, green, blue] = levelsAt(at)
    context.fillStyle = `rgb(${red}, ${green}, ${blue})`
    context.fillRect(at % SIDE_PX, Math.floor(at / SIDE_PX), 1, 1)
  }
  const { data } = context.getImageData(0, 0, SIDE_PX, SIDE_PX)
  return data.every((level, index) => level === (levelsAt(index >> 2)[index & 3] ?? 255))
}

/** Every pixel another colour, so that noise, one colour for all, and stripes are all seen. */
const levelsAt = (at: number): readonly number[] => [
  (at * 37) % 256,
  (at * 91 + 40) % 256,
  (at * 151 + 7) % 256,
]
