import { describe, expect, test } from 'vitest'
import { boardRecord } from '#packages/product/testing/small-record.ts'
import { OPTIONS_MISSING } from './gift-certificate.ts'
import {
  alreadyInCart,
  amountProblem,
  type DecidedLine,
  decideLine,
  isSameThing,
  type KnownProduct,
  lineNotFound,
  type NewLine,
  NOT_SOLD,
  ONE_MEMBERSHIP,
} from './new-line.ts'
import { OUT_OF_STOCK, TOO_MANY } from './priced-line.ts'

const stocked = { inStock: true, priceCents: null as number | null, stock: null as number | null }
const board: KnownProduct = { ...stocked, id: 1, sku: 'BOARD-PAGE', kind: 'printed', record: boardRecord }
const otherBoard: KnownProduct = { ...board, id: 2, sku: 'BOARD-GIFT' }
const kit: KnownProduct = { ...stocked, id: 3, sku: 'KIT', kind: 'goods', priceCents: 1250, stock: 7 }
const certificate: KnownProduct = { ...stocked, id: 4, sku: 'GiftCert', kind: 'gift-certificate' }
const membership: KnownProduct = {
  ...stocked,
  id: 5,
  sku: 'champ_membership',
  kind: 'membership',
  priceCents: 4900,
}
const sku = 'BOARD-30X40-P-OAK-PLAIN'

interface Facts {
  products?: KnownProduct[]
  configuration?: [string, string][]
  /** Page of the design. */
  begunOn?: string | null
}
const decide = (
  parts: Partial<NewLine>,
  {
    products = [board, otherBoard, kit, certificate, membership],
    configuration = [],
    begunOn = null,
  }: Facts = {},
) =>
  decideLine(
    { sku, quantity: 1, designRevision: 'key', parentSku: undefined, ...parts },
    {
      products,
      revisions: new Map([['key', { sku, parentSku: begunOn }]]),
      configuration: new Map(configuration),
      today: '2026-11-20',
    },
  )
const line = (parts: Partial<DecidedLine>) => ({
  kind: 'line',
  line: { designRevision: null, entered: null, available: undefined, ...parts },
})
const options = (choices: Record<string, string>, designRevision?: string) => ({
  choices: new Map(Object.entries(choices)),
  designRevision,
  certificate: new Map<string, string>(),
})
const wish = { SIZE: '30X40', POSITION: 'P', FRAME: 'OAK', COAT: 'PLAIN' }

