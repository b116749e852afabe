import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { SubmitButton } from '#ui/submit-button.tsx'
import type { ProductCardFragment } from '../../generated/client/graphql.ts'
import { cardProduct } from './card-product.ts'
import { ProductCard } from './product-card.tsx'
import { StartOrder } from './start-order.tsx'

const drawn = (element: ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const sold: ProductCardFragment = {
  name: 'Large canvas print',
  url_key: 'large-canvas-print',
  short_description: { html: '<p>From <b>50 × 75</b> cm</p>' },
  image: { url: '/images/canvas-window-640.webp', label: 'A large canvas above a sofa' },
  price_range: {
    minimum_price: { regular_price: { value: 59.99 }, final_price: { value: 39.99 } },
    maximum_price: { final_price: { value: 179.99 } },
  },
  stock_status: 'IN_STOCK',
  start_repeat: null,
  marks: { badge: null, lowest_price: false, next_day_delivery: false },
}

/** The card of a product that differs from the one above, or that is placed in another way. */
function card(
  change: Partial<ProductCardFragment> = {},
  place: { heading?: 'h2' | 'h5'; button?: object } = {},
) {
  const [product] = cardProduct({ ...sold, ...change })
  if (!product) throw new Error('The card has no product.')
  return drawn(<ProductCard product={product} {...place} />)
}

test('a card knows how the tool of a pattern begins to repeat a photo, and of others nothing', () => {
  const repeatOf = (start_repeat: string | null) => cardProduct({ ...sold, start_repeat })[0]?.repeat
  expect([repeatOf('rows'), repeatOf('bricks'), repeatOf(null)]).toEqual(['rows', 'bricks', undefined])
})

describe('F-10: a card shows', () => {
  test('title, picture and description, and leads to the product', () => {
    const html = card()
    expect(html).toMatch(/<h3[^>]*><a[^>]* href="\/large-canvas-print"[^>]*>Large canvas print<\/a><\/h3>/)
    expect(html).toContain('alt="A large canvas above a sofa"')
    expect(html).toContain('<p>From <b>50 × 75</b> cm</p>')
  })

  test('F-19: the regular price struck, the special price and what it takes off', () => {
    const html = card()
    expect(html).toMatch(/<s [^>]*><span class="sr-only">Was <\/span><span>A\$59\.99<\/span><\/s>/)
    expect(textOf(html)).toContain('Was A$59.99 Now A$39.99 33% off')
    expect(textOf(html)).not.toContain('From A$')
  })

  test('the lowest price alone while nothing is reduced', () => {
    const regular = { regular_price: { value: 39.99 }, final_price: { value: 39.99 } }
    const html = card({ price_range: { ...sold.price_range, minimum_price: regular } })
    expect(html).not.toContain('<s ')
    expect(textOf(html)).toContain('From A$39.99')
    const only = { minimum_price: regular, maximum_price: { final_price: { value: 39.99 } } }
    expect(textOf(card({ price_range: only }))).not.toContain('From A$')
  })

  test.each(['h2', 'h5'] as const)('its title as %s where the page wants that', (heading) => {
    expect(card({}, { heading })).toMatch(new RegExp(`<${heading}[^>]*><a`))
  })

  test('a button where it stands alone, with the words and the address that the page chose', () => {
    expect(card()).not.toContain('Start Order')
    expect(card({}, { button: {} })).toMatch(/<a[^>]* href="\/large-canvas-print"[^>]*>Start Order<\/a>/)
    expect(card({}, { button: { title: 'Choose a photo', href: '/uploadchoice' } })).toMatch(
      /<a[^>]* href="\/uploadchoice"[^>]*>Choose a photo<\/a>/,
    )
  })

  test('F-17: that a product is out of stock, whatever its button would say', () => {
    for (const button of [undefined, { title: 'Choose a photo' }]) {
      const html = card({ stock_status: 'OUT_OF_STOCK' }, button ? { button } : {})
      expect(html).toMatch(/<button[^>]* disabled=""[^>]*>OUT OF STOCK<\/button>/)
      expect(html).not.toContain('Choose a photo')
    }
  })

  test('R-14: an empty place for a product without a picture, and for one that nobody knows the files of', () => {
    expect(card({ image: null })).toContain('picture-missing')
    expect(card({ image: { url: '/elsewhere.png', label: 'x' } })).toContain('picture-missing')
  })
})

describe('F-18, F-20: at most one badge', () => {
  const marks = { badge: null, lowest_price: false, next_day_delivery: false }

  test('none that staff did not give', () => {
    expect(card()).not.toMatch(/lowestPrice|Best Seller/)
    expect(card({ marks: { ...marks, badge: 'Half_Price', next_day_delivery: true } })).not.toMatch(
      /Half|lowestPrice|next day/i,
    )
  })

  test('its words without underscores', () => {
    expect(textOf(card({ marks: { ...marks, badge: 'Best_Seller' } }))).toContain('Best Seller')
    expect(textOf(card({ marks: { ...marks, badge: 'Ends_Today!' } }))).toContain('Ends Today!')
  })

  test('the lowest price, and that it comes the next day', () => {
    expect(card({ marks: { ...marks, lowest_price: true } })).toMatch(
      /class="lowestPrice [^"]*">Lowest price</,
    )
    expect(card({ marks: { ...marks, lowest_price: true, next_day_delivery: true } })).toMatch(
      /class="lowestPrice [^"]*">Lowest price, next day delivery</,
    )
    const both = card({ marks: { ...marks, badge: 'New', lowest_price: true } })
    expect(both).toContain('New')
    expect(both).not.toContain('lowestPrice')
  })
})

describe('buttons of orders', () => {
  test('F-16, F-17: Start Order, or that there is nothing to start', () => {
    expect(drawn(<StartOrder to="/uploadchoice" inStock />)).toMatch(/<a[^>]*>Start Order<\/a>/)
    expect(drawn(<StartOrder to="/uploadchoice" inStock={false} />)).toMatch(
      /^<button[^>]* disabled=""[^>]*>OUT OF STOCK<\/button>$/,
    )
  })

  test('F-15: a form is sent with Submit unless the page says something better', () => {
    expect(drawn(<SubmitButton />)).toMatch(
      /<button type="submit"[^>]*><span class="contents">Submit<\/span><\/button>/,
    )
    expect(drawn(<SubmitButton>Send my question</SubmitButton>)).toContain('Send my question')
    expect(drawn(<SubmitButton />)).not.toContain('disabled=""')
  })

  test('F-14: while it is under way it turns, says so and takes no second press', () => {
    const html = drawn(<SubmitButton isSending sendingWords="Asking the bank" />)
    expect(html).toContain('aria-disabled="true"')
    expect(html).toContain('animate-spin')
    expect(textOf(html)).toBe('Asking the bank')
  })

  test('F-13: what is out of stock cannot be sent', () => {
    expect(drawn(<SubmitButton unavailableWords="OUT OF STOCK" />)).toMatch(
      /<button type="submit"[^>]* disabled=""[^>]*><span class="contents">OUT OF STOCK<\/span><\/button>/,
    )
  })
})
