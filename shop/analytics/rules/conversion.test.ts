import { describe, expect, test } from 'vitest'
import { conversion, conversionOf, isWorth, outcomeOf, parseConversion } from './conversion.ts'

const event_id = '0e1f7c1e-6b4f-4b70-9d3f-2f6f0a3b7c11'
const purchase = { event_name: 'Purchase', event_id, page: '/checkout/thanks', value: 64.99, currency: 'AUD' }
const checkout = {
  event_name: 'InitiateCheckout',
  event_id,
  page: '/checkout',
  value: 25,
  items: [{ name: 'Canvas', quantity: 1, price: 25 }],
}
const view = { event_name: 'ViewContent', event_id, page: '/custom-canvas-print', value: 10 }
const isTaken = (said: object) => parseConversion.safeParse(said).success

describe('SH-04: what a page may say', () => {
  test.each([
    ['a purchase', purchase],
    ['a checkout', checkout],
    ['a product that is looked at', view],
    ['a page without a price', { ...view, value: undefined }],
    ['the start page', { ...view, page: '/' }],
  ])('%s', (_, said) => expect(isTaken(said)).toBe(true))

  test.each([
    ['another name', { ...purchase, event_name: 'Lead' }],
    ['a field more', { ...purchase, email: 'robin@example.com' }],
    ['no id', { ...purchase, event_id: 'one' }],
    ['another currency', { ...purchase, currency: 'USD' }],
    ['less than nothing', { ...view, value: -1 }],
    ['more than a million', { ...view, value: 1_000_001 }],
    ['a page elsewhere', { ...view, page: '//elsewhere.example' }],
    ['a page elsewhere in another spelling', { ...view, page: '/\\elsewhere.example' }],
    ['an address with a query', { ...view, page: '/a?email=robin' }],
    ['a page that is no path', { ...view, page: 'x/a' }],
    ['a long address', { ...view, page: `/${'x'.repeat(512)}` }],
    ['a checkout of nothing', { ...checkout, items: [] }],
    ['a checkout of too much', { ...checkout, items: Array.from({ length: 101 }, () => checkout.items[0]) }],
    ['a thing without a name', { ...checkout, items: [{ name: '', quantity: 1, price: 25 }] }],
    ['a thing with a long name', { ...checkout, items: [{ name: 'x'.repeat(201), quantity: 1, price: 25 }] }],
    ['no piece of a thing', { ...checkout, items: [{ name: 'Canvas', quantity: 0, price: 25 }] }],
    ['half a piece of a thing', { ...checkout, items: [{ name: 'Canvas', quantity: 1.5, price: 25 }] }],
    ['too many pieces of a thing', { ...checkout, items: [{ name: 'Canvas', quantity: 10_001, price: 25 }] }],
    [
      'a field more of a thing',
      { ...checkout, items: [{ name: 'Canvas', quantity: 1, price: 25, to: 'Alex' }] },
    ],
  ])('but not %s', (_, said) => expect(isTaken(said)).toBe(false))
})

describe('P-14: what the service is told', () => {
  const facts = {
    now: new Date('2026-11-20T10:00:00.900Z'),
    publicUrl: 'https://shop.example',
    emailHash: 'a'.repeat(64) as string | undefined,
    userAgent: 'x'.repeat(600) as string | undefined,
  }
  const told = (said: object, about: Partial<typeof facts> = {}) =>
    conversionOf(parseConversion.parse(said), { ...facts, ...about })

  test('of a checkout is when, where, by whom and what', () => {
    expect(told(checkout)).toEqual({
      event_name: 'InitiateCheckout',
      event_time: Date.UTC(2026, 10, 20, 10) / 1000,
      event_id,
      action_source: 'website',
      event_source_url: 'https://shop.example/checkout',
      user_data: { em: ['a'.repeat(64)], client_user_agent: 'x'.repeat(512) },
      custom_data: { value: 25, currency: 'AUD', items: checkout.items },
    })
  })

  test('of a look at a page has no things in it, and nobody whom the shop does not know', () => {
    const bare = told({ ...view, value: undefined }, { emailHash: undefined, userAgent: undefined })
    expect(bare.user_data).toEqual({})
    expect(bare.custom_data).toEqual({ value: 0, currency: 'AUD' })
  })

  test('has the form that the service takes', () => {
    for (const said of [purchase, checkout, view]) expect(conversion.safeParse(told(said)).success).toBe(true)
    const withMail = { ...told(view), user_data: { em: ['robin@example.com'] } }
    expect(conversion.safeParse(withMail).success).toBe(false)
  })
})

test.each([
  [64.99, 'AUD', true],
  [64.98, 'AUD', false],
  [64.99, 'USD', false],
])('a purchase of %d %s of an order over 64.99 is told: %s', (value, currency, isTold) => {
  expect(isWorth({ value, currency }, 6499)).toBe(isTold)
})

test.each([
  [200, { events_received: 1 }, 'received'],
  [299, { events_received: 1 }, 'received'],
  [200, { events_received: 0 }, 'again'],
  [200, {}, 'again'],
  [200, null, 'again'],
  [200, 'events_received', 'again'],
  [199, { events_received: 1 }, 'again'],
  [300, { events_received: 1 }, 'again'],
  [400, undefined, 'never'],
  [499, undefined, 'never'],
  [399, undefined, 'again'],
  [408, undefined, 'again'],
  [425, undefined, 'again'],
  [429, undefined, 'again'],
  [500, undefined, 'again'],
])('P-18: an answer of %d with %j means: %s', (status, answer, outcome) => {
  expect(outcomeOf(status, answer)).toBe(outcome)
})
