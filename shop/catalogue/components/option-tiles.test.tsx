import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { record as canvas } from '#families/canvas/record.ts'
import { record as coaster } from '#families/coaster/record.ts'
import { record as tile } from '#families/wall-tile/record.ts'
import type { OfferedRecord } from '#packages/product/price.ts'
import { firstChoice } from '#packages/product/sku.ts'
import { partsToDraw } from '#ui/lazy-hydration.tsx'
import { OptionTiles } from './option-tiles.tsx'

await partsToDraw()

/** The words of each tile, in the order of the page. */
function tilesOf(record: OfferedRecord, at = 0): string[] {
  const [option, choice] = [record.options[at], firstChoice(record)]
  if (!option) throw new Error(`Expected ${record.family} to have an option`)
  const html = renderToStaticMarkup(<OptionTiles {...{ record, option, choice }} choose={() => undefined} />)
  return [...html.matchAll(/<label.*?<\/label>/g)].map(([label]) =>
    label
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

const [sets] = tile.options
const nineFirst = { ...tile, options: [{ ...sets!, values: sets!.values.toReversed() }] }
const tiles = [
  'One tile To begin with, or to add to yours A$12.99',
  'Three tiles Each with a picture of its own A$35.07, A$11.69 each',
  'Six tiles Each with a picture of its own A$62.35, about A$10.39 each',
  'Nine tiles Each with a picture of its own A$87.68, about A$9.74 each',
]

describe('F-08: the tile of a set', () => {
  it('says what all its pieces cost and what each does, from the fewest to the most', () => {
    expect(tilesOf(tile)).toEqual(tiles)
  })

  it('says the same on a page that opens with nine', () => {
    expect(tilesOf(nineFirst)).toEqual(tiles)
  })

  it('strikes what the set cost before an offer', () => {
    const offers = {
      sizes: { '13X18': 1169 },
      options: [{ size: '13X18', option: 'SET', value: 'DIFF9', cents: 6722 }],
    }
    expect(tilesOf({ ...tile, offers })[3]).toBe(
      'Nine tiles Each with a picture of its own Was A$87.68 A$78.91, about A$8.77 each',
    )
  })

  it('has a price of its own where sets hold as many', () => {
    expect(tilesOf(coaster)).toEqual([
      'Four photos Every coaster with a design of its own A$23.99, about A$6.00 each',
      'One photo The same design on all four A$19.99, about A$5.00 each',
    ])
  })
})

it('F-08: the tile of any other option says what it adds', () => {
  const depths = tilesOf(canvas)
  expect(depths.some((words) => /\+A\$\d/.test(words))).toBe(true)
  expect(depths.join()).not.toContain('each')
})
