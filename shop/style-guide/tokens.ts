/** What the style sheet promises, for every brand alike. */

interface Pair {
  name: string
  /** Custom properties, without their dashes. */
  front: string
  back: string
  least: 4.5 | 3
}

const text = (front: string, back: string): Pair => ({ name: `${front} on ${back}`, front, back, least: 4.5 })
const shape = (front: string, back: string): Pair => ({ name: `${front} on ${back}`, front, back, least: 3 })

/** Colours that meet, with the contrast that WCAG 2.2 asks of them. */
export const pairs: readonly Pair[] = [
  text('ink', 'paper'),
  text('ink-2', 'paper'),
  text('ink-2', 'sunk'),
  text('on-brand', 'brand'),
  text('on-brand', 'brand-hover'),
  text('on-offer', 'offer'),
  text('offer-ink', 'paper'),
  text('offer-ink', 'sunk'),
  text('on-band', 'band'),
  text('danger', 'raised'),
  text('danger', 'danger-soft'),
  text('warn', 'warn-soft'),
  text('ok', 'paper'),
  text('ok', 'brand-soft'),
  shape('line-firm', 'paper'),
  shape('line-firm', 'raised'),
  shape('star', 'paper'),
  shape('star', 'sunk'),
  shape('brand', 'paper'),
]

export const typeSteps = [
  ['hero', 'display text-hero'],
  ['h1', 'display text-h1'],
  ['h2', 'display text-h2'],
  ['h3', 'display text-h3'],
  ['block', 'display text-block'],
  ['lead', 'text-lead'],
  ['body', 'text-body'],
  ['meta', 'text-meta'],
  ['small', 'text-small'],
  ['micro', 'text-micro'],
] as const

/** In px; no other numbers. */
export const spaces = [4, 8, 12, 16, 24, 32, 48, 64, 96, 136]

export const radii = ['r-s', 'r-m', 'r-l', 'r-picture', 'r-button'] as const
export const shadows = ['shadow-1', 'shadow-2', 'shadow-3'] as const
export const motions = [
  ['fast', 'hover'],
  ['base', 'open and close'],
  ['slow', 'picture'],
] as const
