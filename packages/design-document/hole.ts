/** A place on a trim that is no place for words or faces: a circle, or a rectangle with round corners. */
import type { Box } from './geometry.ts'
import type { Mm } from './units.ts'

export type Hole = {
  /** Its middle, as fractions of the trim's width and height. */
  readonly x: number
  readonly y: number
  /** Of its corners; half of what a circle is across. */
  readonly radiusMm: Mm
  /** Both of a rectangle, none of a circle. */
  readonly widthMm?: Mm | undefined
  readonly heightMm?: Mm | undefined
}

/** How wide and high a hole is, in mm. */
export const holeSize = ({ radiusMm, widthMm, heightMm }: Omit<Hole, 'x' | 'y'>) => ({
  widthMm: widthMm ?? 2 * radiusMm,
  heightMm: heightMm ?? 2 * radiusMm,
})

/**
 * What is around a hole, in mm of its trim.
 *
 * @example holeBox({ x: 0.5, y: 0.5, radiusMm: 4 }, { widthMm: 70, heightMm: 70 }) // 8 mm wide and high, from 31 mm
 */
export function holeBox(hole: Hole, trim: { widthMm: Mm; heightMm: Mm }): Box {
  const { widthMm, heightMm } = holeSize(hole)
  return {
    xMm: hole.x * trim.widthMm - widthMm / 2,
    yMm: hole.y * trim.heightMm - heightMm / 2,
    widthMm,
    heightMm,
  }
}
