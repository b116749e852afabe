import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { formatMoney, fromDollars } from '#packages/money/money.ts'
import type { CardProduct } from './card-product.ts'
import { DeliveryPromise } from './delivery-promise.tsx'
import { OtherProducts } from './other-products.tsx'
import { SoldOut } from './sold-out.tsx'

const drawn = (element: ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)

const cards = (count: number) =>
  Array.from(
    { length: count },
    (_, index): CardProduct => ({
      name: `Print ${index + 1}`,
      urlKey: `print-${index + 1}`,
      aboutHtml: '',
      picture: undefined,
      fromCents: fromDollars(40),
      regularCents: fromDollars(40),
      isRange: false,
      inStock: true,
      marks: { badge: undefined, lowestPrice: false, nextDayDelivery: false },
    }),
  )

describe('when a product arrives', () => {
  test.each([
    [99_00, `Standard delivery, if you order today. Free over ${formatMoney(fromDollars(99))}.`],
    [undefined, 'Standard delivery, if you order today.'],
  ])('free over %s cents', (freeShippingCents, words) => {
    const html = drawn(
      <DeliveryPromise deliveryDays="With you on Tuesday" freeShippingCents={freeShippingCents} />,
    )
    expect(html).toContain('With you on Tuesday')
    expect(html).toContain(`>${words}<`)
  })
})

describe('F-13, F-17: a product that is out of stock', () => {
  test('has no day of arrival, and leads to others of its kind', () => {
    const html = drawn(<SoldOut category={{ name: 'Photo mugs', urlPath: 'gifts/photo-mugs' }} />)
    expect(html).not.toContain('Arrives')
    expect(html).toMatch(/<a [^>]*href="[^"]*gifts\/photo-mugs"[^>]*>See what else there is: Photo mugs</)
    expect(drawn(<SoldOut category={undefined} />)).not.toContain('<a')
  })
})

describe('other products below a product', () => {
  const category = { name: 'Canvas Prints', urlPath: 'canvas-prints' }
  const others = (count: number, of: typeof category | undefined) =>
    drawn(<OtherProducts heading="More canvas prints" category={of} products={cards(count)} className="" />)

  test('are four at the most, with a link to the whole category', () => {
    const html = others(6, category)
    expect(html).toContain('Print 4')
    expect(html).not.toContain('Print 5')
    expect(html).toMatch(/<a [^>]*href="[^"]*canvas-prints"[^>]*>All canvas prints</)
  })

  test('have no such link without a category', () => {
    const html = others(1, undefined)
    expect(html).toContain('Print 1')
    expect(html).not.toContain('>All ')
  })

  test('are no section when there are none', () => {
    expect(others(0, category)).toBe('')
  })
})
