import { describe, expect, it } from 'vitest'
import { INVALID_PASSWORD } from '../../customers/rules/password.ts'
import { NO_LINKS } from '../../fields/rules/address.ts'
import { NO_BIRTH_DATE } from '../../fields/rules/birth-date.ts'
import {
  CERTIFICATE_ON_ITS_WAY,
  codeProblems,
  DIFFERENT_PASSWORDS,
  detailsProblems,
  emailChangeProblems,
  emailIn,
  emailProblems,
  gstNumberIn,
  isAccountField,
  newPasswordProblems,
  noProblems,
  passwordChangeProblems,
  registerProblems,
  signInProblems,
} from './account-form.ts'

function typed(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const problems = registerProblems('2026-11-26')
const somebody = {
  firstName: 'Robin',
  lastName: 'Marsh',
  email: 'robin@example.com',
  telephone: '',
  password: 'Abcdefg1',
  confirmation: 'Abcdefg1',
}

describe('the form of an account', () => {
  it('has no problem when it is complete; the telephone may be left out', () => {
    expect(problems(typed(somebody))).toEqual({})
  })

  it('N-01: reads values without the blanks around them', () => {
    const form = typed({ ...somebody, email: '  robin@example.com ' })
    expect(problems(form)).toEqual({})
    expect(emailIn(form)).toBe('robin@example.com')
  })

  it('N-02: tells of an empty email only that it is missing', () => {
    expect(signInProblems(typed({ email: ' ', password: 'x' }))).toEqual({
      email: 'Enter your email, such as name@example.com.',
    })
  })

  it.each([
    ['firstName', ' ', 'Enter a first name, such as Robin.'],
    ['lastName', '', 'Enter a last name, such as Marsh.'],
    ['firstName', 'evil.com', NO_LINKS],
    ['lastName', 'Win at evil.com now', NO_LINKS],
    ['telephone', '12', 'Check this number: it should look like 0412 345 678, 02 9876 5432 or 1300 123 456.'],
  ])('N-33: the field %s with "%s" is told of', (field, value, words) => {
    expect(problems(typed({ ...somebody, [field]: value }))).toEqual({ [field]: words })
  })

  it.each(['abcdefgh', 'Abcdef1', ''])('N-11, N-25: "%s" is no password to choose', (password) => {
    const form = typed({ password, confirmation: password })
    expect(newPasswordProblems(form)).toEqual({ password: INVALID_PASSWORD })
  })

  it('N-04, N-12: the password is typed twice and must be the same, blanks around it aside', () => {
    expect(newPasswordProblems(typed({ password: 'Abcdefg1', confirmation: 'Abcdefg2' }))).toEqual({
      confirmation: DIFFERENT_PASSWORDS,
    })
    expect(newPasswordProblems(typed({ password: 'Abcdefg1', confirmation: ' Abcdefg1' }))).toEqual({})
  })

  it.each([
    [{ day: '29', month: '2', year: '2024' }, undefined],
    [{ day: '', month: '', year: '' }, undefined],
    [{ day: '29', month: '2', year: '2023' }, NO_BIRTH_DATE],
    [{ day: '26', month: '11', year: '2026' }, NO_BIRTH_DATE],
    [{ day: '1', month: '', year: '' }, NO_BIRTH_DATE],
  ])('N-06, N-20, N-21: the date of birth %j', (date, birthDate) => {
    expect(problems(typed({ ...somebody, ...date })).birthDate).toBe(birthDate)
  })

  it.each([
    ['22AAAAA0000A1Z5', true],
    ['', true],
    ['22AAAAA0000A1Z', false],
    ['123456789012345', false],
    ['22AAAAA0000A1-5', false],
  ])('N-23: the GST number "%s" is right: %s', (gstNumber, isRight) => {
    expect(problems(typed({ ...somebody, gstNumber })).gstNumber === undefined).toBe(isRight)
  })

  it('waits for a certificate that is being sent', () => {
    const form = typed({ ...somebody, [CERTIFICATE_ON_ITS_WAY]: 'gst.pdf' })
    expect(problems(form)).toEqual({ certificate: expect.stringContaining('still on its way') })
  })

  it('a remembered password is not judged, because rules were others once', () => {
    expect(signInProblems(typed({ email: somebody.email, password: 'old' }))).toEqual({})
    expect(signInProblems(typed({ email: somebody.email, password: ' ' }))).toEqual({
      password: 'Enter your password.',
    })
  })

  it('a mailed code has six digits, also with blanks between them', () => {
    for (const code of [' 123 456 ', '123-456', '123–456', '\u200e123456', '１２３４５６']) {
      expect(codeProblems(typed({ code }))).toEqual({})
    }
    for (const code of ['12345', '1234567', 'abcdef', '']) {
      expect(codeProblems(typed({ code }))).toEqual({ code: 'Enter the 6 digits from our email.' })
    }
  })

  it('the form of the details judges names, telephone and GST number, and nothing else', () => {
    expect(detailsProblems(typed({ email: 'x', password: '' }))).toEqual({
      firstName: 'Enter a first name, such as Robin.',
      lastName: 'Enter a last name, such as Marsh.',
    })
    const wrong = { ...somebody, telephone: '12', gstNumber: 'x' }
    expect(Object.keys(detailsProblems(typed(wrong)))).toEqual(['telephone', 'gstNumber'])
  })

  it('a new email needs the current password, and a link or a code the email alone', () => {
    const asked = { email: 'Enter your email, such as name@example.com.', password: 'Enter your password.' }
    expect(emailChangeProblems(typed({}))).toEqual(asked)
    expect(emailProblems(typed({}))).toEqual({ email: asked.email })
  })

  it('a new password needs the present one', () => {
    const chosen = { password: 'Abcdefg1', confirmation: 'Abcdefg1' }
    expect(passwordChangeProblems(typed({ ...chosen, current: ' ' }))).toEqual({
      current: 'Enter your current password.',
    })
    expect(passwordChangeProblems(typed(chosen))).toHaveProperty('current')
    expect(passwordChangeProblems(typed({ ...chosen, current: 'old' }))).toEqual({})
    expect(passwordChangeProblems(typed({ current: 'old' }))).toEqual({ password: INVALID_PASSWORD })
  })

  it('a GST number is read in capitals, and fields that are none of the account are not judged', () => {
    expect(gstNumberIn(typed({ gstNumber: ' 22aaaaa0000a1z5 ' }))).toBe('22AAAAA0000A1Z5')
    expect(gstNumberIn(typed({}))).toBe('')
    expect(['email', 'confirmation', 'toString', 'day', ''].map(isAccountField)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(noProblems(typed({}))).toEqual({})
  })
})
