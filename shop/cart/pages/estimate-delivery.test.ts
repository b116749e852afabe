import { expect, test } from 'vitest'
import { createApi } from '../../request/api.ts'
import { DELIVERY_INTENT } from '../components/notes-and-delivery-forms.ts'
import { estimateDelivery } from './estimate-delivery.ts'

/** The three methods as the contract names them; K-15. */
const METHODS = [
  ['standard', 14.99, 2, 7],
  ['express', 19.99, 3, 5],
  ['priority', 29.99, 2, 3],
] as const

const api = createApi(async () => ({
  data: {
    estimateShippingMethods: METHODS.map(([code, value, minimum_days, maximum_days]) => ({
      method_code: code,
      method_title: code,
      available: true,
      error_message: null,
      amount: { value },
      minimum_days,
      maximum_days,
    })),
  },
}))

test('K-15: in the cart, too, express promises no later first day than standard, which costs less', async () => {
  const form = new FormData()
  form.set('intent', DELIVERY_INTENT)
  form.set('postcode', '2478')
  const friday = new Date('2026-11-27T00:00:00Z')
  const answer = await estimateDelivery(api, 'cart', form, friday)
  expect(answer?.methods.map(({ code, about }) => [code, about])).toEqual([
    ['standard', 'Tue 1 to Tue 8 December'],
    ['express', 'Tue 1 to Fri 4 December'],
    ['priority', 'Tue 1 to Wed 2 December'],
  ])
})
