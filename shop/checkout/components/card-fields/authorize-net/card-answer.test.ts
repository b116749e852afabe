import { describe, expect, test } from 'vitest'
import { isTooOld } from '../port/entered-card.ts'
import { readAnswer } from './card-answer.ts'
import { sentenceFor, UNREADABLE } from './sentences.ts'

const NOW = 1_800_000_000_000
const ok = {
  opaqueData: { dataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', dataValue: 'eyJjb2RlIjoi' },
  messages: { resultCode: 'Ok', message: [{ code: 'I_WC_01', text: 'Successful.' }] },
  encryptedCardData: { cardNumber: 'XXXXXXXXXXXX1111', expDate: '12/30', bin: '411111' },
}
const refusedWith = (code: unknown) => ({ messages: { resultCode: 'Error', message: [{ code, text: 'x' }] } })

describe('K-29: what the window of Authorize.Net answers', () => {
  test('is the nonce, with the last digits of the card and nothing more of it', () => {
    expect(readAnswer(ok, NOW)).toEqual({
      kind: 'card',
      card: { token: 'eyJjb2RlIjoi', lastDigits: '1111', goodUntil: NOW + 14 * 60_000 },
    })
  })

  test.each([undefined, {}, { cardNumber: '' }, { cardNumber: 'XXXX' }, { cardNumber: 1111 }])(
    'may tell no digits: %j',
    (encryptedCardData) => {
      const answer = readAnswer({ ...ok, encryptedCardData }, NOW)
      expect(answer).toMatchObject({ kind: 'card', card: { lastDigits: undefined } })
    },
  )

  test.each([
    ['E_WC_05', 'The card number is not right.'],
    ['E_WC_06', 'The expiry date is not right.'],
    ['E_WC_07', 'The expiry date is not right.'],
    ['E_WC_08', 'This card has expired.'],
    ['E_WC_15', 'The security code is not right.'],
  ])('PE-22: %s is said in plain words: %s', (code, words) => {
    const answer = readAnswer(refusedWith(code), NOW)
    expect(answer).toEqual({ kind: 'refused', message: sentenceFor(code) })
    expect(sentenceFor(code)).toContain(`${words} You have not been charged.`)
  })

  test.each([
    ['keys of the shop that are wrong', refusedWith('E_WC_21')],
    ['a code that nobody knows', refusedWith('constructor')],
    ['no code', refusedWith(undefined)],
    ['no message', { messages: { resultCode: 'Error' } }],
    ['no nonce', { ...ok, opaqueData: {} }],
    ['a nonce that is no text', { ...ok, opaqueData: { dataValue: { toString: 1 } } }],
    ['nothing', undefined],
    ['a text', 'Ok'],
  ])('%s gives no card, and says nothing that is for the shop alone', (_, answer) => {
    expect(readAnswer(answer, NOW)).toEqual({ kind: 'refused', message: UNREADABLE })
  })

  test('a card is good for 14 of the 15 minutes of its nonce', () => {
    const answer = readAnswer(ok, NOW)
    if (answer.kind !== 'card') throw new Error(`Expected a card but received ${answer.kind}`)
    const { card } = answer
    expect(isTooOld(card, NOW + 14 * 60_000 - 1)).toBe(false)
    expect(isTooOld(card, NOW + 14 * 60_000)).toBe(true)
  })
})
