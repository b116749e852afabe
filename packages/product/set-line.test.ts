import { expect, test } from 'vitest'
import { record as canvas } from '#families/canvas/record.ts'
import { record as tile } from '#families/wall-tile/record.ts'
import { isSetLine } from './set-line.ts'
import { countsPieces } from './sets.ts'
import { firstChoice, formatSku } from './sku.ts'

/** The SKU of a wall tile in a set of so many. */
function tilesSku(pieces: number) {
  const option = tile.options.find(countsPieces)
  const value = option?.values.find((one) => (one.pieces ?? 1) === pieces)
  const choice = firstChoice(tile)
  return formatSku(tile, { ...choice, values: { ...choice.values, [option?.code ?? '']: value?.code ?? '' } })
}

test('nine tiles are a set, one tile and a canvas are none', () => {
  expect(isSetLine(tile, tilesSku(9))).toBe(true)
  expect(isSetLine(tile, tilesSku(1))).toBe(false)
  expect(isSetLine(canvas, formatSku(canvas, firstChoice(canvas)))).toBe(false)
})

test('what is not made any more is none', () => {
  expect(isSetLine(tile, 'TILE-NO-SUCH')).toBe(false)
})
