import { describe, expect, test } from 'vitest'
import type { EnteredCertificate } from '../../marketing/rules/entered-certificate.ts'
import { certificateOf, OPTIONS_MISSING } from './gift-certificate.ts'
import { isSent, isVirtualCart } from './line-kind.ts'

const today = '2026-11-20'
const filledIn = {
  giftcard_amount: '50',
  giftcard_sender_name: 'Robin',
  giftcard_recipient_name: 'Alex',
}
const entered = (fields: Record<string, string | undefined> = {}, before?: EnteredCertificate) => {
  const given = Object.entries({ ...filledIn, ...fields }).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, text] as const],
  )
  return certificateOf(new Map(given), before, today)
}
const messageOf = (fields: Record<string, string | undefined>) => {
  const result = entered(fields)
  return result.kind === 'problem' ? [result.isMissing, result.message] : undefined
}

describe('a gift certificate', () => {
  test('needs an amount and two names', () => {
    expect(entered()).toEqual({
      kind: 'certificate',
      entered: {
        amountCents: 5000,
        senderName: 'Robin',
        senderEmail: undefined,
        recipientName: 'Alex',
        recipientEmail: undefined,
        message: undefined,
        deliverOn: undefined,
      },
    })
  })

  test('may have e-mails, a message and a day', () => {
    const result = entered({
      giftcard_sender_email: ' robin@example.com ',
      giftcard_recipient_email: 'mailto:alex@example.com',
      giftcard_message: ' Happy\nbirthday ',
      giftcard_delivery_date: '2026-12-24',
    })
    expect(result).toMatchObject({
      entered: {
        senderEmail: 'robin@example.com',
        recipientEmail: 'alex@example.com',
        message: 'Happy\nbirthday',
        deliverOn: '2026-12-24',
      },
    })
  })

  test('SH-18: has names of one line, without web addresses or markup, since they stand in a mail to somebody else', () => {
    expect(entered({ giftcard_recipient_name: 'Kim\r\nBcc: Alex' })).toMatchObject({
      entered: { recipientName: 'Kim Bcc: Alex' },
    })
    const refused = [false, 'Please write it without web addresses and without the signs < > { }.']
    expect(messageOf({ giftcard_sender_name: 'Win at http://evil.example' })).toEqual(refused)
    expect(messageOf({ giftcard_recipient_name: '<b>Alex</b>' })).toEqual(refused)
    expect(messageOf({ giftcard_sender_name: 'Win at evil.com now' })).toEqual(refused)
    expect(messageOf({ giftcard_recipient_name: 'evil.com' })).toEqual(refused)
  })

  test.each([
    'Claim it: https://evil.example',
    'You won, go to evil.com',
    'Write to me@evil.com',
    'www.evil.example',
  ])('SH-18: has no message with a link for somebody else: %s', (giftcard_message) => {
    expect(messageOf({ giftcard_message })).toEqual([
      false,
      'Please write the message without web and email addresses, and with a space after each full stop.',
    ])
  })

  test.each(['I <3 you\nand all 12.5 of your cats', 'Happy birthday! Love, Mum', 'For J.R. and Dr.Kim …'])(
    'has a message in one’s own words: %s',
    (giftcard_message) => {
      expect(entered({ giftcard_message })).toMatchObject({ entered: { message: giftcard_message } })
    },
  )

  test('that is changed keeps what is not said anew', () => {
    const before = {
      amountCents: 7000,
      senderName: 'Sam',
      senderEmail: 'sam@example.com',
      recipientName: 'Kim',
      recipientEmail: 'kim@example.com',
      message: 'Hello',
      deliverOn: '2026-12-01',
    }
    expect(certificateOf(new Map(), before, today)).toEqual({ kind: 'certificate', entered: before })
    const changed = certificateOf(new Map([['giftcard_message', ' ']]), before, today)
    expect(changed).toMatchObject({ entered: { ...before, message: undefined } })
  })

  test.each([
    ['50', 5000],
    ['$49.90', 4990],
    [' 50.0000 ', 5000],
    ['50.500', 5050],
    ['10', 1000],
    ['1500', 150_000],
  ])('is worth %s dollars', (text, amountCents) => {
    expect(entered({ giftcard_amount: text })).toMatchObject({ entered: { amountCents } })
  })

  test('is worth the amount of one’s own choice before the one of the list', () => {
    expect(entered({ custom_giftcard_amount: '77' })).toMatchObject({ entered: { amountCents: 7700 } })
  })

  test.each([
    ['no amount', { giftcard_amount: undefined }],
    ['no sender', { giftcard_sender_name: ' ' }],
    ['no recipient', { giftcard_recipient_name: undefined }],
  ])('with %s is not filled in', (_, fields) => {
    expect(messageOf(fields)).toEqual([true, OPTIONS_MISSING])
  })

  test.each<[string, Record<string, string>, string]>([
    ['no number', { giftcard_amount: 'fifty' }, 'Please enter the amount in dollars, such as 50 or 49.90.'],
    [
      'a part of a cent',
      { giftcard_amount: '50.001' },
      'Please enter the amount in dollars, such as 50 or 49.90.',
    ],
    [
      'dollars behind',
      { giftcard_amount: '50$' },
      'Please enter the amount in dollars, such as 50 or 49.90.',
    ],
    ['too little', { giftcard_amount: '9.99' }, 'A gift certificate is worth A$10.00 to A$1,500.00.'],
    ['too much', { giftcard_amount: '1500.01' }, 'A gift certificate is worth A$10.00 to A$1,500.00.'],
    [
      'a long sender',
      { giftcard_sender_name: 'x'.repeat(101) },
      'Please use at most 100 characters for a name.',
    ],
    [
      'a long recipient',
      { giftcard_recipient_name: 'x'.repeat(101) },
      'Please use at most 100 characters for a name.',
    ],
    [
      'a long message',
      { giftcard_message: 'x'.repeat(501) },
      'Please use at most 500 characters for the message.',
    ],
    [
      'a day in words',
      { giftcard_delivery_date: 'Christmas' },
      'Please give the delivery date as year-month-day, such as 2027-01-31.',
    ],
    [
      'a day that is none',
      { giftcard_delivery_date: '2027-02-30' },
      'Please give the delivery date as year-month-day, such as 2027-01-31.',
    ],
    [
      'yesterday',
      { giftcard_delivery_date: '2026-11-19' },
      'Please choose today or a later day for the delivery.',
    ],
    [
      'a day beyond a year',
      { giftcard_delivery_date: '2027-11-22' },
      'Please choose a day within a year for the delivery.',
    ],
  ])('with %s is refused', (_, fields, message) => expect(messageOf(fields)).toEqual([false, message]))

  test.each(['giftcard_sender_email', 'giftcard_recipient_email'])(
    'with half an address as %s is refused',
    (field) => {
      expect(messageOf({ [field]: 'robin@' })?.[0]).toBe(false)
    },
  )

  test.each([
    { giftcard_sender_name: 'x'.repeat(100), giftcard_recipient_name: 'y'.repeat(100) },
    { giftcard_message: 'x'.repeat(500) },
    { giftcard_delivery_date: '2026-11-20' },
    { giftcard_delivery_date: '2027-11-21' },
  ])('just within the limits is taken', (fields) => expect(messageOf(fields)).toBeUndefined())
})

test.each([
  [[], false],
  [['printed' as const], false],
  [['goods' as const], false],
  [['membership' as const], true],
  [['membership' as const, 'gift-certificate' as const], true],
  [['membership' as const, 'goods' as const], false],
])('J-20, CA-66: a cart of %j is virtual: %s', (kinds, isVirtual) => {
  expect(isVirtualCart(kinds.map((kind) => ({ kind })))).toBe(isVirtual)
})

test('prints and goods are sent', () => {
  expect((['printed', 'goods', 'membership', 'gift-certificate'] as const).map(isSent)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
