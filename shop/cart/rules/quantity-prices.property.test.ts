/** F-08, A-04: the quantity prices that a page shows are what the cart charges for so many, whatever offers there are. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { record as mugRecord } from '#families/mug/record.ts'
import { record as tileRecord } from '#families/wall-tile/record.ts'
import { type OfferedRecord, priceOf } from '#packages/product/price.ts'
import type { PriceChange } from '#packages/product/price-change.ts'
import { quantityPricesOf } from '#packages/product/quantity-prices.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { type Choice, firstChoice, formatSku } from '#packages/product/sku.ts'
import { noIncentives } from '../../marketing/rules/incentives.ts'
import { quantityOffers, recordOffers } from '../../marketing/rules/offered-prices.ts'
import type { PriceRule } from '../../marketing/rules/offers.ts'
import { emptyCart } from './empty-cart.ts'
import { pricedCart } from './priced-cart.ts'
import type { PricedProduct } from './priced-line.ts'

const change = fc.oneof(
  fc.record({ kind: fc.constant('percent-off' as const), percent: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ kind: fc.constant('cents-off' as const), cents: fc.integer({ min: 1, max: 2000 }) }),
  fc.record({ kind: fc.constant('price' as const), cents: fc.integer({ min: 100, max: 9000 }) }),
) satisfies fc.Arbitrary<PriceChange>
/** Of members and of campaigns too: which of them hold is decided before. */
const someRules = fc.array(
  fc.record({
    id: fc.nat(),
    label: fc.constant('Offer'),
    family: fc.constantFrom(null, 'canvas', 'mug', 'wall-tile'),
    size: fc.constantFrom(null, null, '30X40', '11OZ', '20X20'),
    sku: fc.constant(null),
    option: fc.constantFrom(null, null, null, 'DEPTH', tileRecord.options[0]?.code ?? null),
    value: fc.constant(null),
    fromQuantity: fc.constantFrom(1, 2, 5, 20),
    membersOnly: fc.boolean(),
    campaign: fc.constantFrom(null, 'spring'),
    change,
    startsAt: fc.constant(null),
    endsAt: fc.constant(null),
  }) satisfies fc.Arbitrary<PriceRule>,
  { maxLength: 6 },
)

const someChoice = fc.oneof(
  fc
    .tuple(fc.constantFrom('20X20', '30X40', '60X90'), fc.constantFrom('D19', 'D38'))
    .map(([size, depth]): [ProductRecord, Choice] => {
      const choice = firstChoice(canvasRecord, size)
      return [canvasRecord, { ...choice, values: { ...choice.values, DEPTH: depth } }]
    }),
  fc
    .constantFrom(...mugRecord.sizes.map(({ code }) => code))
    .map((size): [ProductRecord, Choice] => [mugRecord, firstChoice(mugRecord, size)]),
  // Sets of one and of several.
  fc.constantFrom(...(tileRecord.options[0]?.values ?? [])).map(({ code }): [ProductRecord, Choice] => {
    const choice = firstChoice(tileRecord)
    const [option] = tileRecord.options
    return [tileRecord, { ...choice, values: { ...choice.values, [option?.code ?? '']: code } }]
  }),
)

function inCartCents(record: ProductRecord, choice: Choice, quantity: number, priceRules: PriceRule[]) {
  const product: PricedProduct = {
    ...{ id: 1, sku: record.skuPrefix, name: 'Print', urlKey: 'print', inStock: true, stock: null },
    ...{ kind: 'printed', family: record.family, record, version: 1 },
  }
  const line = { id: 1, productId: 1, sku: formatSku(record, choice), designRevision: null, quantity }
  const incentives = { ...noIncentives, priceRules }
  return pricedCart(emptyCart, [line], new Map([[1, product]]), new Map(), incentives).lines[0]?.unitCents
}

function onPage(record: ProductRecord, rules: PriceRule[]): OfferedRecord {
  const product = { sku: record.skuPrefix, name: 'Print', kind: 'printed' as const, record }
  return {
    ...record,
    offers: recordOffers(product, rules),
    quantityOffers: quantityOffers(product, rules),
  }
}

describe('the quantity prices of a page', () => {
  test('are what the cart charges for any number of pieces', () => {
    fc.assert(
      fc.property(
        someChoice,
        someRules,
        fc.integer({ min: 1, max: 30 }),
        ([record, choice], rules, pieces) => {
          const shown = onPage(record, rules)
          const tier = quantityPricesOf(shown, choice).findLast(({ fromQuantity }) => fromQuantity <= pieces)
          const said = tier?.unitCents ?? priceOf(shown, choice).unitCents
          expect(said).toBe(inCartCents(record, choice, pieces, rules))
        },
      ),
    )
  })

  test('fall from line to line, and never lie above what one piece costs', () => {
    fc.assert(
      fc.property(someChoice, someRules, ([record, choice], rules) => {
        const shown = onPage(record, rules)
        const cents = [
          priceOf(shown, choice).unitCents,
          ...quantityPricesOf(shown, choice).map(({ unitCents }) => unitCents),
        ]
        expect(cents).toEqual([...new Set(cents)].sort((one, other) => other - one))
      }),
    )
  })
})
