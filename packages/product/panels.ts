/** A surface that is made as panels: one picture over all of them, with gaps of wall between. */
import type { Box } from '#packages/design-document/geometry.ts'
import type { SurfaceFigures } from './surfaces.ts'

/** Where a panel is on the whole picture, in mm of its trim. */
export interface Panel extends Box {
  /** As people read it: "Panel 1 of 3 (left)". */
  readonly label: string
}

/**
 * The panels of a surface as it hangs, from left to right: all alike, as high as the whole.
 *
 * @param whole  trim of the whole picture in mm, gaps included
 * @param count  at least 2
 * @param gapMm  between two panels
 * @example panelsOf({ widthMm: 950, heightMm: 600 }, { count: 3, gapMm: 25 })[1] // { xMm: 325, yMm: 0, widthMm: 300, heightMm: 600, … }
 */
export function panelsOf(
  { widthMm, heightMm }: Pick<Box, 'widthMm' | 'heightMm'>,
  { count, gapMm }: { count: number; gapMm: number },
): Panel[] {
  const wideMm = (widthMm - (count - 1) * gapMm) / count
  return Array.from({ length: count }, (_, place) => ({
    xMm: place * (wideMm + gapMm),
    yMm: 0,
    widthMm: wideMm,
    heightMm,
    label: `Panel ${place + 1} of ${count}${sideOf(place, count)}`,
  }))
}

function sideOf(place: number, count: number): string {
  if (place === 0) return ' (left)'
  if (place === count - 1) return ' (right)'
  return place === (count - 1) / 2 ? ' (middle)' : ''
}

type Whole = Pick<SurfaceFigures, 'widthMm' | 'heightMm' | 'panels'>

/** What of a surface hangs: its panels, or all of its trim. */
export const partsOf = ({ widthMm, heightMm, panels }: Whole): readonly Box[] =>
  panels ?? [{ xMm: 0, yMm: 0, widthMm, heightMm }]

/** Where the wall is seen between panels; none where a surface is one piece. */
export const gapsOf = ({ panels = [] }: Pick<SurfaceFigures, 'panels'>): Box[] =>
  panels.slice(1).map(({ xMm, yMm, heightMm }, place) => {
    const before = panels[place]
    const startMm = before ? before.xMm + before.widthMm : xMm
    return { xMm: startMm, yMm, widthMm: xMm - startMm, heightMm }
  })

/** A surface as the press prints it: one page of it, and where on the surface that is when it is a panel. */
export type PressPage = SurfaceFigures & { readonly panel?: Panel }

/** The surface itself, or each of its panels with its own measures and label. */
export const pressPagesOf = (figures: SurfaceFigures): PressPage[] => {
  const { panels, ...whole } = figures
  if (!panels) return [figures]
  return panels.map((panel) => {
    const { label, widthMm, heightMm } = panel
    return { ...whole, label, widthMm, heightMm, panel }
  })
}
