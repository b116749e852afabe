/** What the person at the press must know of a surface beside its figures. */
import { hasEdgeLine } from '#packages/artwork-renderer/cut-line.ts'
import { holeSize } from '#packages/design-document/hole.ts'
import { type InkName, inks } from '#packages/design-document/inks.ts'
import type { Jigsaw } from '#packages/jigsaw/jigsaw.ts'
import { cutOf } from '#packages/product/clear-area.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import type { SurfaceFigures } from '#packages/product/surfaces.ts'

export interface PressNote {
  label: string
  value: string
}

/** What was found when the surface was drawn. */
export interface DrawnFacts {
  /** Inks that the design names, beside the colours of the process. */
  inks: readonly InkName[]
  /** Of the photo that has fewest pixels on a printed inch; undefined without a photo. */
  lowestDpi: number | undefined
}

export function pressNotes(
  { process, press }: Pick<ProductRecord, 'process' | 'press'>,
  surface: SurfaceFigures,
  { inks: used, lowestDpi }: DrawnFacts,
): PressNote[] {
  const { mirrored, copies, jigsaw, tiles, keepOutSides, keepOutHoles, targetDpi } = surface
  const cut = cutInWords(surface)
  const separations = used.map((ink) => `${inks[ink].label} (${inks[ink].separation})`)
  const clear = keepOutSides.map(({ label, side, depthMm }) => `${depthMm} mm ${side}: ${label}`)
  const holes = keepOutHoles.map((hole) => {
    const { label, x, y, isCutOut } = hole
    const [down, along] = [mm(y * surface.heightMm), mm(x * surface.widthMm)]
    const place = `its middle ${down} from the top and ${along} from the left`
    return `${label}, ${holeInWords(hole)}, ${place}${isCutOut ? `, along its line ${inks.cut.separation}` : ''}`
  })
  const notes = [
    { label: 'Process', value: process },
    press && {
      label: 'Colours',
      value:
        'CMYK: PDF/X-4 in tagged sRGB, turned into inks by its output intent; black letters and lines in black ink alone',
    },
    lowestDpi !== undefined && { label: 'Photos', value: sharpness(lowestDpi, targetDpi) },
    cut && { label: 'Cut', value: cut },
    tiles && { label: 'Tiles', value: `${tiles.columns} across, ${tiles.rows} down` },
    jigsaw && { label: 'Pieces', value: piecesInWords(jigsaw) },
    mirrored && { label: 'Mirrored', value: 'Yes: the artwork is a mirror image, the proof is not' },
    used.length > 0 && { label: 'Beside the colours', value: separations.join(', ') },
    copies > 1 && { label: 'Of this surface', value: `${copies} in each set` },
    clear.length > 0 && { label: 'Kept clear', value: clear.join(', ') },
    holes.length > 0 && { label: 'Hole', value: holes.join('; ') },
  ]
  return notes.filter((note) => typeof note === 'object')
}

/**
 * Rounded down, so that what falls short by a part of a pixel does not look as if it did not; a millionth is the rounding of
 * millimetres.
 */
function sharpness(lowestDpi: number, targetDpi: number): string {
  const dpi = Math.floor(lowestDpi * (1 + 1e-6))
  if (dpi >= targetDpi) return `All sharp: every photo has ${targetDpi} dpi or more`
  const figure = dpi < 1 ? 'less than 1' : `only ${dpi}`
  return `The coarsest has ${figure} dpi. It may print soft: that is the photo, not the press`
}

function cutInWords(surface: SurfaceFigures): string | undefined {
  const { outline, cornerMm, bleedMm } = surface
  const line = `along the line ${inks.cut.separation} of the artwork`
  if (outline === 'path') return `A${line.slice(1)}`
  const shape = { rectangle: undefined, ellipse: 'Round', rounded: `Corners of ${cornerMm} mm` }[outline]
  return shape && hasEdgeLine(cutOf(surface), bleedMm) ? `${shape}, ${line}` : shape
}

/** Each line runs from edge to edge of the trim, which no line of the file shows. */
const piecesInWords = ({ columns, rows }: Jigsaw) =>
  `${columns * rows}: ${columns} across and ${rows} down, along the ${columns + rows - 2} lines ${inks.cut.separation} of the artwork and the trim`

function holeInWords(hole: SurfaceFigures['keepOutHoles'][number]): string {
  const { widthMm, heightMm } = holeSize(hole)
  if (hole.widthMm === undefined) return `${mm(widthMm)} across`
  return `${mm(widthMm)} wide and ${mm(heightMm)} high with corners of ${mm(hole.radiusMm)}`
}

/** With at most one digit behind the point. */
const mm = (length: number) => `${Math.round(length * 10) / 10} mm`
