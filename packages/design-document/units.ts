/**
 * Units as types, so that a millimetre can never be added to a pixel by mistake.
 *
 * A branded number is a plain number at run time; `mm(5)` and `px(5)` only mark what it counts.
 */
declare const unit: unique symbol
type Unit<Name extends string> = number & { readonly [unit]?: Name }

/** Millimetres on the finished product; the origin of a surface is the top-left corner of its trim. */
export type Mm = Unit<'mm'>
/** Whole or fractional pixels of a picture. */
export type Px = Unit<'px'>

const MM_PER_INCH = 25.4

/**
 * Pixels that a length takes at a resolution.
 *
 * @param lengthMm any finite length in mm
 * @param dpi pixels an inch, above 0
 * @returns pixels, not rounded
 * @throws RangeError when dpi is not above 0
 * @example mmToPx(25.4, 300) // 300
 */
export function mmToPx(lengthMm: Mm, dpi: number): Px {
  if (!(dpi > 0)) throw new RangeError(`Expected dpi to be a number above 0 but received ${dpi}`)
  return (lengthMm / MM_PER_INCH) * dpi
}
