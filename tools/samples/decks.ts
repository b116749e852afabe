/** The cards of our decks: one of our samples on each, and its value in two corners, as the design tool sets it. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { SampleName } from '#packages/samples/samples.ts'
import type { OPEN_CARDS } from '#packages/samples/series.ts'
import { cornerOf, jokerCorner } from '#shop/design/tools/card-faces/card-marks.ts'
import { cardOf } from './drawings/photo-cards.ts'
import { drawings } from './drawings.ts'
import type { Sheet } from './studio/sheet.ts'
import { SAMPLES_FOLDER } from './write-sample.ts'

type OpenCard = (typeof OPEN_CARDS)[number]

/** Of each deck, which sample is on which card; its files begin with the name of the deck. */
const DECKS = {
  deck: {
    'spades-ace': 'lighthouse',
    'spades-2': 'surf-from-above',
    'spades-3': 'kookaburra',
    'spades-4': 'sun-path',
    'spades-5': 'red-centre',
    'hearts-king': 'kelpie',
    'spades-queen': 'ginger-cat',
    'diamonds-jack': 'lemons',
    'clubs-ace': 'magpie',
    'joker-red': 'rocket',
  },
  reunion: {
    'spades-ace': 'terraces',
    'spades-2': 'dinosaurs',
    'spades-3': 'painted-meadow',
    'spades-4': 'whale',
    'spades-5': 'waratah',
    'hearts-king': 'river-gums',
    'spades-queen': 'vases',
    'diamonds-jack': 'beach-above',
    'clubs-ace': 'southern-night',
    'joker-red': 'reef',
  },
} as const satisfies Record<string, Record<OpenCard, SampleName>>

export type Deck = keyof typeof DECKS

/** Three times what a scene shows of a card. */
const PX_PER_MM = 8

const CORNERS = {
  'spades-ace': cornerOf({ suit: 'spades', value: 'ace' }),
  'spades-2': cornerOf({ suit: 'spades', value: '2' }),
  'spades-3': cornerOf({ suit: 'spades', value: '3' }),
  'spades-4': cornerOf({ suit: 'spades', value: '4' }),
  'spades-5': cornerOf({ suit: 'spades', value: '5' }),
  'hearts-king': cornerOf({ suit: 'hearts', value: 'king' }),
  'spades-queen': cornerOf({ suit: 'spades', value: 'queen' }),
  'diamonds-jack': cornerOf({ suit: 'diamonds', value: 'jack' }),
  'clubs-ace': cornerOf({ suit: 'clubs', value: 'ace' }),
  'joker-red': jokerCorner('red'),
} as const satisfies Record<OpenCard, unknown>

/** @example drawDeckCard('deck', 'hearts-king') */
export const drawDeckCard = (deck: Deck, card: OpenCard): Sheet =>
  cardOf(drawings[DECKS[deck][card]](), CORNERS[card], PX_PER_MM)

/** @returns what all of them weigh in bytes */
export async function writeDecks(): Promise<number> {
  let bytes = 0
  for (const deck of Object.keys(DECKS) as Deck[]) {
    for (const card of Object.keys(CORNERS) as OpenCard[]) {
      const { canvas, width, height } = drawDeckCard(deck, card)
      const file = join(SAMPLES_FOLDER, `${deck}-${card}.webp`)
      await sharp(canvas.data(), { raw: { width, height, channels: 4 } })
        .flatten({ background: '#ffffff' })
        .webp({ quality: 80, effort: 6 })
        .toFile(file)
      bytes += (await stat(file)).size
    }
  }
  return bytes
}
