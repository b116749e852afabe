/** What a playing card says in its corners, as outlines: a value over the sign of its suit, or JOKER, on a white ground. */
import type { ArtElement } from '#packages/design-document/shapes.ts'
import { LETTERS, type Outline, SUITS, type Suit, VALUES, type Value } from './card-outlines.ts'

type ArtPath = ArtElement['paths'][number]

/** Of a corner, in mm; its units are tenths of them. */
export interface CornerMark {
  readonly widthMm: number
  readonly heightMm: number
  readonly paths: readonly ArtPath[]
}

const WIDE = 80
const VALUE_HIGH = 156
const JOKER_HIGH = 215
const ROUND = 14
/** Of the lines that values are drawn with. */
const LINE = 8
const RED = '#b3131f'
const BLACK = '#1a1a1a'
const WHITE = '#ffffff'

/** @example cornerOf({ suit: 'hearts', value: 'king' }) */
export function cornerOf({ suit, value }: { suit: Suit; value: Value }): CornerMark {
  const colour = suit === 'hearts' || suit === 'diamonds' ? RED : BLACK
  const { wide, lines } = VALUES[value]
  return {
    widthMm: WIDE / 10,
    heightMm: VALUE_HIGH / 10,
    paths: [
      ground(VALUE_HIGH),
      ...lines.map((data) => drawn(moved(data, (WIDE - wide) / 2, 12), colour)),
      ...SUITS[suit].map((data) => filled(moved(data, 10, 84), colour)),
    ],
  }
}

/** Five letters below each other. */
export function jokerCorner(colour: 'red' | 'black'): CornerMark {
  const step = (JOKER_HIGH - 12) / LETTERS.length
  return {
    widthMm: WIDE / 10,
    heightMm: JOKER_HIGH / 10,
    paths: [
      ground(JOKER_HIGH),
      ...LETTERS.flatMap(({ wide, lines }, place) =>
        lines.map((data) =>
          drawn(moved(data, (WIDE - wide / 2) / 2, 12 + place * step, 0.5), colour === 'red' ? RED : BLACK),
        ),
      ),
    ],
  }
}

const filled = (data: string, fill: string): ArtPath => ({ data, rule: 'nonzero', fill })
const drawn = (data: string, colour: string): ArtPath => ({
  data,
  rule: 'nonzero',
  line: { width: LINE, colour },
})

/** A rectangle with round corners. */
function ground(high: number): ArtPath {
  const [r, k] = [ROUND, ROUND * 0.4477]
  const data = [
    `M ${r} 0 L ${WIDE - r} 0 C ${WIDE - k} 0 ${WIDE} ${k} ${WIDE} ${r}`,
    `L ${WIDE} ${high - r} C ${WIDE} ${high - k} ${WIDE - k} ${high} ${WIDE - r} ${high}`,
    `L ${r} ${high} C ${k} ${high} 0 ${high - k} 0 ${high - r}`,
    `L 0 ${r} C 0 ${k} ${k} 0 ${r} 0 Z`,
  ].join(' ')
  return filled(rounded(data), WHITE)
}

/** An outline elsewhere, and smaller. */
function moved(data: Outline, x: number, y: number, scale = 1): string {
  let isX = false
  return rounded(
    data.replace(/-?\d+(\.\d+)?/g, (figure) => {
      isX = !isX
      return String(Number(figure) * scale + (isX ? x : y))
    }),
  )
}

/** A document holds at most four digits behind the point. */
const rounded = (data: string) =>
  data.replace(/-?\d+\.\d+/g, (figure) => String(Math.round(Number(figure) * 100) / 100))
