import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { fromDollars } from '#packages/money/money.ts'
import { CheckoutForm } from './checkout-form.tsx'
import type { TypedDelivery } from './checkout-view.ts'

const view = {
  cart: { needsDelivery: true, totals: { grandTotalCents: fromDollars(54.98) } },
  contents: 'Zm9ydHkgdHdvIQ-_',
  email: 'robin@example.com',
  address: undefined,
  methods: [],
  chosenMethod: undefined,
}

function markupOf(typed?: TypedDelivery): string {
  const lacksCard = typed !== undefined
  const form = (
    <CheckoutForm
      {...{ view, typed, lacksCard }}
      postcodeRange={undefined}
      waysToPay={[{ code: 'card', title: 'Credit or debit card' }]}
      isCustomer={false}
      savedAddresses={[]}
      isFromBook={false}
    />
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />)
}

const inputs = (markup: string) => markup.match(/<input[^>]*>/g) ?? []

describe('PE-13, PE-15: the checkout as it comes from the shop', () => {
  it('is a form that is posted, and waits for its script', () => {
    const form = /<form[^>]*>/.exec(markupOf())?.[0]
    for (const part of ['method="post"', 'action="/checkout"', 'data-waits=""']) expect(form).toContain(part)
  })

  it('has a card without names, so that none of it can be sent to the shop', () => {
    const card = inputs(markupOf()).filter((input) => /autoComplete="cc-|autocomplete="cc-/.test(input))
    expect(card).toHaveLength(3)
    expect(card.filter((input) => / name=| value=/.test(input))).toEqual([])
  })

  it('PE-22: shows again what was sent without scripts, with what is wrong beside it', () => {
    const address = {
      firstName: 'Robin',
      lastName: '',
      street: '12 Harbour Street',
      street2: '',
      city: 'Ballina',
      state: 'NSW',
      postcode: '12',
      telephone: '0400',
    }
    const markup = markupOf({ email: 'robin@', address, problems: { postcode: 'A postcode has 4 digits.' } })
    expect(markup).toContain('value="12 Harbour Street"')
    expect(markup).toContain('value="robin@"')
    expect(markup).toContain('A postcode has 4 digits.')
    expect(markup, 'PE-32').toContain('Nothing has been charged.')
    expect(markupOf()).not.toContain('Nothing has been charged.')
  })
})
