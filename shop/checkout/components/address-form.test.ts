import { describe, expect, it } from 'vitest'
import { addressIn, deliveryProblems } from './address-form.ts'

const typed = {
  email: 'alex@example.com',
  firstName: ' Alex ',
  lastName: 'Taylor',
  street: '14 Tamar Street',
  street2: '',
  city: 'Ballina',
  state: 'NSW',
  postcode: '2478',
  telephone: '0400 000 000',
}
function formOf(changes: Partial<typeof typed> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...typed, ...changes })) form.set(name, value)
  return form
}

describe('the address step of the checkout', () => {
  it('a complete address has no problem', () => expect(deliveryProblems(formOf(), undefined)).toEqual({}))

  it('is trimmed, and an empty second line is left out', () => {
    expect(addressIn(formOf())).toMatchObject({ firstName: 'Alex', street: ['14 Tamar Street'] })
  })

  it.each([
    [{ email: '' }, 'email'],
    [{ email: 'alex@' }, 'email'],
    [{ street: '' }, 'street'],
    [{ state: 'VIC' }, 'state'],
    [{ postcode: '99' }, 'postcode'],
    [{ telephone: 'later' }, 'telephone'],
  ])('%j is told beside its field', (changes, field) => {
    expect(Object.keys(deliveryProblems(formOf(changes), undefined))).toEqual([field])
  })
})
