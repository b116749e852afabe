import { describe, expect, it } from 'vitest'
import { gateOf } from './gates.ts'

const gate = (address: string) => gateOf(new URL(address, 'https://shop.example'))

describe('H-17: the account is for customers', () => {
  it.each([
    '/customer/account',
    '/customer/account/dashboard',
    '/customer/account/my-rewards/loyaltylevel/join',
    '/customer/account/my-saved-design',
    '/customer/account/my-saved-design?token=',
  ])('%s', (address) => {
    expect(gate(address)).toBe('customers')
  })

  it.each([
    'https://shop.example//customer/account',
    '/customer//account/dashboard',
    '/CUSTOMER/Account/Dashboard',
    '/customer/%61ccount',
    '/customer%2Faccount/settings',
    '/customer/account%5Csettings',
  ])('SH-17: also as %s', (address) => {
    expect(gate(address)).toBe('customers')
  })
})

it('H-18: a link with a token opens the saved designs without signing in', () => {
  expect(gate('/customer/account/my-saved-design?token=abc')).toBeUndefined()
  expect(gate('/customer/account/my-orders?token=abc')).toBe('customers')
})

it('L-06: the bulk order is for customers', () => {
  expect(gate('/bulk-order')).toBe('customers')
  expect(gate('/bulk-order/')).toBe('customers')
  expect(gate('/bulk-order/sample.csv')).toBeUndefined()
})

it('H-19: signing in is for guests, whatever follows in the address', () => {
  expect(gate('/customer/login')).toBe('guests')
  expect(gate('/customer/login/anything')).toBe('guests')
})

it.each(['/', '/canvas-prints', '/customer/reset-password', '/customers', '/%'])(
  '%s is open to everybody',
  (address) => {
    expect(gate(address)).toBeUndefined()
  },
)
