import { describe, expect, it } from 'vitest'
import { draftOf, restored } from './draft.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(fields)) form.set(name, text)
  return form
}

describe('PE-22: the draft of the checkout', () => {
  it('holds every field, also those that are empty or not right yet', () => {
    const fields = { email: 'robin@', firstName: 'Robin', street2: '', postcode: '12' }
    expect(draftOf(formOf({ intent: 'draft', method: 'post##standard', ...fields }))).toEqual(fields)
  })

  it('fills what nobody has touched since the page came', () => {
    const fields = [
      { name: 'email', value: '', first: '' },
      { name: 'city', value: 'Ballina', first: 'Ballina' },
    ]
    expect(restored(fields, { email: 'robin@example.com', city: 'Byron Bay' })).toEqual({
      email: 'robin@example.com',
      city: 'Byron Bay',
    })
  })

  it('leaves what was typed before the page was hydrated', () => {
    expect(
      restored([{ name: 'email', value: 'new@example.com', first: '' }], { email: 'old@example.com' }),
    ).toEqual({})
  })

  it('leaves empty what was made empty, whatever the cart keeps', () => {
    expect(restored([{ name: 'street2', value: 'Unit 5', first: 'Unit 5' }], { street2: '' })).toEqual({
      street2: '',
    })
  })

  it('takes a tick away that somebody took away, and none that is new', () => {
    const fields = [
      { name: 'billHere', value: 'yes', first: 'yes' },
      { name: 'business', value: 'yes', first: '' },
    ]
    expect(restored(fields, { billHere: '', business: '' })).toEqual({ billHere: '' })
  })

  it('says nothing of a field that it has never seen', () => {
    expect(restored([{ name: 'telephone', value: '', first: '' }], { email: 'robin@example.com' })).toEqual(
      {},
    )
  })
})
