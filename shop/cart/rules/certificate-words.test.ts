import { expect, test } from 'vitest'
import { certificateInWords, sendingDay } from './certificate-words.ts'

const entered = { amountCents: 7750, senderName: 'Ava', recipientName: 'Lee' }

test('K-06: the cart says for whom a certificate is, how much, to whom it goes and when', () => {
  expect(
    certificateInWords({ ...entered, recipientEmail: 'lee@example.com', deliverOn: '2026-12-24' }),
  ).toEqual([
    { label: 'For', value: 'Lee' },
    { label: 'Amount', value: 'A$77.50' },
    { label: 'Emailed to', value: 'lee@example.com' },
    { label: 'Sent', value: 'Thu 24 December 2026' },
  ])
})

test('K-06: one without an address goes to the buyer, one without a day at once', () => {
  expect(certificateInWords(entered).slice(2)).toEqual([
    { label: 'Emailed to', value: 'you, to print or pass on' },
    { label: 'Sent', value: 'as soon as it is paid' },
  ])
})

test('the day of sending is the one that was chosen, with its year', () => {
  expect(sendingDay('2027-01-01')).toBe('Fri 1 January 2027')
})
