import { expect, test } from 'vitest'
import { orderPaths, orderTypeOf, trackingPatterns } from './order-paths.ts'

test('CA-86: the four order pages name their kind, and the page of all names none', () => {
  expect(Object.values(trackingPatterns).map(orderTypeOf)).toEqual([undefined, 'es', 'cp', 'bcpb', 'bps'])
  expect(orderTypeOf('/order-es/')).toBe('es')
  expect(orderTypeOf('/order-xx')).toBeUndefined()
})

test('the address of tracking fills in the number of an order', () => {
  expect(orderPaths.tracking('100000001')).toBe('/order-status-tracking?number=100000001')
  expect(orderPaths.tracking()).toBe('/order-status-tracking')
})
