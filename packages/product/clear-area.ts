/** Where words and faces may stand on a surface: inside its safe area and clear of what is in the way. */
import { type Box, boxExtent, type Point } from '#packages/design-document/geometry.ts'
import { type Hole, holeBox } from '#packages/design-document/hole.ts'
import { clipPolygon } from '#packages/design-document/polygon-clip.ts'
import { pointsInside, type TrimOutline } from '#packages/design-document/trim-outline.ts'
import type { SurfaceFigures } from './surfaces.ts'

type Sides = Pick<SurfaceFigures, 'widthMm' | 'heightMm' | 'safeMm' | 'keepOutSides'>

/** The part of the trim inside the safe margin of every side, and inside whatever reaches further in from one. */
export function clearBox({ widthMm, heightMm, safeMm, keepOutSides }: Sides): Box {
  const inset = (side: string) =>
    Math.max(safeMm, ...keepOutSides.filter((one) => one.side === side).map(({ depthMm }) => depthMm))
  const [left, right, top, bottom] = ['left', 'right', 'top', 'bottom'].map(inset) as [
    number,
    number,
    number,
    number,
  ]
  return { xMm: left, yMm: top, widthMm: widthMm - left - right, heightMm: heightMm - top - bottom }
}

type Outlined = Pick<SurfaceFigures, 'widthMm' | 'heightMm' | 'outline' | 'cornerMm' | 'outlinePath'> & {
  /** Left out where nothing is asked of holes. */
  readonly keepOutHoles?: readonly (Hole & { readonly isCutOut?: boolean | undefined })[]
}

/** The line of the trim, cut or not, and what is cut out of it. */
export const trimOutline = ({
  widthMm,
  heightMm,
  outline,
  cornerMm,
  outlinePath,
  keepOutHoles = [],
}: Outlined): TrimOutline => {
  const openings = keepOutHoles
    .filter(({ isCutOut }) => isCutOut)
    .map((hole) => ({ box: holeBox(hole, { widthMm, heightMm }), cornerMm: hole.radiusMm }))
  return {
    shape: outline,
    widthMm,
    heightMm,
    cornerMm,
    ...(outlinePath !== undefined && { path: outlinePath }),
    ...(openings.length > 0 && { openings }),
  }
}

/** What the finished piece is cut to: a flat one is cut at its trim, any other is folded or wrapped beyond it. */
export const cutOf = (figures: Outlined & Pick<SurfaceFigures, 'body'>): TrimOutline | undefined =>
  figures.body === 'flat' ? trimOutline(figures) : undefined

/**
 * Corners in order around where words may stand: the clear box, less what the cut takes of it. Several lines where a
 * concave cut falls apart, none where it leaves no room.
 */
export const clearLines = (figures: Sides & Outlined): Point[][] =>
  pointsInside(trimOutline(figures), figures.safeMm).flatMap((line) =>
    clipPolygon(line, boxExtent(clearBox(figures))),
  )

/** The strips along sides, such as beside a handle, in mm of the trim. */
export function keepOutBoxes({ widthMm, heightMm, keepOutSides }: Omit<Sides, 'safeMm'>): Box[] {
  return keepOutSides.map(({ side, depthMm }) => {
    const isUpright = side === 'left' || side === 'right'
    return {
      xMm: side === 'right' ? widthMm - depthMm : 0,
      yMm: side === 'bottom' ? heightMm - depthMm : 0,
      widthMm: isUpright ? depthMm : widthMm,
      heightMm: isUpright ? heightMm : depthMm,
    }
  })
}
