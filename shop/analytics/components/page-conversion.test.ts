import { describe, expect, test } from 'vitest'
import type { DataLayerEvent } from '../../events/data-layer.ts'
import { ecommerce } from '../../events/ecommerce.ts'
import { pageConversion } from './page-conversion.ts'
import { type UrlKeyPage, viewOf } from './page-event.ts'

const canvas = { id: 'CANVAS', name: 'Canvas', unitCents: 3_999, quantity: 2 }
const mug = { id: 'MUG', name: 'Mug', unitCents: 1_000 }
const event = (name: 'view_item' | 'begin_checkout', ...sold: (typeof mug)[]): DataLayerEvent => ({
  event: name,
  ecommerce: ecommerce(sold),
})

describe('P-15 to P-17, CA-74: what opening a page is', () => {
  test('P-17: a page view, worth what its one product costs', () => {
    expect(pageConversion('/faq', undefined)).toEqual({ event_name: 'ViewContent', page: '/faq' })
    expect(pageConversion('/mug', event('view_item', mug))).toMatchObject({ value: 10 })
    expect(pageConversion('/mugs', event('view_item', mug, mug))).not.toHaveProperty('value')
  })

  test('P-16: the checkout, with its items', () => {
    expect(pageConversion('/checkout', event('begin_checkout', canvas))).toEqual({
      event_name: 'InitiateCheckout',
      page: '/checkout',
      value: 79.98,
      items: [{ name: 'Canvas', quantity: 2, price: 39.99 }],
    })
  })

  test('P-15: the page of thanks, with the order’s value', () => {
    const paid = { ...ecommerce([mug]), transaction_id: '100000001', tax: 0.91, shipping: 0 }
    expect(pageConversion('/checkout/success', { event: 'purchase', ecommerce: paid })).toEqual({
      event_name: 'Purchase',
      page: '/checkout/success',
      value: 10,
      currency: 'AUD',
    })
  })

  test.each(['/checkout', '/checkout/success', '/checkout/success/'])(
    '%s with nothing to buy is none',
    (page) => {
      expect(pageConversion(page, undefined)).toBeUndefined()
    },
  )
})

describe('P-19: which pages of words are landing pages', () => {
  const words = (parts: object): UrlKeyPage =>
    ({
      kind: 'words',
      page: {
        title: 'Free canvas',
        remarketing_product_id: null,
        remarketing_product_type: null,
        remarketing_product_price: null,
        ...parts,
      },
    }) as unknown as UrlKeyPage

  test('those that staff named a product for', () => {
    const page = words({
      remarketing_product_id: 'CANVAS-8X8',
      remarketing_product_type: 'Canvas prints',
      remarketing_product_price: '9.95',
    })
    expect(viewOf(page)).toEqual({
      event: 'view_item',
      ecommerce: ecommerce([
        { id: 'CANVAS-8X8', name: 'Free canvas', category: 'Canvas prints', unitCents: 995 },
      ]),
    })
    expect(viewOf(words({ remarketing_product_id: 'X', remarketing_product_price: 'ask us' }))).toMatchObject(
      {
        ecommerce: { value: 0 },
      },
    )
  })

  test('and no others', () => {
    expect(viewOf(words({}))).toBeUndefined()
  })
})
