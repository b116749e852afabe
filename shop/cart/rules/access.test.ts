import { describe, expect, test } from 'vitest'
import type { Caller } from '../../customers/rules/caller.ts'
import { allowedCart, isOfStore, isOwner } from './access.ts'
import * as refusals from './refusals.ts'

const guest: Caller = { kind: 'guest' }
const customer = (id: number): Caller => ({ kind: 'customer', id, groupId: 1, memberUntil: null })
const cart = {
  state: 'active' as 'active' | 'ordered' | 'merged',
  customerId: null as number | null,
  store: null as string | null,
}
const asked = (caller: Caller, store?: string) => ({ id: 'C1', caller, store })

test.each([
  ['a guest', guest, null, true],
  ['a guest', guest, 7, false],
  ['customer 7', customer(7), 7, true],
  ['customer 8', customer(8), 7, false],
  ['customer 7, before merging,', customer(7), null, false],
])('%s may use a cart of customer %s: %s', (_, caller, customerId, isTheirs) => {
  expect(isOwner({ customerId }, caller)).toBe(isTheirs)
})

test.each([
  [null, undefined, true],
  [null, 'neon_au', true],
  ['neon_au', undefined, true],
  ['neon_au', 'neon_au', true],
  ['neon_au', 'canvas_au', false],
])('a cart of store %s is used by a call of store %s: %s', (of, store, isSame) => {
  expect(isOfStore({ store: of }, { store })).toBe(isSame)
})

describe('a call for a cart', () => {
  test('gets it', () => expect(allowedCart(cart, asked(guest))).toBe(cart))

  test.each([
    ['is not there', undefined, 'Could not find a cart with ID "C1"', 'graphql-no-such-entity', 'CART_ERROR'],
    [
      'belongs to somebody, even when it is closed',
      { ...cart, customerId: 7, state: 'ordered' as const },
      'The current user cannot perform operations on cart "C1"',
      'graphql-authorization',
      'CART_ERROR',
    ],
    [
      'is ordered',
      { ...cart, state: 'ordered' as const },
      "The cart isn't active.",
      'graphql-no-such-entity',
      'CART_ERROR',
    ],
    [
      'is merged',
      { ...cart, state: 'merged' as const },
      "The cart isn't active.",
      'graphql-no-such-entity',
      'CART_ERROR',
    ],
    [
      'is of another store',
      { ...cart, store: 'neon_au' },
      'Wrong store code specified for cart "C1"',
      'graphql-no-such-entity',
      undefined,
    ],
  ])('that %s is refused', (_, found, message, category, code) => {
    expect(allowedCart(found, asked(guest, 'canvas_au'))).toEqual({
      kind: 'refusal',
      message,
      category,
      code,
    })
  })
})

test('the contract’s sentences of merging and of signed-in customers', () => {
  expect(refusals.noActiveCart()).toMatchObject({
    category: 'graphql-no-such-entity',
    message: 'Current user does not have an active cart.',
    code: 'CART_ERROR',
  })
  expect(refusals.customersHaveOwnCart()).toMatchObject({
    category: 'graphql-already-exists',
    message: "Use 'Query.customerCart' for logged in customer.",
  })
  expect(refusals.notForCustomers()).toMatchObject({
    category: 'graphql-input',
    message: 'The request is not allowed for logged in customers',
  })
})
