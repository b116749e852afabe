import { describe, expect, it } from 'vitest'
import { instantOf, utcTimestamp } from './utc-timestamp.ts'

describe('the text of an instant', () => {
  it.each([
    ['2026-11-25T03:04:05Z', '2026-11-25 03:04:05'],
    // Sydney is eleven hours ahead in summer, so the day is the one before.
    ['2026-11-21T10:00:00+11:00', '2026-11-20 23:00:00'],
    ['2026-12-31T23:59:59.999Z', '2026-12-31 23:59:59'],
  ])('writes %s as %s', (instant, text) => {
    expect(utcTimestamp(new Date(instant))).toBe(text)
  })

  it('stands for the same instant when it is read again', () => {
    expect(instantOf('2026-11-20 23:00:00')).toEqual(new Date('2026-11-20T23:00:00Z'))
    expect(instantOf('tomorrow').getTime()).toBeNaN()
  })

  it('refuses a date that is none', () => {
    expect(() => utcTimestamp(new Date('yesterday'))).toThrow(RangeError)
  })
})
