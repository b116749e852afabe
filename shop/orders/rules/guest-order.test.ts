import { expect, test } from 'vitest'
import { isGuestsOrder, isOrderOf, isOrderType } from './guest-order.ts'

const order = {
  email: 'Robin@example.com',
  billingAddress: {
    firstName: 'Robin',
    lastName: 'Marsh',
    company: undefined,
    street: ['12 Harbour Street'],
    city: 'Ballina',
    state: 'NSW',
    postcode: '2478',
    countryCode: 'AU',
    telephone: '0400 000 000',
  },
}
const email = 'robin@example.com'

test.each([
  ['e-mail and last name', { email, lastname: 'Marsh' }, true],
  ['e-mail and postcode', { email, postcode: '2478' }, true],
  ['the right name beside a wrong postcode', { email, lastname: 'Marsh', postcode: '3000' }, true],
  ['a name in capitals with blanks around it', { email, lastname: ' MARSH ' }, true],
  ['a postcode with its state', { email, postcode: 'NSW 2478' }, true],
  ['an e-mail as a link', { email: 'mailto:robin@example.com', lastname: 'Marsh' }, true],
  // not enough
  ['the e-mail alone', { email }, false],
  ['an empty name', { email, lastname: '', postcode: null }, false],
  ['another name', { email, lastname: 'Marshall' }, false],
  ['another postcode', { email, postcode: '2479' }, false],
  ['another e-mail', { email: 'alex@example.com', lastname: 'Marsh', postcode: '2478' }, false],
])('a guest’s order is read with %s: %s', (_, claim, isRead) => {
  expect(isGuestsOrder(order, claim)).toBe(isRead)
})

test('an order whose address has neither name nor postcode is read by nobody', () => {
  const bare = { ...order, billingAddress: { ...order.billingAddress, lastName: '', postcode: '' } }
  expect(isGuestsOrder(bare, { email, lastname: '', postcode: '' })).toBe(false)
})

test('an order belongs to the e-mail that it was placed with, in any case', () => {
  expect(isOrderOf(order, 'ROBIN@EXAMPLE.COM')).toBe(true)
  expect(isOrderOf(order, 'robin@example.org')).toBe(false)
  expect(isOrderOf({ email: '' }, '')).toBe(false)
})

test.each([
  ['es', true],
  ['cp', true],
  ['bcpb', true],
  ['bps', true],
  ['', false],
  ['xx', false],
])('CA-86: %j is the code of an order page: %s', (code, isKnown) => {
  expect(isOrderType(code)).toBe(isKnown)
})
