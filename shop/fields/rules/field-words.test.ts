import { describe, expect, it } from 'vitest'
import { ASKED, emailAdvice, phoneAdvice, postcodeAdvice, tooLong } from './field-words.ts'

describe('PE-31, PE-32: what a screen says beside a field', () => {
  it('is an example of what belongs there, for a field that is empty', () => {
    expect(ASKED).toEqual({
      email: 'Enter your email, such as name@example.com.',
      firstName: 'Enter a first name, such as Robin.',
      lastName: 'Enter a last name, such as Marsh.',
      street: 'Enter the street and number, such as 12 Harbour Street.',
      city: 'Enter the suburb or town, such as Ballina.',
      state: 'Choose the state.',
      postcode: 'Enter the postcode, such as 2478.',
      country: 'We deliver within Australia only.',
      telephone: 'Enter a phone number, such as 0412 345 678.',
    })
  })

  it('PE-07: names the length of what is too long', () => {
    expect(tooLong('abcd', 3)).toBe('That is 4 characters; at most 3 fit here. Please shorten it.')
  })
})

describe('what is wrong with an email', () => {
  const long = `${'a'.repeat(64)}@${'b'.repeat(186)}.com`
  it.each([
    [' ', ASKED.email],
    ['robin', 'An email has an @ in it, such as name@example.com.'],
    ['a@b.co@c.co', 'Enter one email only, such as name@example.com.'],
    ['ro bin@b.co', 'There is a space inside this email. It should look like name@example.com.'],
    [long, tooLong(long, 254)],
    ['@example.com', 'Enter what comes before the @, such as name@example.com.'],
    [
      `${'a'.repeat(65)}@b.co`,
      'There are 65 characters before the @; an email has at most 64 there. Please check it.',
    ],
    ['robin@example', 'Enter all that comes after the @, such as name@example.com.'],
    ['robin@', 'Enter all that comes after the @, such as name@example.com.'],
    ['robin@exa_mple.com', 'Check this email: it should look like name@example.com.'],
    [`${'a'.repeat(64)}@b_.co`, 'Check this email: it should look like name@example.com.'],
  ])('%j: %s', (email, advice) => expect(emailAdvice(email)).toBe(advice))
})

describe('what is wrong with a phone number', () => {
  const foreign = 'We can call Australian numbers only, such as 0412 345 678 or 02 9876 5432.'
  const check = 'Check this number: it should look like 0412 345 678, 02 9876 5432 or 1300 123 456.'
  it.each([
    ['', ASKED.telephone],
    ['+44 20 7946 0958', foreign],
    ['0044 (20) 7946-0958', foreign],
    ['+61 12', check],
    ['+441234', check],
    ['9876 5432', 'Add the area code, such as 02 9876 5432.'],
    ['1876 5432', check],
    ['9876 543', check],
    ['99 9876 5432', check],
    ['9876 5432 1', check],
  ])('%j: %s', (phone, advice) => expect(phoneAdvice(phone)).toBe(advice))
})

describe('what is wrong with a postcode', () => {
  const digits = 'A postcode has 4 digits, such as 2478.'
  it.each([
    ['', ASKED.postcode],
    ['247', digits],
    ['24789', digits],
    ['247a', digits],
    ['1000', 'Check the postcode: nobody in Australia has 1000.'],
  ])('%j: %s', (postcode, advice) => expect(postcodeAdvice(postcode)).toBe(advice))
})
