/** Photo filters and adjustments as colour matrices, the same numbers in the browser and on the server. */
import type { Adjustments, Filter, PhotoElement } from '#packages/design-document/design.ts'

type Row = readonly [red: number, green: number, blue: number, added: number]
/** Rows give the new red, green and blue from the old, each from 0 to 1 in gamma-encoded sRGB, plus what is added to it. */
export type ColourMatrix = readonly [Row, Row, Row]

/** Share of each primary in lightness, ITU-R BT.709. */
const LIGHTNESS = [0.2126, 0.7152, 0.0722] as const
/** What contrast leaves as it is. */
const MIDDLE_GREY = 0.5

/** 0 takes all colour out, 1 changes nothing, above 1 strengthens colours; greys stay as they are. */
function saturation(amount: number): ColourMatrix {
  const row = (own: number): Row => {
    const share = (index: 0 | 1 | 2) => LIGHTNESS[index] * (1 - amount) + (own === index ? amount : 0)
    return [share(0), share(1), share(2), 0]
  }
  return [row(0), row(1), row(2)]
}

interface Look {
  /** See `saturation`. */
  saturation?: number
  /** 1 changes nothing, above 1 makes dark darker and light lighter. */
  contrast?: number
  /** What each primary is multiplied with, before `lift`: above 1 for red and below 1 for blue is warmer. */
  tint?: readonly [red: number, green: number, blue: number]
  /** Added to each primary, as a share of full light: what was black becomes grey. */
  lift?: number
}

function look({ saturation: amount = 1, contrast = 1, tint = [1, 1, 1], lift = 0 }: Look): ColourMatrix {
  return rounded(after(scaled(tint, lift), after(contrasted(contrast), saturation(amount))))
}

/** Firefox knows no finer shares, and its own rounding of each made sepia 1.4 of 255 less red than the proof. */
function in128ths(figure: number): number {
  return Math.round(figure * 128) / 128
}

export const filterMatrices: Record<Filter, ColourMatrix | undefined> = {
  none: undefined,
  bw: saturation(0),
  silver: look({ saturation: 0, contrast: 0.8, lift: 0.06 }),
  noir: look({ saturation: 0, contrast: 1.4 }),
  // That of the CSS filter, https://www.w3.org/TR/filter-effects-1/#sepiaEquivalent, in 128ths.
  sepia: [
    [50 / 128, 99 / 128, 24 / 128, 0],
    [45 / 128, 88 / 128, 21 / 128, 0],
    [35 / 128, 68 / 128, 17 / 128, 0],
  ],
  vivid: saturation(1.35),
  bold: look({ saturation: 1.15, contrast: 1.25 }),
  warm: look({ tint: [1.06, 1, 0.88] }),
  golden: look({ saturation: 1.1, tint: [1.1, 1.01, 0.78], lift: 0.02 }),
  cool: look({ saturation: 0.95, tint: [0.92, 1, 1.08] }),
  faded: look({ saturation: 0.8, contrast: 0.8, lift: 0.05 }),
  soft: look({ saturation: 0.75, contrast: 0.85, tint: [1.02, 1, 0.98], lift: 0.08 }),
  // The greys that pencil.ts draws from.
  pencil: saturation(0),
}

/** Undefined where the photo stays as it is. Adjusted first, then filtered: one matrix, so nothing is cut off between. */
export function coloursOf({
  filter,
  adjustments,
}: Pick<PhotoElement, 'filter' | 'adjustments'>): ColourMatrix | undefined {
  const filtering = filterMatrices[filter]
  if (!adjustments) return filtering
  const adjusting = adjustmentMatrix(adjustments)
  return rounded(filtering ? after(filtering, adjusting) : adjusting)
}

/** At the ends of the sliders a photo is changed strongly, and still seen. */
const MOST = { lift: 0.12, gain: 0.3, darkening: 0.45, contrast: 0.6, red: 0.12, blue: 0.18 }

function adjustmentMatrix({ brightness, contrast, saturation: colour, warmth }: Adjustments): ColourMatrix {
  const light = brightness / 100
  const gain = 1 + light * (light > 0 ? MOST.gain : MOST.darkening)
  const steps: ColourMatrix[] = [
    scaled([gain, gain, gain], Math.max(0, light) * MOST.lift),
    contrasted(1 + (contrast / 100) * MOST.contrast),
    saturation(1 + colour / 100),
    scaled([1 + (warmth / 100) * MOST.red, 1, 1 - (warmth / 100) * MOST.blue], 0),
  ]
  return steps.reduce((matrix, step) => after(step, matrix))
}

function scaled([red, green, blue]: readonly [number, number, number], added: number): ColourMatrix {
  return [
    [red, 0, 0, added],
    [0, green, 0, added],
    [0, 0, blue, added],
  ]
}

function contrasted(amount: number): ColourMatrix {
  return scaled([amount, amount, amount], MIDDLE_GREY * (1 - amount))
}

/** The matrix that does what `first` does and then what `second` does. */
function after(second: ColourMatrix, first: ColourMatrix): ColourMatrix {
  const row = ([red, green, blue, added]: Row): Row => {
    const sum = (at: 0 | 1 | 2 | 3) => red * first[0][at] + green * first[1][at] + blue * first[2][at]
    return [sum(0), sum(1), sum(2), sum(3) + added]
  }
  return [row(second[0]), row(second[1]), row(second[2])]
}

function rounded(matrix: ColourMatrix): ColourMatrix {
  const row = ([red, green, blue, added]: Row): Row => [
    in128ths(red),
    in128ths(green),
    in128ths(blue),
    in128ths(added),
  ]
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

/** The matrix as the `values` of `feColorMatrix`; what is see-through stays so. */
export function colourValues(matrix: ColourMatrix): string {
  const short = (figure: number) => Math.round(figure * 1e5) / 1e5
  const rows = matrix.map(([red, green, blue, added]) =>
    [short(red), short(green), short(blue), 0, short(added)].join(' '),
  )
  return `${rows.join(' ')} 0 0 0 1 0`
}
