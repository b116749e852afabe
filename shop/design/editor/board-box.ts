import type { Surface } from '#packages/design-document/design.ts'
import { type Box, pageBox } from '#packages/design-document/geometry.ts'

/**
 * What is seen of a surface on the board. Where a tool places everything, there is nothing but the ground beyond the trim,
 * and only what stays is shown.
 */
export const seenFace = (face: Surface, isArranged: boolean): Surface =>
  isArranged ? { ...face, bleedMm: 0 } : face

/** Room around the page for rulers and the turning handle, as a share of its longer side. */
const MARGIN = 0.075

/** What the board shows of the plane of a surface: its page, with room around it. */
export function boardBox(face: Surface): Box {
  const { xMm, yMm, widthMm, heightMm } = pageBox(face)
  const marginMm = Math.max(widthMm, heightMm) * MARGIN
  return {
    xMm: xMm - marginMm,
    yMm: yMm - marginMm,
    widthMm: widthMm + 2 * marginMm,
    heightMm: heightMm + 2 * marginMm,
  }
}
