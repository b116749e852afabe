/** Carts of every kind of thing with every kind of offer, for rules that hold for all of them. */
import fc from 'fast-check'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { record as coasterRecord } from '#families/coaster/record.ts'
import { record as matRecord } from '#families/table-mat/record.ts'
import { record as tileRecord } from '#families/wall-tile/record.ts'
import type { PriceChange } from '#packages/product/price-change.ts'
import { firstChoice, formatSku } from '#packages/product/sku.ts'
import type { CouponGift } from '../../marketing/rules/coupon.ts'
import type { Incentives } from '../../marketing/rules/incentives.ts'
import { noIncentives } from '../../marketing/rules/incentives.ts'
import type { PriceRule } from '../../marketing/rules/offers.ts'
import { aCoupon } from '../../testing/small-coupon.ts'
import { emptyCart } from '../rules/empty-cart.ts'
import { pricedCart } from '../rules/priced-cart.ts'
import type { PricedProduct, StoredLine } from '../rules/priced-line.ts'

const facts = { urlKey: 'page', inStock: true, stock: null }
const products: PricedProduct[] = [
  {
    ...facts,
    id: 1,
    sku: 'CANVAS',
    name: 'Canvas',
    kind: 'printed',
    family: 'canvas',
    record: canvasRecord,
    version: 1,
  },
  { ...facts, id: 2, sku: 'SAMPLE-KIT', name: 'Sample kit', kind: 'goods', priceCents: 1250 },
  { ...facts, id: 3, sku: 'GiftCert', name: 'Gift certificate', kind: 'gift-certificate', priceCents: null },
  { ...facts, id: 4, sku: 'champ_membership', name: 'Membership', kind: 'membership', priceCents: 4900 },
]
const setRecords = [tileRecord, matRecord, coasterRecord]
for (const [index, record] of setRecords.entries()) {
  const { family, skuPrefix } = record
  const made = { id: 5 + index, sku: skuPrefix, name: family, kind: 'printed' as const, family, record }
  products.push({ ...facts, ...made, version: 1 })
}
const productsById = new Map(products.map((product) => [product.id, product]))
const configuration = new Map([['free_shipping_price', '99.00']])

const sizes = ['20X20', '20X30', '30X40', '60X90', '100X150']
const position = (size: string) => (size === '20X20' ? 'S' : 'P')
export const printed = fc
  .tuple(
    fc.constantFrom(...sizes),
    fc.constantFrom('D19', 'D25', 'D38'),
    fc.constantFrom('MATTE', 'SATIN', 'GLOSS'),
  )
  .map(([size, depth, finish]) => ({
    productId: 1,
    sku: `CANVAS-${size}-${position(size)}-${depth}-IMAGE-${finish}`,
  }))
/** Tiles, placemats and coasters, each in every size and every set. */
export const setChoices = setRecords.flatMap((record, index) =>
  record.sizes.flatMap((size) =>
    record.options.flatMap((option) =>
      option.values.map((value) => {
        const choice = { ...firstChoice(record, size.code), values: { [option.code]: value.code } }
        return { productId: 5 + index, sku: formatSku(record, choice), size, value, record, choice }
      }),
    ),
  ),
)
const inSets = fc.constantFrom(...setChoices.map(({ productId, sku }) => ({ productId, sku })))
const unprinted = fc.oneof(
  fc.constant({ productId: 2, sku: 'SAMPLE-KIT' }),
  fc
    .integer({ min: 1000, max: 150_000 })
    .map((amountCents) => ({ productId: 3, sku: 'GiftCert', entered: { amountCents } })),
  fc.constant({ productId: 4, sku: 'champ_membership' }),
)
export const someLines = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 3, arbitrary: printed }, { weight: 2, arbitrary: inSets }, unprinted),
      fc.integer({ min: 1, max: 40 }),
    ),
    {
      maxLength: 6,
    },
  )
  .map((things) =>
    things.map(
      ([thing, quantity], index): StoredLine => ({
        id: index + 1,
        designRevision: null,
        quantity,
        ...thing,
      }),
    ),
  )

const change = fc.oneof(
  fc.record({ kind: fc.constant('percent-off' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('cents-off' as const), cents: fc.integer({ min: 1, max: 5000 }) }),
  fc.record({ kind: fc.constant('price' as const), cents: fc.integer({ min: 0, max: 9000 }) }),
) satisfies fc.Arbitrary<PriceChange>
export const someRules = fc.array(
  fc.record({
    id: fc.nat(),
    label: fc.constant('Offer'),
    family: fc.constantFrom(null, 'canvas', 'wall-tile'),
    size: fc.constantFrom(null, ...sizes, '30X30', '95X95'),
    sku: fc.constant(null),
    option: fc.constantFrom(null, null, 'DEPTH', 'FINISH', 'SET'),
    value: fc.constant(null),
    fromQuantity: fc.constantFrom(1, 2, 5, 20),
    membersOnly: fc.boolean(),
    campaign: fc.constantFrom(null, 'spring'),
    change,
    startsAt: fc.constant(null),
    endsAt: fc.constant(null),
  }) satisfies fc.Arbitrary<PriceRule>,
  { maxLength: 4 },
)

const gift = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('fixed' as const), cents: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record({
    kind: fc.constant('buy-x-get-y' as const),
    buy: fc.integer({ min: 1, max: 4 }),
    free: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('free-piece' as const), size: fc.constantFrom(...sizes, '30X30') }),
  fc.constant({ kind: 'free-shipping' as const }),
) satisfies fc.Arbitrary<CouponGift>
export const someCoupons = fc.array(gift, { maxLength: 4 }).map((gifts) =>
  gifts.map((one, index) => {
    const coupon = aCoupon({ code: `code-${index}`, label: `Coupon ${index}`, gift: one })
    return { code: coupon.code, coupon, refusal: undefined }
  }),
)

export const someIncentives: fc.Arbitrary<Incentives> = fc.record({
  priceRules: someRules,
  isForMember: fc.boolean(),
  campaign: fc.constant(undefined),
  coupons: someCoupons,
  giftCards: fc.array(
    fc.record({
      code: fc.constantFrom('CARD-ONE', 'CARD-TWO', 'CARD-SIX'),
      balanceCents: fc.nat(30_000),
      expiresOn: fc.constant('2029-11-21'),
      isExpired: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  creditCents: fc.option(fc.nat(30_000), { nil: undefined }),
  points: fc.option(
    fc.record({
      balance: fc.nat(40_000),
      rule: fc.record({
        id: fc.constant(1),
        label: fc.constant('Points'),
        points: fc.constantFrom(1, 7, 100),
        cents: fc.constantFrom(1, 3, 100),
        minPoints: fc.constantFrom(1, 100),
        maxPoints: fc.constantFrom(null, 5000),
      }),
      wanted: fc.option(fc.nat(40_000), { nil: null }),
      usesMax: fc.boolean(),
    }),
    { nil: undefined },
  ),
})

export const price = (
  lines: readonly StoredLine[],
  incentives: Incentives = noIncentives,
  method = 'standard',
) =>
  pricedCart(
    { ...emptyCart, shippingChoice: { carrierCode: 'keepsake', methodCode: method } },
    lines,
    productsById,
    configuration,
    incentives,
  )
