/**
 * Whether a packed piece can be in its parcel. A piece lies flat in it, with its bar where it has one, as a roll, or folded;
 * panels lie on top of each other; what is printed all round is as thick as its print is long divided by pi. What is cut into
 * pieces lies in a heap.
 */
import type { Contradiction, Parts } from './contradictions.ts'
import { foldedSides } from './folded-sides.ts'
import { panelsOf } from './panels.ts'
import { panelsOfSize } from './panels-of-size.ts'
import type { Size } from './record.ts'

/** Parcels that do not hold one piece, or whose length is not their longest side, as the post measures them. */
export function parcelsTooSmall(parts: Parts): Contradiction[] {
  return parts.sizes.flatMap((size) => {
    const { longMm, wideMm, highMm, rollMm, folded } = size.parcel
    const parcel = [longMm, wideMm, highMm]
    const piece = pieceOf(size, parts)
    const field = `sizes.${size.code}.parcel`
    const measures = `${parcel.join(' × ')} mm`
    if (rollMm !== undefined && !isFlat(parts))
      return [{ field, sentence: 'Only what is flat all over is rolled up.' }]
    if (folded && !isFlat(parts)) return [{ field, sentence: 'Only what is flat all over is folded.' }]
    if (folded && rollMm !== undefined) return [{ field, sentence: 'It is rolled up or folded, not both.' }]
    if (longMm < Math.max(wideMm, highMm))
      return [{ field, sentence: `Its longest side is longMm; this one has ${measures}.` }]
    if (holds(parcel, piece)) return []
    return [{ field, sentence: `One of ${measures} does not hold a piece of ${inWords(piece)}.` }]
  })
}

const isFlat = ({ surfaces, options }: Parts) =>
  surfaces.every(({ body }) => body === 'flat') &&
  options.every(({ values }) => values.every(({ depthMm }) => depthMm === undefined))

function pieceOf(
  { code, widthMm, heightMm, parcel }: Size,
  { surfaces, options, positions }: Parts,
): number[] {
  const { rollMm, folded } = parcel
  if (rollMm !== undefined) return [widthMm, rollMm, rollMm]
  if (folded) return [...foldedSides(widthMm, heightMm, folded.times), folded.thickMm]
  const jigsaw = surfaces.flatMap((surface) => surface.jigsaw?.find(({ size }) => size === code) ?? [])[0]
  if (jigsaw) return [widthMm / jigsaw.columns, heightMm / jigsaw.rows]
  if (surfaces.some(({ body }) => body === 'curved')) {
    const [along, around] = positions.includes('L') ? [widthMm, heightMm] : [heightMm, widthMm]
    const thick = around / Math.PI
    return [along, thick, thick]
  }
  const parting = surfaces.flatMap((surface) => panelsOfSize(surface, code) ?? [])[0]
  const depths = options.flatMap(({ values }) => values.flatMap(({ depthMm = 0 }) => depthMm))
  const depth = Math.max(0, ...depths)
  if (!parting) return [widthMm, heightMm, depth]
  // Panels are stacked.
  const whole = positions.includes('L') ? { widthMm: heightMm, heightMm: widthMm } : { widthMm, heightMm }
  const [panel] = panelsOf(whole, parting)
  return [panel?.widthMm ?? 0, whole.heightMm, parting.count * depth]
}

/** Turned as it fits best. */
function holds(parcel: readonly number[], piece: readonly number[]): boolean {
  const room = largestFirst(parcel)
  return largestFirst(piece).every((measure, place) => measure <= (room[place] ?? 0))
}

const largestFirst = (measures: readonly number[]) => measures.toSorted((one, other) => other - one)

/** A sheet has two measures. */
const inWords = (piece: readonly number[]) =>
  `${piece
    .filter((measure) => measure > 0)
    .map(Math.ceil)
    .join(' × ')} mm`
