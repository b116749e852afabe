/**
 * The corners of the cards of a deck. Which card a surface is follows from its name in the record: `hearts-king`, `joker-red`;
 * every other surface, such as the back, has none. A card that nothing is on stays empty.
 */
import type { Surface } from '#packages/design-document/design.ts'
import type { ArtElement } from '#packages/design-document/shapes.ts'
import { type CornerMark, cornerOf, jokerCorner } from './card-marks.ts'
import { suits, values } from './card-outlines.ts'

/** Names what belongs to the card and not to the shopper. */
export const CARD_GROUP = 'card'

interface Card {
  /** In words: "King of hearts". */
  name: string
  corner: CornerMark
}

const cards: ReadonlyMap<string, Card> = new Map([
  ...suits.flatMap((suit) =>
    values.map((value): [string, Card] => [
      `${suit}-${value}`,
      { name: `${capitalised(value)} of ${suit}`, corner: cornerOf({ suit, value }) },
    ]),
  ),
  ...(['red', 'black'] as const).map((colour): [string, Card] => [
    `joker-${colour}`,
    { name: `${capitalised(colour)} joker`, corner: jokerCorner(colour) },
  ]),
])

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Surfaces that are known to be as they have to be. */
const marked = new WeakSet<Surface>()

/** A card with its corners in front of everything else; itself where they are, and where there is none to mark. */
export function markedCard(face: Surface): Surface {
  const card = cards.get(face.name)
  if (!card || marked.has(face)) return face
  const own = face.elements.filter(({ group }) => group !== CARD_GROUP)
  const elements = own.length === 0 ? own : [...own, ...cornersOn(face, card)]
  const after = JSON.stringify(elements) === JSON.stringify(face.elements) ? face : { ...face, elements }
  marked.add(after)
  return after
}

/** Upright at the top left, and on its head at the bottom right, as far in as faces have to be. */
function cornersOn({ widthMm, heightMm, safeMm }: Surface, { name, corner }: Card): ArtElement[] {
  const { widthMm: wide, heightMm: high, paths } = corner
  const places = [
    { xMm: safeMm, yMm: safeMm, rotationDeg: 0 },
    { xMm: widthMm - safeMm - wide, yMm: heightMm - safeMm - high, rotationDeg: 180 },
  ]
  return places.map((place, at) => ({
    id: `${CARD_GROUP}-${at + 1}`,
    group: CARD_GROUP,
    opacity: 1,
    type: 'art',
    frame: { kind: 'placed', ...place, widthMm: wide, heightMm: high },
    name,
    width: wide * 10,
    height: high * 10,
    flipX: false,
    flipY: false,
    paths: [...paths],
  }))
}