describe('a print becomes a line', () => {
  const printed = line({ kind: 'printed', productId: 1, sku, designRevision: 'key' })

  test('of the family’s usual product', () => expect(decide({})).toEqual(printed))

  test('of the page that it was chosen on', () => {
    expect(decide({ parentSku: 'BOARD-GIFT' })).toMatchObject({ line: { productId: 2 } })
    expect(decide({ parentSku: 'KIT' })).toMatchObject({ line: { productId: 1 } })
  })

  test('of the page that its design was begun on, while that sells the size', () => {
    const largerAlone = { ...otherBoard, record: { ...boardRecord, sizes: boardRecord.sizes.slice(2) } }
    const bought = (products: KnownProduct[], parts: Partial<NewLine> = {}) =>
      decide(parts, { products, begunOn: 'BOARD-GIFT' })
    expect(bought([board, otherBoard])).toMatchObject({ line: { productId: 2 } })
    expect(bought([board, otherBoard], { parentSku: 'BOARD-PAGE' })).toMatchObject({ line: { productId: 1 } })
    expect(bought([board, otherBoard], { parentSku: 'KIT' })).toMatchObject({ line: { productId: 2 } })
    expect(bought([board, largerAlone])).toMatchObject({ line: { productId: 1 } })
    expect(bought([board])).toMatchObject({ line: { productId: 1 } })
  })

  test('whose options come one by one, with the design among them', () => {
    const asked = { sku: 'BOARD-GIFT', designRevision: undefined, options: options(wish, 'key') }
    expect(decide(asked)).toMatchObject({ line: { productId: 2, sku, designRevision: 'key' } })
  })

  test('that is changed on its own page', () => {
    const before = { productId: 2, sku: 'BOARD-30X40-P-NONE-PLAIN', entered: null }
    expect(decide({ sku: before.sku, before, options: options({ FRAME: 'OAK' }) })).toMatchObject({
      line: { productId: 2, sku },
    })
  })

  test('that is changed by a whole SKU', () => {
    const before = { productId: 2, sku: 'BOARD-30X40-P-NONE-PLAIN', entered: null }
    expect(decide({ before })).toMatchObject({ line: { productId: 2, sku } })
  })

  test.each<[string, Partial<NewLine>, Facts, string, string]>([
    [
      'no piece',
      { quantity: 0 },
      {},
      'INVALID_PARAMETER_VALUE',
      'Please give a whole number of pieces, 1 or more.',
    ],
    [
      'a long note',
      { extras: { note: 'x'.repeat(501) } },
      {},
      'INVALID_PARAMETER_VALUE',
      'Please use at most 500 characters for the note.',
    ],
    [
      'a missing option',
      { sku: 'BOARD-PAGE', options: options({ SIZE: '30X40' }) },
      {},
      'REQUIRED_PARAMETER_MISSING',
      OPTIONS_MISSING,
    ],
    ['no option at all', { sku: 'BOARD-PAGE' }, {}, 'REQUIRED_PARAMETER_MISSING', OPTIONS_MISSING],
    [
      'an unknown SKU',
      { sku: 'MUG-1' },
      {},
      'PRODUCT_NOT_FOUND',
      'Could not find a product with SKU "MUG-1"',
    ],
    [
      'a product from stock',
      {},
      { products: [{ ...board, inStock: false }] },
      'INSUFFICIENT_STOCK',
      OUT_OF_STOCK,
    ],
    ['no design', { designRevision: undefined }, {}, 'REQUIRED_PARAMETER_MISSING', OPTIONS_MISSING],
    [
      'an unknown design',
      { designRevision: 'lost' },
      {},
      'INVALID_PARAMETER_VALUE',
      'We could not find this design. Please open it and add it again.',
    ],
    [
      'a design of another size',
      { sku: 'BOARD-60X90-P-OAK-PLAIN' },
      {},
      'INVALID_PARAMETER_VALUE',
      'This design was made for another size or other options. Please open it and choose again.',
    ],
  ])('but not with %s', (_, parts, facts, code, message) => {
    expect(decide(parts, facts)).toEqual({ kind: 'problem', code, message })
  })
})

