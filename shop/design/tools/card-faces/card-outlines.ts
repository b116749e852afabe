/**
 * Outlines of the signs of playing cards, drawn for this shop. Suits are filled, 60 units wide and high; values and letters are
 * lines, 60 high. As the document writes them: absolute, one space between all parts, y down.
 */
export type Outline = string

export const suits = ['spades', 'hearts', 'clubs', 'diamonds'] as const
export type Suit = (typeof suits)[number]

export const values = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'] as const
export type Value = (typeof values)[number]

export const SUITS: Readonly<Record<Suit, readonly Outline[]>> = {
  spades: [
    'M 30 0 C 32 14 58 26 58 40 C 58 48 52 52 46 52 C 40 52 35 49 32 44 C 32 50 35 56 40 60 L 20 60 C 25 56 28 50 28 44 C 25 49 20 52 14 52 C 8 52 2 48 2 40 C 2 26 28 14 30 0 Z',
  ],
  hearts: [
    'M 30 58 C 12 42 2 31 2 18 C 2 8 9 2 17 2 C 23 2 28 6 30 12 C 32 6 37 2 43 2 C 51 2 58 8 58 18 C 58 31 48 42 30 58 Z',
  ],
  clubs: [
    'M 30 0 C 37.2 0 43 5.8 43 13 C 43 20.2 37.2 26 30 26 C 22.8 26 17 20.2 17 13 C 17 5.8 22.8 0 30 0 Z',
    'M 15 22 C 22.2 22 28 27.8 28 35 C 28 42.2 22.2 48 15 48 C 7.8 48 2 42.2 2 35 C 2 27.8 7.8 22 15 22 Z',
    'M 45 22 C 52.2 22 58 27.8 58 35 C 58 42.2 52.2 48 45 48 C 37.8 48 32 42.2 32 35 C 32 27.8 37.8 22 45 22 Z',
    'M 26 20 L 34 20 L 34 36 C 34 46 36 55 40 60 L 20 60 C 24 55 26 46 26 36 Z',
  ],
  diamonds: ['M 30 0 C 35 11 43 21 52 30 C 43 39 35 49 30 60 C 25 49 17 39 8 30 C 17 21 25 11 30 0 Z'],
}

interface Letter {
  readonly wide: number
  readonly lines: readonly Outline[]
}

const J: Letter = { wide: 40, lines: ['M 34 0 L 34 42 C 34 54 28 60 19 60 C 10 60 5 54 4 44'] }
const K: Letter = { wide: 44, lines: ['M 5 0 L 5 60', 'M 40 0 L 5 36', 'M 17 25 L 42 60'] }
const ROUND_LETTER = 'M 22 0 C 9 0 3 12 3 30 C 3 48 9 60 22 60 C 35 60 41 48 41 30 C 41 12 35 0 22 0 Z'

export const VALUES: Readonly<Record<Value, Letter>> = {
  ace: { wide: 44, lines: ['M 2 60 L 22 0 L 42 60', 'M 9 40 L 35 40'] },
  2: { wide: 44, lines: ['M 4 17 C 4 6 12 0 22 0 C 33 0 40 7 40 17 C 40 30 24 38 4 60 L 42 60'] },
  3: {
    wide: 44,
    lines: [
      'M 4 12 C 8 4 14 0 22 0 C 32 0 39 6 39 15 C 39 24 32 28 22 28 C 33 28 41 34 41 44 C 41 54 33 60 22 60 C 12 60 6 56 3 48',
    ],
  },
  4: { wide: 44, lines: ['M 32 60 L 32 0 L 2 42 L 43 42'] },
  5: {
    wide: 44,
    lines: [
      'M 38 0 L 10 0 L 7 28 C 11 24 16 22 22 22 C 34 22 41 30 41 41 C 41 52 33 60 22 60 C 12 60 6 56 3 49',
    ],
  },
  6: {
    wide: 44,
    lines: [
      'M 34 1 C 14 10 4 26 4 42 C 4 53 12 60 22 60 C 33 60 40 52 40 42 C 40 32 33 25 22 25 C 13 25 6 30 4 40',
    ],
  },
  7: { wide: 44, lines: ['M 3 0 L 41 0 L 17 60'] },
  8: {
    wide: 44,
    lines: [
      'M 22 28 C 12 28 6 22 6 14 C 6 6 12 0 22 0 C 32 0 38 6 38 14 C 38 22 32 28 22 28 C 11 28 3 35 3 44 C 3 53 11 60 22 60 C 33 60 41 53 41 44 C 41 35 33 28 22 28 Z',
    ],
  },
  9: {
    wide: 44,
    lines: [
      'M 10 59 C 30 50 40 34 40 18 C 40 7 32 0 22 0 C 11 0 4 8 4 18 C 4 28 11 35 22 35 C 31 35 38 30 40 20',
    ],
  },
  10: {
    wide: 56,
    lines: [
      'M 2 12 L 14 1 L 14 60',
      'M 40 0 C 31 0 26 12 26 30 C 26 48 31 60 40 60 C 49 60 54 48 54 30 C 54 12 49 0 40 0 Z',
    ],
  },
  jack: J,
  queen: { wide: 44, lines: [ROUND_LETTER, 'M 26 44 L 43 63'] },
  king: K,
}

/** J, O, K, E and R. */
export const LETTERS: readonly Letter[] = [
  J,
  { wide: 44, lines: [ROUND_LETTER] },
  K,
  { wide: 42, lines: ['M 38 0 L 6 0 L 6 60 L 38 60', 'M 6 30 L 32 30'] },
  {
    wide: 44,
    lines: ['M 5 60 L 5 0 L 24 0 C 35 0 40 6 40 15 C 40 24 35 30 24 30 L 5 30', 'M 21 30 L 41 60'],
  },
]
