/** What a record may not say of a face that is cut into pieces by the lines of a jigsaw. */
import { SMALLEST_PIECE_MM } from '#packages/jigsaw/jigsaw.ts'
import type { Contradiction } from './contradictions.ts'
import type { RecordSurface, Size } from './record.ts'

type Cut = NonNullable<RecordSurface['jigsaw']>[number]

/** Pieces that nobody can cut, and numbers that are not what the shopper was told. */
export function jigsawsAgainst(surface: RecordSurface, sizes: readonly Size[]): Contradiction[] {
  const { name, jigsaw = [], body, outline } = surface
  const field = `surfaces.${name}.jigsaw`
  const twice = jigsaw.filter(({ size }, place) => jigsaw.findIndex((one) => one.size === size) !== place)
  const shape = body === 'flat' ? outline : body
  const sentences = [
    ...(jigsaw.length > 0 && shape !== 'rectangle'
      ? [`It is ${shape}, and only a flat rectangle is cut into pieces.`]
      : []),
    ...twice.map(({ size }) => `There are two for the size ${size}.`),
    ...jigsaw.flatMap((cut) => {
      const size = sizes.find(({ code }) => code === cut.size)
      return size ? againstSize(cut, size, surface) : [`There is no size ${cut.size}.`]
    }),
  ]
  return sentences.map((sentence) => ({ field, sentence }))
}

function againstSize({ columns, rows }: Cut, size: Size, { trims }: RecordSurface): string[] {
  const { widthMm, heightMm } = trims.find((one) => one.size === size.code) ?? size
  const [wide, high] = [widthMm / columns, heightMm / rows]
  const pieces = columns * rows
  const said: readonly string[] = size.label.match(/\d+/g) ?? []
  return [
    ...(Math.min(wide, high) < SMALLEST_PIECE_MM
      ? [
          `Pieces of ${tenth(wide)} × ${tenth(high)} mm in ${size.code} are too small; ${SMALLEST_PIECE_MM} mm is the least.`,
        ]
      : []),
    ...(said.includes(String(pieces))
      ? []
      : [`${columns} × ${rows} is ${pieces} pieces, and ${size.code} is called "${size.label}".`]),
  ]
}

/** Rounded down, so that what is too small does not look as if it were not. */
const tenth = (mm: number) => Math.floor(mm * 10) / 10
