import type { loadStripe } from '@stripe/stripe-js/pure'

type Stripe = NonNullable<Awaited<ReturnType<typeof loadStripe>>>
type Appearance = NonNullable<NonNullable<Parameters<Stripe['elements']>[0]>['appearance']>

/**
 * Stripe's fields in the look of the shop's own, from the tokens of the brand.
 *
 * @param element  whose tokens are read
 */
export const appearanceAt = (element: Element): Appearance => {
  const style = getComputedStyle(element)
  return appearanceOf((token) => style.getPropertyValue(token).trim())
}

/** @param read  gives a token such as --ink as it is written, in plain colours and lengths */
export function appearanceOf(read: (token: string) => string): Appearance {
  const line = `${read('--border-width')} solid ${read('--line-firm')}`
  const marked = (token: string) => ({ borderColor: read(token), boxShadow: `0 0 0 1px ${read(token)}` })
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: read('--brand'),
      colorBackground: read('--raised'),
      colorText: read('--ink'),
      colorTextSecondary: read('--ink-2'),
      colorTextPlaceholder: read('--ink-2'),
      colorDanger: read('--danger'),
      fontFamily: read('--ui-family'),
      // Below 16 px a phone zooms into a field that is tapped.
      fontSizeBase: '16px',
      borderRadius: plainRadius(read('--r-m')),
    },
    rules: {
      '.Label': { color: read('--ink'), fontWeight: '600' },
      '.Input': { border: line, boxShadow: 'none', padding: '14px 16px' },
      '.Input:focus': { ...marked('--brand'), outline: 'none' },
      '.Input--invalid': { ...marked('--danger'), color: read('--ink') },
      '.Error': { color: read('--danger') },
      '.Tab': { border: line, boxShadow: 'none' },
      '.Tab--selected': marked('--brand'),
    },
  }
}

/** A corner drawn by hand has eight radii, and Stripe takes one. */
const plainRadius = (radius: string) => (/^\d+px$/.test(radius) ? radius : '6px')
