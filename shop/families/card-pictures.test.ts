/** What a card shows of a page is what the page opens with. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readScene } from '#packages/mockup/scene.ts'
import { countsPieces } from '#packages/product/sets.ts'
import { readFamilies } from './read-families.ts'

const families = await readFamilies()

const piecesIn = (scene: string) =>
  readScene(readFileSync(new URL(`../../public/scenes/${scene}/scene.json`, import.meta.url), 'utf8'))
    .surfaces.length

test('PE-31: the card of a set shows as many pieces as its page opens with, where there is a scene of so many', () => {
  const told = families.flatMap(({ record, pages }) => {
    const option = record.options.find(countsPieces)
    if (!option) return []
    const shown = new Set(record.scenes.map(piecesIn))
    return pages.products.flatMap(({ sku, startValues, pictures }) => {
      const start = startValues?.[option.code] ?? option.values[0]?.code
      const pieces = option.values.find(({ code }) => code === start)?.pieces ?? 1
      if (!shown.has(pieces)) return []
      return pictures
        .slice(0, 1)
        .flatMap(({ scene }) =>
          piecesIn(scene) === pieces
            ? []
            : [`${sku}: ${scene} shows ${piecesIn(scene)}, and the page opens with ${pieces}.`],
        )
    })
  })
  expect(told).toEqual([])
})
