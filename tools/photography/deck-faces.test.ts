/** The names of the open cards tie three things together: the scene, our sample decks, and what a shopper designs. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { record } from '#families/photo-playing-cards/record.ts'
import { readScene } from '#packages/mockup/scene.ts'
import { OPEN_CARDS, SERIES } from '#packages/samples/series.ts'
import { pairSurfaces } from '#shop/scenes/rules/surface-pairs.ts'

const root = resolve(import.meta.dirname, '../..')
const { surfaces } = readScene(readFileSync(join(root, 'public/scenes/deck-faces/scene.json'), 'utf8'))

test("each card that lies open shows the shopper's design of that card, and the deck its back", () => {
  const shown = pairSurfaces(surfaces, record.surfaces)
  expect(shown.map((surface) => surface?.name)).toEqual(['back', ...OPEN_CARDS])
})

test.each(['photo-deck', 'reunion-deck'])('in %s every card has the value that lies there', (series) => {
  const [, ...cards] = SERIES[series] ?? []
  expect(cards.map((sample) => sample.replace(/^(deck|reunion)-/, ''))).toEqual(
    surfaces.slice(1).map(({ name }) => name),
  )
})
