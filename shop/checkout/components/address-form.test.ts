import { describe, expect, it } from 'vitest'
import { addressIn, deliveryProblems, emailIn } from './address-form.ts'

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

  it('with its second street line alone asks for the street', () => {
    const form = formOf({ street: '', street2: 'Unit 5' })
    expect(addressIn(form).street).toEqual(['', 'Unit 5'])
    expect(deliveryProblems(form, undefined)).toEqual({
      street: 'Enter the street and number, such as 12 Harbour Street.',
    })
  })

  it('PE-09: is tidied before it is judged and sent', () => {
    const form = formOf({
      email: 'mailto:alex@example.com',
      state: 'Victoria',
      postcode: 'VIC 3550',
      telephone: '0061 400 000 000',
    })
    expect(deliveryProblems(form, undefined)).toEqual({})
    expect(emailIn(form)).toBe('alex@example.com')
    expect(addressIn(form)).toMatchObject({ state: 'VIC', postcode: '3550', telephone: '0400 000 000' })
  })

  it.each([
    [{ firstName: '' }, 'Enter a first name, such as Robin.'],
    [{ email: '' }, 'Enter your email, such as name@example.com.'],
    [{ email: 'alex' }, 'An email has an @ in it, such as name@example.com.'],
    [
      { email: 'al ex@example.com' },
      'There is a space inside this email. It should look like name@example.com.',
    ],
    [{ email: 'alex@home' }, 'Enter all that comes after the @, such as name@example.com.'],
    [{ email: 'a@b.co, c@d.co' }, 'Enter one email only, such as name@example.com.'],
    [
      { email: `alex@${'mail.'.repeat(61)}au` },
      'That is 312 characters; at most 254 fit here. Please shorten it.',
    ],
    [
      { email: `${'a'.repeat(65)}@example.com` },
      'There are 65 characters before the @; an email has at most 64 there. Please check it.',
    ],
    [{ postcode: '24' }, 'A postcode has 4 digits, such as 2478.'],
    [{ postcode: '0300' }, 'Check the postcode: nobody in Australia has 0300.'],
    [{ telephone: '9876 5432' }, 'Add the area code, such as 02 9876 5432.'],
    [
      { telephone: '+44 20 7946 0958' },
      'We can call Australian numbers only, such as 0412 345 678 or 02 9876 5432.',
    ],
    [
      { telephone: '000' },
      'Check this number: it should look like 0412 345 678, 02 9876 5432 or 1300 123 456.',
    ],
    [{ street2: 'x'.repeat(257) }, 'That is 257 characters; at most 255 fit here. Please shorten it.'],
  ])('PE-07, PE-31, PE-32: %j is answered with what to type', (changes, words) => {
    expect(Object.values(deliveryProblems(formOf(changes), undefined))).toEqual([words])
  })
})
