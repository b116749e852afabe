import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { fromDollars } from '#packages/money/money.ts'
import type { CardFieldsOfShop } from './card-fields/port/card-entry.ts'
import { CheckoutForm } from './checkout-form.tsx'
import type { CheckoutView, TypedDelivery } from './checkout-view.ts'
import type { WayToPay } from './payment-choice.tsx'

const nothingTyped = {
  billing: { isHere: true, address: undefined },
  business: { isBusiness: false, company: '', abn: '', gstNumber: '' },
}
const view = {
  cart: { needsDelivery: true, totals: { grandTotalCents: fromDollars(54.98) } },
  contents: 'Zm9ydHkgdHdvIQ-_',
  email: 'robin@example.com',
  address: undefined,
  ...nothingTyped,
  methods: [],
  chosenMethod: undefined,
}

const kim = {
  firstName: 'Kim',
  lastName: '',
  organisation: '',
  street: '',
  street2: '',
  city: '',
  state: '',
  postcode: '',
  telephone: '',
}

const test: CardFieldsOfShop = {
  gateway: 'TEST',
  publishable_key: null,
  login_id: null,
  tokens_url: 'https://gateway.example/tokens',
  is_sandbox: true,
}

const card = (card_fields = test): WayToPay => ({ code: 'card', title: 'Credit or debit card', card_fields })

interface Shown {
  cardFields?: CardFieldsOfShop
  waysToPay?: WayToPay[]
  paymentNote?: string
  accountName?: { firstName: string; lastName: string }
  changes?: Partial<CheckoutView>
}

