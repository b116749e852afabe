import { expect, test } from 'vitest'
import { inLockOrder } from './stock.ts'

test('stock is taken product by product, so that no two orders wait for each other', () => {
  const changes = [
    { productId: 9, quantity: 1 },
    { productId: 2, quantity: 3 },
    { productId: 9, quantity: 4 },
  ]
  expect(inLockOrder(changes)).toEqual([
    { productId: 2, quantity: 3 },
    { productId: 9, quantity: 5 },
  ])
})
