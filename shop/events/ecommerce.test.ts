import { expect, test } from 'vitest'
import { ecommerce } from './ecommerce.ts'

test('P-19: what is sold is told in dollars, with the sum of its pieces', () => {
  const sold = [
    { id: 'CANVAS-60X90', name: 'Canvas', category: 'Canvas prints', unitCents: 3_999, quantity: 3 },
    { id: 'MUG', name: 'Mug', unitCents: 1_010 },
  ]
  expect(ecommerce(sold)).toEqual({
    currency: 'AUD',
    value: 130.07,
    items: [
      {
        item_id: 'CANVAS-60X90',
        item_name: 'Canvas',
        item_category: 'Canvas prints',
        price: 39.99,
        quantity: 3,
      },
      { item_id: 'MUG', item_name: 'Mug', price: 10.1, quantity: 1 },
    ],
  })
})

test('a total counts instead of the sum: offers take something off', () => {
  expect(ecommerce([{ id: 'MUG', name: 'Mug', unitCents: 1_000 }], 850).value).toBe(8.5)
})

test('nothing that is sold is worth nothing', () => {
  expect(ecommerce([])).toEqual({ currency: 'AUD', value: 0, items: [] })
})
