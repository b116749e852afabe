import { expect, test } from 'vitest'
import { howToPay } from './how-to-pay.ts'

const due = { dueCents: 2500, orderNumber: '100000042', until: new Date('2026-12-11T01:00:00Z') }
const kept =
  'We keep your order for you until Friday 11 December. If nothing has come by then, we cancel it and you owe nothing.'
const contact: [string, string] = ['contact_email', 'hello@shop.example']

test('a bank transfer is told its amount, its reference and the account that staff have entered', () => {
  const configuration = new Map([
    contact,
    ['payment_banktransfer_details', 'Keepsake Prints | BSB 000-000 || Account 1234 5678'],
  ])
  expect(howToPay('banktransfer', due, configuration)).toEqual([
    'Please transfer A$25.00 to us, with the order number 100000042 as its reference. We begin to make your order when the money has arrived.',
    'Transfer it to: Keepsake Prints, BSB 000-000, Account 1234 5678.',
    kept,
  ])
})

test('a PayID is told with the number that finds the order', () => {
  const configuration = new Map([['payment_payid_details', 'pay@shop.example | Keepsake Prints']])
  expect(howToPay('payid', due, configuration)).toEqual([
    'Please pay A$25.00 to our PayID, with the order number 100000042 as its description. We begin to make your order when the money has arrived.',
    'Our PayID: pay@shop.example, Keepsake Prints.',
    kept,
  ])
  expect(howToPay('payid', due, new Map([contact]))[1]).toBe(
    'Write to hello@shop.example, and we tell you our PayID.',
  )
})

test('a cheque is told where to go', () => {
  const configuration = new Map([['payment_checkmo_details', 'Keepsake Prints|Marsden Park NSW 2765']])
  expect(howToPay('checkmo', due, configuration)).toEqual([
    'Please send us a cheque or money order over A$25.00, with the order number 100000042 on its back. We begin to make your order when the money has arrived.',
    'Send it to: Keepsake Prints, Marsden Park NSW 2765.',
    kept,
  ])
})

test('while staff have entered nothing, the shopper reads whom to ask', () => {
  expect(howToPay('banktransfer', due, new Map([contact]))[1]).toBe(
    'Write to hello@shop.example, and we tell you the account.',
  )
  expect(howToPay('checkmo', due, new Map([contact, ['payment_checkmo_details', ' | ']]))[1]).toBe(
    'Write to hello@shop.example, and we tell you where to send it.',
  )
  expect(howToPay('banktransfer', due, new Map())[1]).toBe('Write to us, and we tell you the account.')
})
