import { describe, expect, test } from 'vitest'
import { NO_LINKS } from '../../fields/rules/address.ts'
import { bornOf } from '../../fields/rules/birth-date.ts'
import { popupProblems } from './form-problems.ts'

const typed = { firstName: 'Robin', email: 'robin@example.com', day: '', month: '', year: '' }
const problems = (change: Partial<typeof typed>) => popupProblems({ ...typed, ...change }, '2026-11-21')

describe('the popup form before it is sent', () => {
  test('N-31: a name and an e-mail are enough', () => {
    expect(problems({})).toEqual({})
  })

  test.each(['', 'robin', 'robin @example.com', 'a@'])('N-28: %j is no e-mail', (email) => {
    expect(problems({ email })).toEqual({
      email: expect.stringMatching(/such as name@example\.com|should look like name@example\.com/),
    })
  })

  test.each(['', '  '])('N-29: %j is no first name', (firstName) => {
    expect(problems({ firstName })).toEqual({ firstName: 'Enter a first name, such as Robin.' })
  })

  test('PE-03, PE-07: the email is tidied, and a long name is said to be long', () => {
    expect(problems({ email: 'Robin <robin@example.com>' })).toEqual({})
    expect(problems({ firstName: 'n'.repeat(101) }).firstName).toMatch(/101 characters; at most 100/)
  })

  test.each(['evil.com', 'https://evil.example', '<b>Robin'])(
    '%j stands in no mail as a name',
    (firstName) => {
      expect(problems({ firstName })).toEqual({ firstName: NO_LINKS })
    },
  )

  test.each([
    { day: '4' },
    { day: '31', month: '4', year: '1990' },
    { day: '29', month: '2', year: '2023' },
    { day: '21', month: '11', year: '2026' },
    { day: '13', month: '13', year: '1990' },
    { month: '2', year: '1990' },
  ])('N-30: %j is no date of birth', (born) => {
    expect(problems(born)).toEqual({
      born: 'Enter day, month and year, such as 29 / 2 / 1988, or leave all three empty.',
    })
  })

  test.each([
    [{ day: '29', month: '2', year: '2024' }, '2024-02-29'],
    [{ day: ' 1', month: '12', year: '1988 ' }, '1988-12-01'],
    [{ day: '', month: ' ', year: '' }, undefined],
  ])('CA-04: day, month and year %j are sent as %s', (born, sent) => {
    expect(bornOf(born, '2026-11-21')).toBe(sent)
  })
})
