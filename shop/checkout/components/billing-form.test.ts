import { describe, expect, it } from 'vitest'
import { billingProblems, businessIn, isBilledApart, typedBillingIn } from './billing-form.ts'
import { isHalfABill, judgedWith } from './checkout-fields.ts'

const typed = {
  billing_firstName: 'Robin',
  billing_lastName: 'Marsh',
  billing_street: '12 Harbour Street',
  billing_street2: '',
  billing_city: 'Ballina',
  billing_state: 'NSW',
  billing_postcode: '2478',
  billing_telephone: '0400 000 000',
  company: '',
  abn: '',
  gstNumber: '',
}
function formOf(changes: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries({ ...typed, ...changes })) form.set(name, text)
  return form
}

describe('a bill that goes elsewhere than the parcel', () => {
  it('has the same rules as the delivery address, each beside its own field', () => {
    expect(billingProblems(formOf())).toEqual({})
    expect(
      billingProblems(formOf({ billing_firstName: '', billing_state: 'VIC', billing_telephone: '' })),
    ).toEqual({
      billing_firstName: 'Enter a first name, such as Robin.',
      billing_state: 'The postcode 2478 is in New South Wales, not in Victoria.',
      billing_telephone: 'Enter a phone number, such as 0412 345 678.',
    })
  })

  it('N-03: a box that is ticked is true, and one that is not sent is false', () => {
    expect(isBilledApart(formOf())).toBe(true)
    expect(isBilledApart(formOf({ billHere: 'yes' }))).toBe(false)
  })

  it('is not judged while it goes to the delivery address, and nothing of it is lost', () => {
    const form = formOf({ billing_postcode: '12', billHere: 'yes' })
    expect(billingProblems(form)).toEqual({})
    expect(typedBillingIn(form).billing).toMatchObject({ isHere: true, address: { postcode: '12' } })
  })

  it('J-20: is not asked for where nothing is sent, nor of a page that has no fields for it', () => {
    expect(isBilledApart(formOf())).toBe(true)
    expect(isBilledApart(formOf({ nothing_sent: 'yes' }))).toBe(false)
    expect(isBilledApart(new FormData())).toBe(false)
  })

  it('PE-05: its postcode and state are judged together, apart from those of the delivery', () => {
    expect(judgedWith('billing_state', formOf())).toEqual(['billing_state', 'billing_postcode'])
    expect(judgedWith('billing_state', formOf({ billing_postcode: '' }))).toEqual(['billing_state'])
    expect(judgedWith('billing_city', formOf())).toEqual(['billing_city'])
  })
})

it('is sent once it is whole; the delivery does not wait for it', () => {
  const found = { billing_city: 'Enter the suburb or town, such as Ballina.' }
  expect(isHalfABill('billing_postcode', found)).toBe(true)
  expect(isHalfABill('company', found)).toBe(true)
  expect(isHalfABill('postcode', found)).toBe(false)
  expect(isHalfABill('billing_city', {})).toBe(false)
})

describe('J-12, CA-64: an order that a business buys', () => {
  const business = (changes: Record<string, string>) =>
    formOf({ billHere: 'yes', business: 'yes', ...changes })

  it.each([
    [{ company: 'Harbour Framing' }, {}],
    [{ abn: 'ABN 51 824 753 556' }, {}],
    [{ abn: '51 824 753 556', gstNumber: '22aaaaa0000a1z5' }, {}],
    [{}, { company: 'Enter the name of the business, such as Harbour Framing, or its ABN.' }],
    [{ abn: '51 824 753 55' }, { abn: 'An ABN has 11 digits, such as 51 824 753 556. This one has 10.' }],
    [
      { company: 'Harbour Framing', gstNumber: '123' },
      { gstNumber: 'Please enter a valid GST number: 15 letters and digits, at least one of each.' },
    ],
    [
      { company: 'x'.repeat(256) },
      { company: 'That is 256 characters; at most 255 fit here. Please shorten it.' },
    ],
  ])('%j is answered with %j', (changes, problems) => {
    expect(billingProblems(business(changes))).toEqual(problems)
  })

  it('is kept in its normal form', () => {
    expect(
      businessIn(
        business({ company: ' Harbour Framing ', abn: '51-824-753-556', gstNumber: '22aaaaa0000a1z5' }),
      ),
    ).toEqual({
      company: 'Harbour Framing',
      abn: '51824753556',
      gstNumber: '22AAAAA0000A1Z5',
    })
  })

  it('is not judged once the box is not ticked any more', () => {
    expect(billingProblems(formOf({ billHere: 'yes', abn: '1' }))).toEqual({})
  })

  it('leaves room for the ABN after a name that was left empty', () => {
    expect(judgedWith('company', business({}))).toEqual([])
    expect(judgedWith('company', business({ company: 'Harbour Framing' }))).toEqual(['company'])
  })
})
