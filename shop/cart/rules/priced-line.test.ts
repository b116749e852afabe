import { describe, expect, test } from 'vitest'
import { boardRecord } from '#packages/product/testing/small-record.ts'
import type { PriceRule } from '../../marketing/rules/offers.ts'
import {
  NOT_MADE_ANY_MORE,
  OUT_OF_STOCK,
  type PricedProduct,
  type StoredLine,
  TOO_MANY,
  unitPricedLines,
} from './priced-line.ts'

const facts = { urlKey: 'x', inStock: true, stock: null }
const board: PricedProduct = {
  ...{ ...facts, id: 1, sku: 'BOARD', name: 'Board', kind: 'printed' },
  ...{ family: 'board', record: boardRecord, version: 1 },
}
const clip: PricedProduct = { ...facts, id: 2, sku: 'CLIP', name: 'Clip', kind: 'goods', priceCents: 500 }
const club: PricedProduct = { ...clip, id: 3, sku: 'CLUB', name: 'Club', kind: 'membership', priceCents: 900 }
const card: PricedProduct = {
  ...{ ...clip, id: 4, sku: 'GiftCert', name: 'Gift', kind: 'gift-certificate' },
  priceCents: null,
}
const products = new Map([board, clip, club, card].map((one) => [one.id, one]))
const SMALL = 'BOARD-20X20-S-NONE-PLAIN'
const line = (product: PricedProduct, parts: Partial<StoredLine> = {}): StoredLine => ({
  ...{ id: product.id, productId: product.id, designRevision: null, quantity: 1 },
  sku: product === board ? SMALL : product.sku,
  ...parts,
})
/** From three pieces on, half. */
const half: PriceRule = {
  ...{ id: 1, label: 'Three', startsAt: null, endsAt: null, family: null, size: null, sku: null },
  ...{ option: null, value: null, fromQuantity: 3, membersOnly: false, campaign: null },
  change: { kind: 'percent-off', percent: 50 },
}
const priced = (lines: StoredLine[], rules: PriceRule[] = [], settings: [string, string][] = []) =>
  unitPricedLines(lines, products, new Map(settings), rules)
const one = (stored: StoredLine, of: ReadonlyMap<number, PricedProduct> = products) =>
  unitPricedLines([stored], of, new Map(), [])[0]

describe('a cart line', () => {
  test('of a print costs its size and options, once for each piece', () => {
    const sku = 'BOARD-20X20-S-OAK-VARNISH'
    // 10.00, a tenth for the frame, 1.00 for varnish.
    expect(priced([line(board, { sku, quantity: 3 })])).toMatchObject([
      { unitCents: 1200, regularUnitCents: 1200, rowCents: 3600, baseCents: 1000, size: '20X20' },
    ])
  })

  test('of goods costs the price of the goods, of a certificate what is on it', () => {
    expect(one(line(clip, { quantity: 2 }))).toMatchObject({ unitCents: 500, rowCents: 1000 })
    expect(one(line(card, { entered: { amountCents: 7750 } }))?.unitCents).toBe(7750)
    expect(one(line(card, { entered: null }))?.unitCents).toBe(0)
  })

  test('of the membership costs what staff configured', () => {
    expect(priced([line(club)])[0]?.unitCents).toBe(900)
    expect(priced([line(club)], [], [['champ_membership_price', '49.95']])[0]?.unitCents).toBe(4995)
  })

  test('whose product is gone is left out', () => {
    expect(priced([line(board), line(clip, { productId: 99 })]).map(({ id }) => id)).toEqual([1])
  })
})

describe('a price for three pieces', () => {
  test('counts all pieces of one size, whatever is on them', () => {
    const others = line(board, { id: 7, sku: 'BOARD-20X20-S-OAK-PLAIN', quantity: 2 })
    expect(priced([line(board), others], [half]).map(({ baseCents }) => baseCents)).toEqual([500, 500])
  })

  test('does not count another size', () => {
    const large = line(board, { id: 7, sku: 'BOARD-60X90-P-NONE-PLAIN', quantity: 2 })
    expect(priced([line(board), large], [half]).map(({ baseCents }) => baseCents)).toEqual([1000, 3000])
  })

  test('counts goods by their SKU', () => {
    expect(priced([line(clip, { quantity: 2 }), line(clip, { id: 8 })], [half])[0]?.unitCents).toBe(250)
    expect(priced([line(clip, { quantity: 2 }), line(board)], [half])[0]?.unitCents).toBe(500)
  })
})

describe('what a line says of itself', () => {
  test('prints and goods travel, what is e-mailed does not', () => {
    const lines = priced([line(board), line(clip), line(club), line(card)])
    expect(lines.map(({ travels }) => travels)).toEqual([true, true, false, false])
  })

  test('offers are for prints and goods, and not for what was added by itself', () => {
    const lines = priced([line(board), line(clip), line(club), line(clip, { id: 9, isAutoAdded: true })])
    expect(lines.map(({ takesOffers }) => takesOffers)).toEqual([true, true, false, false])
  })

  test('the largest size is too large for the post', () => {
    expect(one(line(board))?.oversize).toBe(false)
    expect(one(line(board, { sku: 'BOARD-60X90-P-NONE-PLAIN' }))?.oversize).toBe(true)
  })

  test('a choice that is not made any more cannot be ordered', () => {
    const gone = one(line(board, { sku: 'BOARD-99X99-P-NONE-PLAIN' }))
    expect(gone).toMatchObject({ unavailableReason: NOT_MADE_ANY_MORE, unitCents: 0, options: [] })
  })

  test.each<[string, Partial<PricedProduct>, number, string | undefined]>([
    ['is in stock without end', {}, 99, undefined],
    ['has as many left as are wanted', { stock: 3 }, 3, undefined],
    ['has too few left', { stock: 2 }, 3, TOO_MANY],
    ['has none left', { stock: 0 }, 1, OUT_OF_STOCK],
    ['is switched off', { inStock: false, stock: 9 }, 1, OUT_OF_STOCK],
  ])('a product that %s', (_, change, quantity, reason) => {
    const stocked = new Map([[clip.id, { ...clip, ...change } as PricedProduct]])
    expect(one(line(clip, { quantity }), stocked)?.unavailableReason).toBe(reason)
  })
})
