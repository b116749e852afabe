import { afterEach, expect, test, vi } from 'vitest'
import { needsOwnDocument } from './own-document.ts'

afterEach(() => vi.restoreAllMocks())

function inDocument(address: string | undefined) {
  const entries = address === undefined ? [] : [{ name: address }]
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as PerformanceEntry[])
}

test.each([
  ['https://shop.example/checkout', false],
  ['https://shop.example/checkout/', false],
  ['https://shop.example/checkout?card=again#card', false],
  ['https://shop.example/checkout/cart', true],
  ['https://shop.example/', true],
  [undefined, false],
])(
  'K-29: for fields of Stripe, Authorize.Net or Payflow, the checkout within the document of %s is opened anew: %s',
  (address, isNeeded) => {
    inDocument(address)
    expect(needsOwnDocument({ gateway: 'STRIPE' })).toBe(isNeeded)
    expect(needsOwnDocument({ gateway: 'AUTHORIZE_NET' })).toBe(isNeeded)
    expect(needsOwnDocument({ gateway: 'PAYFLOW' })).toBe(isNeeded)
  },
)

test('the fields of the shop itself need no document of their own, nor does a shop that takes no cards', () => {
  inDocument('https://shop.example/checkout/cart')
  expect(needsOwnDocument({ gateway: 'TEST' })).toBe(false)
  expect(needsOwnDocument(undefined)).toBe(false)
})
