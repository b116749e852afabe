import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spelled, unspelled } from './spelling.ts'

const own = {
  skuPrefix: 'CANVAS',
  hangs: false,
  priceCents: 0,
  sizes: [{ widthMm: 203, bleedMm: 0, longestEverSideMm: 508 }, { widthMm: 305 }],
  positions: ['P', 'L'],
  words: { aPiece: 'a canvas' },
}
const ofContract = {
  sku_prefix: 'CANVAS',
  hangs: false,
  price_cents: 0,
  sizes: [{ width_mm: 203, bleed_mm: 0, longest_ever_side_mm: 508 }, { width_mm: 305 }],
  positions: ['P', 'L'],
  words: { a_piece: 'a canvas' },
}

test('a record is written with underscores for the contract, names alone and at every depth', () => {
  expect(spelled(own)).toEqual(ofContract)
})

test('and read back as it was', () => expect(unspelled(ofContract)).toEqual(own))

test('what a record leaves out the contract has as null, and the other way', () => {
  expect(spelled({ topMm: undefined, sizes: [{ bleedMm: undefined }] })).toStrictEqual({
    top_mm: null,
    sizes: [{ bleed_mm: null }],
  })
  const read = unspelled<{ topMm?: number; sizes: { bleedMm?: number }[] }>({
    top_mm: null,
    sizes: [{ bleed_mm: null }],
  })
  expect(read).toStrictEqual({ sizes: [{}] })
})

test('whatever its names and figures are, a record comes back the same', () => {
  const name = fc.stringMatching(/^[a-z]{1,5}([A-Z][a-z]{1,5}){0,3}$/)
  const figures = fc.dictionary(name, fc.oneof(fc.integer(), fc.boolean(), fc.string()), { maxKeys: 5 })
  fc.assert(
    fc.property(figures, fc.array(figures, { maxLength: 3 }), (figuresOfIt, sizes) => {
      const record = { ...figuresOfIt, sizes }
      expect(unspelled<unknown>(spelled(record) as never)).toEqual(record)
    }),
    { numRuns: 50 },
  )
})
