/** The sizes of a family, a row for each: what they share is said once. */
import { foldedSides } from './folded-sides.ts'
import type { Parcel, RecordDraft } from './record.ts'

type SizeDraft = RecordDraft['sizes'][number]

interface Figures {
  /** As the shopper reads it, where the code does not say it. */
  label: string
  bleedMm: number | undefined
  safeMm: number
  /** What it prints sharp at, and below which the shopper is warned. */
  dpi: readonly [target: number, warn: number]
  priceCents: number
  specialName: string | undefined
  /** How a piece is packed; `packedFlat`, `packedRolled` and `packedFolded` are the usual ways. */
  parcel: (widthMm: number, heightMm: number) => Parcel
}
type Needed = 'safeMm' | 'dpi' | 'priceCents' | 'parcel'
/** Each size says what its family does not, and may say otherwise. */
type Own<Shared> = Pick<Figures, Exclude<Needed, keyof Shared>> & Partial<Figures>

/**
 * How the sizes of a family are written.
 *
 * @param unit    of the measures in codes: "30X40" is read as "30 × 40 cm"; any other code is its own label
 * @param shared  what all sizes have in common; lengths in mm, money in cents with GST, weights in grams
 * @returns a function of a code, the trim in mm (width at most height), the same in inches or other words, and the rest
 * @throws RangeError when a size is wider than high; other figures are checked with the whole record
 * @example
 * const size = sizesIn('cm', { safeMm: 6, dpi: [300, 150], parcel: packedFlat({ marginMm: 50, highMm: 40, weightG }) })
 * size('30X40', [305, 406], '12 × 16 in', { priceCents: 5499 }).label // "30 × 40 cm"
 */
export function sizesIn<Shared extends Partial<Figures>>(unit: 'cm' | 'mm', shared: Shared) {
  return (
    code: string,
    [widthMm, heightMm]: readonly [widthMm: number, heightMm: number],
    inches: string,
    own: Own<Shared>,
  ): SizeDraft => {
    if (widthMm > heightMm) {
      throw new RangeError(
        `Expected ${code} to be at most as wide as high but received ${widthMm} × ${heightMm}`,
      )
    }
    // The types of both together leave nothing out.
    const { dpi, parcel, label, ...figures } = { ...shared, ...own } as Pick<Figures, Needed> &
      Partial<Figures>
    const [targetDpi, warnDpi] = dpi
    return {
      code,
      label: label ?? labelOf(code, unit),
      inches,
      widthMm,
      heightMm,
      ...figures,
      targetDpi,
      warnDpi,
      parcel: parcel(widthMm, heightMm),
    }
  }
}

const labelOf = (code: string, unit: string) =>
  /^\d+X\d+$/.test(code) ? `${code.replace('X', ' × ')} ${unit}` : code

/** Grams of a packed piece whose trim has so many square millimetres: a kilogram a square metre is 1e-3. */
type WeightG = (squareMm: number) => number

/**
 * Lying in an envelope or a carton.
 *
 * @param marginMm  what the packing adds to width and height, both sides together
 */
export const packedFlat =
  ({
    marginMm,
    highMm,
    weightG,
  }: {
    marginMm: number
    highMm: number
    weightG: WeightG
  }): Figures['parcel'] =>
  (widthMm, heightMm) => ({
    longMm: heightMm + marginMm,
    wideMm: widthMm + marginMm,
    highMm,
    weightG: weightG(widthMm * heightMm),
  })

/**
 * Rolled up along its longer side, in a tube or a box that is square from its end.
 *
 * @param capsMm  what the packing adds to the shorter side, both ends together
 * @param boxMm   how wide and how high it is
 * @param rollMm  how thick the roll is; less than the box
 */
export const packedRolled =
  ({
    capsMm,
    boxMm,
    rollMm,
    weightG,
  }: {
    capsMm: number
    boxMm: number
    rollMm: number
    weightG: WeightG
  }): Figures['parcel'] =>
  (widthMm, heightMm) => ({
    longMm: widthMm + capsMm,
    wideMm: boxMm,
    highMm: boxMm,
    rollMm,
    weightG: weightG(widthMm * heightMm),
  })

/**
 * Folded, each time across the side that is longer by then, in a bag or a carton.
 *
 * @param times     how often, at least once
 * @param marginMm  what the packing adds to both measures of the folded piece
 * @param thickMm   the piece itself, folded; at most `highMm`
 */
export const packedFolded =
  ({
    times,
    marginMm,
    thickMm,
    highMm,
    weightG,
  }: {
    times: number
    marginMm: number
    thickMm: number
    highMm: number
    weightG: WeightG
  }): Figures['parcel'] =>
  (widthMm, heightMm) => {
    const [longMm, wideMm] = foldedSides(widthMm, heightMm, times)
    return {
      longMm: Math.ceil(longMm + marginMm),
      wideMm: Math.ceil(wideMm + marginMm),
      highMm,
      folded: { times, thickMm },
      weightG: weightG(widthMm * heightMm),
    }
  }