describe('goods, memberships and certificates become lines', () => {
  const onlyWith = (product: KnownProduct, configuration?: [string, string][]) =>
    decide({ sku: product.sku }, { products: [product], ...(configuration && { configuration }) })

  test('goods with what there is of them', () => {
    expect(onlyWith(kit)).toEqual(line({ kind: 'goods', productId: 3, sku: 'KIT', available: 7 }))
    expect(onlyWith({ ...kit, stock: null })).toMatchObject({ line: { available: undefined } })
  })

  test.each([
    ['sold out', { ...kit, stock: 0 }, 'INSUFFICIENT_STOCK', OUT_OF_STOCK],
    ['from stock', { ...kit, inStock: false }, 'INSUFFICIENT_STOCK', OUT_OF_STOCK],
    ['goods without a price', { ...kit, priceCents: null }, 'NOT_SALABLE', NOT_SOLD],
    ['a membership without a price', { ...membership, priceCents: null }, 'NOT_SALABLE', NOT_SOLD],
  ])('but not %s', (_, product, code, message) => {
    expect(onlyWith(product as KnownProduct)).toEqual({ kind: 'problem', code, message })
  })

  test('a membership by its own price or by that of the configuration', () => {
    expect(onlyWith(membership)).toEqual(line({ kind: 'membership', productId: 5, sku: 'champ_membership' }))
    const configured = onlyWith({ ...membership, priceCents: null }, [['champ_membership_price', '49.00']])
    expect(configured.kind).toBe('line')
  })

  test('a certificate as it is filled in', () => {
    const fields = new Map([
      ['giftcard_amount', '50'],
      ['giftcard_sender_name', 'Robin'],
      ['giftcard_recipient_name', 'Alex'],
    ])
    const filled = (certificateFields: ReadonlyMap<string, string>) =>
      decide({ sku: 'GiftCert', options: { ...options({}), certificate: certificateFields } })
    expect(filled(fields)).toMatchObject({
      line: { kind: 'gift-certificate', productId: 4, entered: { amountCents: 5000, recipientName: 'Alex' } },
    })
    expect(decide({ sku: 'GiftCert' })).toEqual({
      kind: 'problem',
      code: 'REQUIRED_PARAMETER_MISSING',
      message: OPTIONS_MISSING,
    })
    expect(filled(new Map([...fields, ['giftcard_amount', 'much']]))).toMatchObject({
      kind: 'problem',
      code: 'INVALID_PARAMETER_VALUE',
    })
    const entered = { amountCents: 7000, senderName: 'Sam', recipientName: 'Kim' }
    const before = { productId: 4, sku: 'GiftCert', entered }
    expect(decide({ sku: 'GiftCert', before })).toMatchObject({ line: { entered } })
  })
})

describe('a line holds', () => {
  const decided = (parts: Partial<DecidedLine>): DecidedLine => ({
    kind: 'goods',
    productId: 3,
    sku: 'KIT',
    designRevision: null,
    entered: null,
    available: 7,
    ...parts,
  })

  test.each<[string, Partial<DecidedLine>, number, object | undefined]>([
    ['all that there is', {}, 7, undefined],
    ['no more than there is', {}, 8, { code: 'INSUFFICIENT_STOCK', message: TOO_MANY, available: 7 }],
    ['one membership', { kind: 'membership', available: undefined }, 1, undefined],
    [
      'no two memberships',
      { kind: 'membership', available: undefined },
      2,
      { code: 'INVALID_PARAMETER_VALUE', message: ONE_MEMBERSHIP },
    ],
    ['what is made to order, up to 999', { available: undefined }, 999, undefined],
    [
      'no thousand of anything',
      { available: undefined },
      1000,
      { code: 'INVALID_PARAMETER_VALUE', message: 'Please order at most 999 pieces in one line.' },
    ],
  ])('%s', (_, parts, quantity, problem) => expect(amountProblem(decided(parts), quantity)).toEqual(problem))
})

test.each([
  ['the same print', {}, true],
  ['another design', { designRevision: 'other' }, false],
  ['another choice', { sku: 'BOARD-60X90-P-OAK-PLAIN' }, false],
  ['another kind', { kind: 'goods' as const }, false],
])('%s is one thing with a print: %s', (_, parts, isSame) => {
  const print = { kind: 'printed' as const, sku, designRevision: 'key' }
  expect(isSameThing(print, { ...print, ...parts })).toBe(isSame)
})

test('two certificates are never one thing', () => {
  const certificate = { kind: 'gift-certificate' as const, sku: 'GiftCert', designRevision: null }
  expect(isSameThing(certificate, certificate)).toBe(false)
})

test('PE-20: who adds a thing again reads how often it is there', () => {
  expect(alreadyInCart(1)).toBe('This design is in your cart already, once. Do you want one more of it?')
  expect(alreadyInCart(2)).toBe('This design is in your cart already, 2 times. Do you want one more of it?')
})

test('a line that is not in the cart is named', () => {
  expect(lineNotFound(7)).toEqual({
    code: 'COULD_NOT_FIND_CART_ITEM',
    message: "Cart doesn't contain the 7 item.",
  })
})
