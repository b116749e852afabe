import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { CartTotalsView } from './cart-view.ts'
import { CheckoutBar } from './checkout-bar.tsx'

const totals: CartTotalsView = {
  ...{ subtotalCents: 1999, discounts: [], shipping: { label: 'Standard delivery', cents: 995 }, paid: [] },
  ...{ gstCents: 272, grandTotalCents: 2994, missingForFreeShippingCents: 0 },
}
const barOf = (parts: Partial<CartTotalsView>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CheckoutBar totals={{ ...totals, ...parts }} button={{ current: null }} />
    </MemoryRouter>,
  )

describe('J-06: the bar of a phone says what its total holds', () => {
  it.each<[string, Partial<CartTotalsView>, string]>([
    ['delivery', {}, 'Delivery and GST included'],
    ['delivery that costs nothing', { shipping: { label: 'Free', cents: 0 } }, 'Free delivery, GST included'],
    ['goods that come by email', { isEmailed: true, shipping: { label: 'x', cents: 0 } }, 'GST included'],
    ['a gift certificate', { isEmailed: true, shipping: undefined, gstCents: 0 }, 'Total'],
  ])('%s', (_, parts, words) =>
    expect(barOf(parts)).toContain(`>A$29.94</b><span class="block text-micro text-ink-2">${words}</span>`),
  )
})
