/** What a record says of press sheets that nothing can be laid on. */
import { gridOf } from '#packages/imposition/imposition.ts'
import type { Contradiction, Parts } from './contradictions.ts'

/** Sheets of what is no small flat piece with a front and perhaps a back, lying sheets, and those that a size does not fit on. */
export function sheetsWithoutRoom(parts: Parts): Contradiction[] {
  const { sheet } = parts
  if (!sheet) return []
  const sentences = [...unfit(parts), ...(sheet.widthMm > sheet.heightMm ? [UPRIGHT] : [])]
  return [...sentences, ...sizesTooLarge(parts, sheet)].map((sentence) => ({ field: 'sheet', sentence }))
}

const UPRIGHT = 'Its width is above its height, and it is described upright.'

function unfit(parts: Parts): string[] {
  const { sizes, surfaces, customSize, options, sheet } = parts
  const bodies = surfaces.filter(({ body, panels, jigsaw }) => body !== 'flat' || panels || jigsaw)
  const saysPieces = options.some(({ values }) => values.some(({ pieces }) => pieces !== undefined))
  return [
    ...bodies.map(({ name }) => `The surface ${name} is no flat piece.`),
    ...(sheet?.back === undefined ? unfitPieces(parts) : unfitDeck(parts, sheet.back)),
    ...(surfaces.some(({ mirrored }) => mirrored !== surfaces[0]?.mirrored)
      ? ['Front and back are on one sheet, and only one of them is mirrored.']
      : []),
    ...(sheet?.borderMm !== undefined && [...sizes, ...surfaces].some(({ bleedMm = 0 }) => bleedMm > 0)
      ? ['A piece with a white border has no bleed.']
      : []),
    ...(customSize ? ['Sizes that are typed have no sheets.'] : []),
    ...(saysPieces && sheet?.pieces !== undefined ? ['An option says how many pieces there are, too.'] : []),
  ]
}

const unfitPieces = ({ surfaces }: Parts): string[] =>
  surfaces.length > 2 ? ['A piece on a sheet has a front and a back, and no other surfaces.'] : []

/** Of pieces with a back in common, each of which is a surface of the record. */
function unfitDeck({ surfaces, options, sheet }: Parts, back: string): string[] {
  const isMany = options.some(({ values }) => values.some(({ pieces }) => pieces !== undefined))
  return [
    ...(surfaces.some(({ name }) => name === back) && surfaces.length > 1
      ? []
      : [`The back ${back} is no surface beside others.`]),
    ...(surfaces.some(({ onlyWith }) => onlyWith) || isMany || sheet?.pieces !== undefined
      ? ['With a back in common every surface is one piece, whatever is chosen.']
      : []),
  ]
}

function sizesTooLarge({ sizes, surfaces, options }: Parts, sheet: NonNullable<Parts['sheet']>): string[] {
  const bleeds = options.flatMap(({ values }) => values.flatMap(({ bleedMm }) => bleedMm ?? []))
  const largest = (size: Parts['sizes'][number], surface: Parts['surfaces'][number]) => ({
    ...(surface.trims.find((trim) => trim.size === size.code) ?? size),
    bleedMm: Math.max(size.bleedMm ?? surface.bleedMm, sheet.borderMm ?? 0, ...bleeds),
  })
  const tooLarge = sizes.filter((size) =>
    surfaces.some((surface) => gridOf(sheet, largest(size, surface)) === undefined),
  )
  return tooLarge.map(({ code }) => `The size ${code} does not fit on it with its bleed.`)
}
