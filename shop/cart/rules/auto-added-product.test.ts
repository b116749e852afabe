import { describe, expect, test } from 'vitest'
import { autoAddedChange, autoAddedProductOf, autoAddedReason } from './auto-added-product.ts'

const configured = {
  auto_add_product_status: '1',
  auto_add_product_sku: ' SAMPLE-KIT ',
  auto_add_product_cart_amount: '50.00',
}
const configuration = (parts: Record<string, string | undefined> = {}) =>
  new Map(
    Object.entries({ ...configured, ...parts }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value] as const],
    ),
  )

test('J-25: the neon shop sends something along from an amount on', () => {
  expect(autoAddedProductOf(configuration(), 'neon_au')).toEqual({ sku: 'SAMPLE-KIT', amountCents: 5000 })
})

test.each([
  ['in another store', {}, 'canvas_au'],
  ['switched off', { auto_add_product_status: '0' }, 'neon_au'],
  ['without a SKU', { auto_add_product_sku: ' ' }, 'neon_au'],
  ['with no SKU at all', { auto_add_product_sku: undefined }, 'neon_au'],
  ['without an amount', { auto_add_product_cart_amount: undefined }, 'neon_au'],
])('%s nothing comes along', (_, parts, store) => {
  expect(autoAddedProductOf(configuration(parts), store)).toBeUndefined()
})

describe('the auto-added product of a cart', () => {
  const kit = { sku: 'SAMPLE-KIT', amountCents: 5000 }
  const aLine = (parts: object = {}) => ({
    id: 1,
    sku: 'BOARD',
    isAutoAdded: false,
    travels: true,
    rowCents: 5000,
    discountCents: 0,
    unavailableReason: undefined as string | undefined,
    ...parts,
  })
  const autoAdded = aLine({ id: 2, sku: 'SAMPLE-KIT', isAutoAdded: true, rowCents: 1250 })
  const change = (
    lines: ReturnType<typeof aLine>[],
    turnedDown: string | null = null,
    earned = kit as typeof kit | undefined,
  ) => autoAddedChange({ removedAutoAddedSku: turnedDown, lines }, earned)

  test.each([
    ['comes at the amount', [aLine()], { gone: [], added: 'SAMPLE-KIT' }],
    ['does not come a cent below', [aLine({ discountCents: 1 })], { gone: [], added: undefined }],
    ['stays where it is earned', [aLine(), autoAdded], { gone: [], added: undefined }],
    [
      'goes where it is not earned any more',
      [aLine({ rowCents: 4999 }), autoAdded],
      { gone: [2], added: undefined },
    ],
    ['does not count itself', [aLine({ rowCents: 4000 }), autoAdded], { gone: [2], added: undefined }],
    [
      'does not count what is not sent',
      [aLine({ rowCents: 4000 }), aLine({ id: 3, travels: false })],
      { gone: [], added: undefined },
    ],
    [
      'is not added beside one that the shopper took',
      [aLine(), { ...autoAdded, isAutoAdded: false }],
      { gone: [], added: undefined },
    ],
    [
      'that the shopper took stays when it is not earned',
      [aLine({ rowCents: 1 }), { ...autoAdded, isAutoAdded: false }],
      { gone: [], added: undefined },
    ],
    [
      'goes when it cannot be had any more',
      [aLine(), { ...autoAdded, unavailableReason: 'Sold out.' }],
      { gone: [2], added: undefined },
    ],
    [
      'of before goes',
      [aLine(), aLine({ id: 3, sku: 'OLD-KIT', isAutoAdded: true })],
      { gone: [3], added: 'SAMPLE-KIT' },
    ],
  ])('%s', (_, lines, expected) => expect(change(lines)).toEqual(expected))

  test('does not come again when the shopper took it out', () => {
    expect(change([aLine()], 'SAMPLE-KIT').added).toBeUndefined()
    expect(change([aLine()], 'OLD-KIT').added).toBe('SAMPLE-KIT')
  })

  test('goes where nothing comes along any more', () => {
    expect(autoAddedChange({ removedAutoAddedSku: null, lines: [aLine(), autoAdded] }, undefined)).toEqual({
      gone: [2],
      added: undefined,
    })
  })

  test('does not come into an empty cart, even from nothing on', () => {
    expect(change([], null, { sku: 'SAMPLE-KIT', amountCents: 0 }).added).toBeUndefined()
  })
})

test('the shopper reads why it came', () => {
  expect(autoAddedReason(configuration())).toBe(
    'We added this because your cart reached A$50.00. You can remove it.',
  )
  expect(autoAddedReason(new Map())).toBe('We added this because it goes with your cart. You can remove it.')
})
