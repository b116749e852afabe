/** What a record says of panels that nobody can make. */
import type { Contradiction, Parts } from './contradictions.ts'
import { panelsOf } from './panels.ts'
import type { RecordSurface } from './record.ts'

type Parting = NonNullable<RecordSurface['panels']>[number]

/** Panels of no size, of what is not folded, and those whose margins leave no room. */
export const panelsWithoutRoom = (parts: Parts): Contradiction[] =>
  parts.surfaces.flatMap((surface) => {
    const { name, panels = [] } = surface
    const twice = panels.filter(({ size }, place) => panels.findIndex((one) => one.size === size) !== place)
    const sentences = [
      ...unpartable(surface),
      ...twice.map(({ size }) => `There are two for the size ${size}.`),
      ...panels.flatMap((parting) => tooNarrow(surface, parting, parts)),
    ]
    return sentences.map((sentence) => ({ field: `surfaces.${name}.panels`, sentence }))
  })

/** Only a print that is folded has edges for a gap, and only a rectangle is parted by upright lines. */
function unpartable({ panels, body, outline }: RecordSurface): string[] {
  if (!panels) return []
  if (body !== 'folded') return [`It is ${body}, and only a folded face is made as panels.`]
  return outline === 'rectangle' ? [] : [`Only a rectangle is made as panels; this one is ${outline}.`]
}

function tooNarrow({ trims }: RecordSurface, parting: Parting, { sizes, positions }: Parts): string[] {
  const size = sizes.find(({ code }) => code === parting.size)
  if (!size) return [`There is no size ${parting.size}.`]
  const { widthMm, heightMm } = trims.find((one) => one.size === size.code) ?? size
  const wholes = positions.map((position) =>
    position === 'P' ? { widthMm, heightMm } : { widthMm: heightMm, heightMm: widthMm },
  )
  const narrowest = Math.min(...wholes.flatMap((whole) => panelsOf(whole, parting).map((one) => one.widthMm)))
  if (narrowest > 2 * size.safeMm) return []
  const wide = Math.round(narrowest * 10) / 10
  return [`A panel of ${size.code} is ${wide} mm wide, and its margins take ${2 * size.safeMm} mm.`]
}
