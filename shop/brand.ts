/** What differs between the brands outside the style sheet; which one a shop is was decided when it was built. */

export type BrandCode = 'canvas' | 'neon' | 'sketch'

export interface Brand {
  code: BrandCode
  name: string
  /** In one sentence, for search engines and for the phone's list of apps. */
  description: string
  /** Of the browser's own frame around the pages; the same as `--paper` and `--brand` in ui/tokens.css. */
  paperColour: string
  colour: string
}

export const brands: Readonly<Record<BrandCode, Brand>> = {
  canvas: {
    code: 'canvas',
    name: 'Keepsake',
    description: 'Personalised photo products, designed by you, made and sent in Australia.',
    paperColour: '#fbf8f2',
    colour: '#24463a',
  },
  neon: {
    code: 'neon',
    name: 'Keepsake Neon',
    description: 'Neon signs of your own words, seen lit on your wall before you order.',
    paperColour: '#0d0c0f',
    colour: '#ff7d4a',
  },
  sketch: {
    code: 'sketch',
    name: 'Keepsake Sketch',
    description: 'Your photo as a pencil drawing, on paper or on canvas.',
    paperColour: '#f6f4ee',
    colour: '#2b2b30',
  },
}

export const isBrandCode = (text: unknown): text is BrandCode => typeof text === 'string' && text in brands

/** The brand that these pages were built for. */
export const brand: Brand =
  brands[isBrandCode(import.meta.env?.VITE_BRAND) ? import.meta.env.VITE_BRAND : 'canvas']
