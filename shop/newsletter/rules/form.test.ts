import { describe, expect, test } from 'vitest'
import { INVALID_EMAIL, INVALID_PHONE, NO_LINKS, REQUIRED } from '../../fields/rules/address.ts'
import { INVALID_DATE } from '../../fields/rules/birth-date.ts'
import { type FormSent, INVALID_POPUP_EMAIL, NO_CONSENT, readForm } from './form.ts'

const read = (sent: Partial<FormSent>) => readForm({ email: 'mia@example.com', ...sent }, '2026-11-21')

describe('what a form may not say', () => {
  test.each<[string, Partial<FormSent>, string]>([
    ['N-26: no address', { email: '' }, INVALID_EMAIL],
    ['N-26: half an address', { email: 'a@' }, INVALID_EMAIL],
    [
      'N-28: the popup has its own sentence',
      { email: 'a b@example.com', popup: true, first_name: 'Mia' },
      INVALID_POPUP_EMAIL,
    ],
    ['N-07, N-29: the popup asks for a first name', { popup: true, first_name: ' ' }, REQUIRED],
    [
      'N-02: of several rules that fail the first one speaks, alone',
      { email: '', popup: true, first_name: '', date_of_birth: '12' },
      INVALID_POPUP_EMAIL,
    ],
    ['N-30: a day without a month', { date_of_birth: '12' }, INVALID_DATE],
    ['N-30: a day that is none', { date_of_birth: '2023-02-29' }, INVALID_DATE],
    ['N-30: a day to come', { date_of_birth: '2026-11-22' }, INVALID_DATE],
    ['text messages need a number', { text_notifications: true }, INVALID_PHONE],
    ['a number that is none', { phone_number: '12345' }, INVALID_PHONE],
    ['a long first name', { first_name: 'x'.repeat(101) }, 'A name may be 100 characters long at most.'],
    ['a long last name', { last_name: 'x'.repeat(101) }, 'A name may be 100 characters long at most.'],
    ['a first name with a link', { first_name: 'https://evil.example' }, NO_LINKS],
    ['a first name that is a web address', { first_name: 'evil.com' }, NO_LINKS],
    ['a last name that is a web address', { last_name: 'Win at evil.com' }, NO_LINKS],
    ['an unticked box', { subscribe: false }, NO_CONSENT],
  ])('%s', (_, sent, message) => {
    expect(read(sent)).toEqual({ kind: 'problem', message })
  })
})

describe('what a form says', () => {
  test('N-31: without any part of a birth date there is no rule for it', () => {
    expect(read({ popup: true, first_name: ' Mia ', date_of_birth: '' })).toEqual({
      kind: 'form',
      email: 'mia@example.com',
      details: { firstName: 'Mia' },
    })
  })

  test('names of 100 characters are kept, and no field that is empty', () => {
    const names = { first_name: 'x'.repeat(100), last_name: 'y'.repeat(100) }
    expect(read(names)).toMatchObject({ details: { firstName: 'x'.repeat(100), lastName: 'y'.repeat(100) } })
    expect(read({ text_notifications: false, last_name: ' ', phone_number: '' })).toEqual({
      kind: 'form',
      email: 'mia@example.com',
      details: {},
    })
  })

  test('a number alone is kept without a wish for messages', () => {
    expect(read({ phone_number: '0400 000 000' })).toMatchObject({ details: { phoneNumber: '0400 000 000' } })
  })

  test('D-30: every field that was filled in is kept', () => {
    const sent = {
      email: ' Mia@Example.com ',
      subscribe: true,
      first_name: 'Mia',
      last_name: 'Marsh',
      date_of_birth: '02/29/1988',
      phone_number: '0400 000 000',
      text_notifications: true,
    }
    expect(read(sent)).toEqual({
      kind: 'form',
      email: 'Mia@Example.com',
      details: {
        firstName: 'Mia',
        lastName: 'Marsh',
        dateOfBirth: '1988-02-29',
        phoneNumber: '0400 000 000',
        wantsTextMessages: true,
      },
    })
  })
})
