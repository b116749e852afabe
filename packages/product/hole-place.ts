import type { KeepOutHole } from './record.ts'

type Places = Pick<KeepOutHole, 'x' | 'y' | 'topMm' | 'bottomMm' | 'leftMm' | 'rightMm'>

/**
 * Where the middle of a hole is on a trim.
 *
 * @param hole  as the record says it: fractions of the trim, or mm from one of its edges, which win over the fractions
 * @param trim  in mm, in the position that is made
 * @returns fractions of the trim's width and height; below 0 or above 1 for a hole that lies off it
 * @example holePlace({ x: 0.5, y: 0.5, rightMm: 20 }, { widthMm: 200, heightMm: 300 }) // { x: 0.9, y: 0.5 }
 */
export function holePlace(
  { x, y, topMm, bottomMm, leftMm, rightMm }: Places,
  { widthMm, heightMm }: { widthMm: number; heightMm: number },
): { x: number; y: number } {
  return {
    x: along(widthMm, leftMm, rightMm) ?? x,
    y: along(heightMm, topMm, bottomMm) ?? y,
  }
}

function along(lengthMm: number, startMm: number | undefined, endMm: number | undefined) {
  if (startMm !== undefined) return startMm / lengthMm
  return endMm === undefined ? undefined : 1 - endMm / lengthMm
}
