/** Photo filters as colour matrices, the same numbers in the browser and on the server. */
import type { Filter } from '#packages/design-document/design.ts'

type Row = readonly [red: number, green: number, blue: number]
/** Rows give the new red, green and blue from the old, on gamma-encoded sRGB. */
export type ColourMatrix = readonly [Row, Row, Row]

/** Share of each primary in lightness, ITU-R BT.709. */
const LIGHTNESS: Row = [0.2126, 0.7152, 0.0722]

/** 0 takes all colour out, 1 changes nothing, above 1 strengthens colours; greys stay as they are. */
function saturation(amount: number): ColourMatrix {
  const row = (own: number): Row => {
    const share = (index: 0 | 1 | 2) => LIGHTNESS[index] * (1 - amount) + (own === index ? amount : 0)
    return [share(0), share(1), share(2)]
  }
  return [row(0), row(1), row(2)]
}

export const filterMatrices: Record<Filter, ColourMatrix | undefined> = {
  none: undefined,
  bw: saturation(0),
  // That of the CSS filter, https://www.w3.org/TR/filter-effects-1/#sepiaEquivalent, in 128ths: Firefox knows no finer
  // shares, and its own rounding of each made sepia 1.4 of 255 less red than the proof.
  sepia: [
    [50 / 128, 99 / 128, 24 / 128],
    [45 / 128, 88 / 128, 21 / 128],
    [35 / 128, 68 / 128, 17 / 128],
  ],
  vivid: saturation(1.35),
  // The greys that pencil.ts draws from.
  pencil: saturation(0),
}
