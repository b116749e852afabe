import { describe, expect, test } from 'vitest'
import { endIn } from './page-end.ts'

const frame = { name: 'the frame of the card' }
const from = { frame, origin: 'https://shop.example' }
const entered = { payflow: { outcome: 'entered', lastDigits: '1111' } }
const heard = (data: unknown, more = {}) => endIn({ origin: from.origin, source: frame, data, ...more }, from)

describe('SH-23, K-29: how PayPal’s page ended', () => {
  test.each([
    ['entered', entered, { kind: 'entered', lastDigits: '1111' }],
    [
      'entered, without digits',
      { payflow: { outcome: 'entered' } },
      { kind: 'entered', lastDigits: undefined },
    ],
    ['refused', { payflow: { outcome: 'refused', message: 'No.' } }, { kind: 'refused', message: 'No.' }],
    ['cancelled', { payflow: { outcome: 'cancelled' } }, { kind: 'cancelled' }],
  ])('%s is heard from the shop’s own page in the frame', (_, data, end) => {
    expect(heard(data)).toEqual(end)
  })

  test.each([
    ['another origin', { origin: 'https://payflowlink.paypal.com' }],
    ['an origin that only begins like ours', { origin: 'https://shop.example.evil.example' }],
    ['no origin', { origin: 'null' }],
    ['another window of our own', { source: { name: 'another' } }],
    ['a window that is gone', { source: null }],
  ])('the same from %s is not', (_, more) => {
    expect(heard(entered, more)).toBeUndefined()
  })

  test('nothing is heard while there is no frame', () => {
    const none = { frame: null, origin: from.origin }
    expect(endIn({ origin: from.origin, source: null, data: entered }, none)).toBeUndefined()
  })

  test.each([
    undefined,
    'entered',
    {},
    { payflow: 'entered' },
    { payflow: { outcome: 'paid' } },
    { payflow: { outcome: 'refused', message: 1 } },
  ])('%j is no end', (data) => expect(heard(data)).toBeUndefined())

  test.each(['4111111111111111', '<b>', 1111])('%j are no last digits', (lastDigits) => {
    const end = heard({ payflow: { outcome: 'entered', lastDigits } })
    expect(end).toEqual({ kind: 'entered', lastDigits: undefined })
  })
})