function markupOf(
  typed?: TypedDelivery,
  { cardFields = test, waysToPay = [card(cardFields)], paymentNote, accountName, changes = {} }: Shown = {},
): string {
  const lacksCard = typed !== undefined
  const form = (
    <CheckoutForm
      {...{ view: { ...view, ...changes, cart: view.cart }, typed, lacksCard }}
      postcodeRange={undefined}
      waysToPay={waysToPay}
      paymentNote={paymentNote}
      isCustomer={accountName !== undefined}
      accountName={accountName}
      savedAddresses={[]}
      needsIdentification={false}
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

  it('PE-22: says to a customer where the confirmation goes, also after a form that was refused', () => {
    const accountName = { firstName: 'Robin', lastName: 'Marsh' }
    const refused = { ...nothingTyped, email: '', address: kim, problems: {} }
    const goesTo = (typed?: TypedDelivery) =>
      /goes to <\/span><b[^>]*>([^<]*)/.exec(
        markupOf(typed, { accountName, changes: { email: 'robin@example.com' } }),
      )?.[1]
    expect(goesTo()).toBe('robin@example.com')
    expect(goesTo(refused)).toBe('robin@example.com')
  })

  it('shows the delivery again that was chosen in a form that was refused, where it can be had', () => {
    const way = {
      cents: fromDollars(14.99),
      deliveryDays: 'Wed 2',
      offer: undefined,
      unavailableReason: undefined,
    }
    const methods = ['standard', 'express'].map((value) => ({ ...way, value, title: value }))
    const checked = (method: string) =>
      inputs(
        markupOf(
          { ...nothingTyped, email: '', address: kim, problems: {}, method },
          {
            changes: {
              methods,
              chosenMethod: 'standard',
            },
          },
        ),
      )
        .filter((input) => input.includes('name="method"') && input.includes('checked=""'))
        .map((input) => /value="(\w+)"/.exec(input)?.[1])
    expect(checked('express')).toEqual(['express'])
    expect(checked('by-balloon')).toEqual(['standard'])
  })

  it('has the names of a customer who has no address yet, and never in place of what was typed', () => {
    const accountName = { firstName: 'Robin', lastName: 'Marsh' }
    const named = (typed?: TypedDelivery, changes: Partial<CheckoutView> = {}) =>
      inputs(markupOf(typed, { accountName, changes }))
        .filter((input) => /name="(?:first|last)Name"/.test(input))
        .map((input) => /value="([^"]*)"/.exec(input)?.[1])
    expect(named()).toEqual(['Robin', 'Marsh'])
    expect(named(undefined, { address: { ...kim, lastName: 'Nguyen' } })).toEqual(['Kim', 'Nguyen'])
    // PE-22: a last name that was taken out and refused for it stays out.
    expect(named({ ...nothingTyped, email: '', address: kim, problems: {} })).toEqual(['Kim', ''])
    expect(markupOf(undefined, { accountName })).toMatch(/<input[^>]*name="saveAddress"[^>]*checked=""/)
  })

  it('has a card without names, so that none of it can be sent to the shop', () => {
    const card = inputs(markupOf()).filter((input) => /autoComplete="cc-|autocomplete="cc-/.test(input))
    expect(card).toHaveLength(3)
    expect(card.filter((input) => / name=| value=/.test(input))).toEqual([])
  })

  it('K-29: has no field for a card where a frame of the gateway has them, and says that they are on their way', () => {
    const markup = markupOf(undefined, {
      cardFields: { ...test, gateway: 'STRIPE', publishable_key: 'pk_test_x' },
    })
    expect(inputs(markup).filter((input) => /cc-/.test(input))).toEqual([])
    expect(markup).toContain('the card fields are on their way')
    expect(markup).not.toContain('js.stripe.com')
  })

  it('K-29: has neither a field for a card nor a script of the gateway where a window of it takes the card', () => {
    const fields = { publishable_key: 'c'.repeat(80), login_id: 'keepsake0001' }
    const markup = markupOf(undefined, { cardFields: { ...test, gateway: 'AUTHORIZE_NET', ...fields } })
    expect(inputs(markup).filter((input) => /cc-/.test(input))).toEqual([])
    expect(markup).toContain('the card fields are on their way')
    expect(markup).not.toContain('authorize.net')
  })

  it('K-29: has neither a field for a card nor a frame where a page of PayPal takes it once it is asked for', () => {
    const markup = markupOf(undefined, { cardFields: { ...test, gateway: 'PAYFLOW' } })
    expect(inputs(markup).filter((input) => /cc-/.test(input))).toEqual([])
    expect(markup).toContain('the card fields are on their way')
    expect(markup).not.toMatch(/paypal\.com|<iframe/)
  })

  it('K-29: says why no card is asked for, beside the other ways or in their place', () => {
    const note = 'A$0.23 is left to pay, and a card takes A$0.50 or more.'
    const transfer = { code: 'banktransfer', title: 'Bank transfer', card_fields: null }
    for (const ways of [[transfer], []]) {
      const markup = markupOf(undefined, { waysToPay: ways, paymentNote: note })
      expect(markup).toContain(note)
      expect(markup).not.toContain('not taking orders')
      expect(inputs(markup).filter((input) => /cc-/.test(input))).toEqual([])
    }
    expect(markupOf(undefined, { waysToPay: [] })).toContain('not taking orders')
  })

  it('PE-22: shows again what was sent without scripts, with what is wrong beside it', () => {
    const address = {
      firstName: 'Robin',
      lastName: '',
      organisation: '',
      street: '12 Harbour Street',
      street2: '',
      city: 'Ballina',
      state: 'NSW',
      postcode: '12',
      telephone: '0400',
    }
    const problems = { postcode: 'A postcode has 4 digits.' }
    const markup = markupOf({ email: 'robin@', address, ...nothingTyped, problems })
    expect(markup).toContain('value="12 Harbour Street"')
    expect(markup).toContain('value="robin@"')
    expect(markup).toContain('A postcode has 4 digits.')
    expect(markup, 'PE-32').toContain('Nothing has been charged.')
    expect(markupOf()).not.toContain('Nothing has been charged.')
  })

  it('bills to the delivery address until somebody says otherwise, and keeps what was typed for another', () => {
    const box = (markup: string, name: string) =>
      inputs(markup).find((input) => input.includes(`name="${name}"`))
    expect(box(markupOf(), 'billHere')).toContain('checked=""')
    expect(box(markupOf(), 'business')).not.toContain('checked=""')
    const markup = markupOf({
      email: 'robin@example.com',
      address: kim,
      billing: { isHere: false, address: { ...kim, firstName: 'Robin' } },
      business: { isBusiness: true, company: 'Harbour Framing', abn: '51 824 753', gstNumber: '' },
      problems: { billing_lastName: 'Enter a last name, such as Marsh.', abn: 'An ABN has 11 digits.' },
    })
    expect(box(markup, 'billHere')).not.toContain('checked=""')
    expect(box(markup, 'business')).toContain('checked=""')
    expect(box(markup, 'firstName')).toContain('value="Kim"')
    expect(box(markup, 'billing_firstName')).toContain('value="Robin"')
    expect(box(markup, 'billing_lastName')).toContain('aria-invalid="true"')
    expect(box(markup, 'lastName')).not.toContain('aria-invalid="true"')
    expect(box(markup, 'company')).toContain('value="Harbour Framing"')
    expect(box(markup, 'abn')).toContain('value="51 824 753"')
    expect(markup).toContain('An ABN has 11 digits.')
  })

  it('PE-11: browsers know the fields of the bill as such', () => {
    const tokens = inputs(markupOf()).flatMap((input) => {
      const name = / name="billing_(\w+)"/.exec(input)?.[1]
      const token = / autocomplete="([^"]+)"/i.exec(input)?.[1]
      return name && token ? [`${name}: ${token}`] : []
    })
    expect(tokens).toEqual([
      'firstName: billing given-name',
      'lastName: billing family-name',
      'street: billing address-line1',
      'street2: billing address-line2',
      'postcode: billing postal-code',
      'city: billing address-level2',
      'telephone: billing tel',
    ])
  })
})
