import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { bornOf, INVALID_DATE, NO_BIRTH_DATE, readBirthDate } from './birth-date.ts'

const TODAY = '2026-11-21'

describe('N-09, N-18, N-19, N-20, N-21: a birth date', () => {
  it.each([
    // Month first, with slashes or dashes.
    ['12/31/1990', '1990-12-31'],
    ['12-31-1990', '1990-12-31'],
    ['1/5/1990', '1990-01-05'],
    // As the contract sends it.
    ['1990-12-31', '1990-12-31'],
    [' 1990-12-31 ', '1990-12-31'],
    // Leap years.
    ['02/29/2024', '2024-02-29'],
    ['02/29/2000', '2000-02-29'],
    // Yesterday.
    ['11/20/2026', '2026-11-20'],
  ])('%s is %s', (text, date) => expect(readBirthDate(text, TODAY)).toBe(date))

  it.each([
    '31/12/1990',
    '12/31/90',
    '12/31-1990',
    '02/29/2023',
    '02/29/1900',
    '04/31/2020',
    '00/10/2000',
    '01/00/2000',
    '13/01/2000',
    '1990-13-01',
    '1990-02-30',
    '90-01-01',
    '0000-01-01',
    // Today and tomorrow.
    '11/21/2026',
    '2026-11-22',
    '',
    'my birthday',
  ])('%s is none', (text) => expect(readBirthDate(text, TODAY)).toBeUndefined())

  test('every day before today is read, in each of its spellings', () => {
    const past = fc.date({ min: new Date('1000-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
    fc.assert(
      fc.property(past, (day) => {
        const iso = day.toISOString().slice(0, 10)
        const [year, month, date] = iso.split('-')
        for (const text of [iso, `${month}/${date}/${year}`, `${month}-${date}-${year}`]) {
          expect(readBirthDate(text, TODAY)).toBe(iso)
        }
      }),
    )
  })
})

describe('N-31: a birth date of three fields', () => {
  it('is read day first, with wide digits and blanks as phones type them', () => {
    expect(bornOf({ day: '29', month: '2', year: '1988' }, TODAY)).toBe('1988-02-29')
    expect(bornOf({ day: ' 29 ', month: '2', year: '1988' }, TODAY)).toBe('1988-02-29')
  })

  it('may be left out whole, and not by half', () => {
    expect(bornOf({ day: '', month: ' ', year: '' }, TODAY)).toBeUndefined()
    for (const half of [
      { day: '29', month: '', year: '' },
      { day: '', month: '2', year: '1988' },
      { day: '29', month: '2', year: '1989' },
      { day: '21', month: '11', year: '2026' },
    ]) {
      expect(bornOf(half, TODAY), JSON.stringify(half)).toBe('problem')
    }
  })

  it('is refused in the sentence of the sheet, and on a screen with an example', () => {
    expect(INVALID_DATE).toBe('Please enter a valid full date.')
    expect(NO_BIRTH_DATE).toBe('Enter day, month and year, such as 29 / 2 / 1988, or leave all three empty.')
  })
})

test('the days of each month are those of the calendar', () => {
  for (const month of [4, 6, 9, 11]) {
    expect(readBirthDate(`${month}/30/2020`, TODAY)).toBeDefined()
    expect(readBirthDate(`${month}/31/2020`, TODAY)).toBeUndefined()
  }
  for (const month of [1, 3, 5, 7, 8, 10, 12]) {
    expect(readBirthDate(`${month}/31/2020`, TODAY)).toBeDefined()
    expect(readBirthDate(`${month}/32/2020`, TODAY)).toBeUndefined()
  }
})
