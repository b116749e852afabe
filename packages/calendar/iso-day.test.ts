import { describe, expect, it } from 'vitest'
import { isoDay, isoDayInSydney } from './iso-day.ts'

describe('a calendar day as text', () => {
  it('is that of UTC, whatever the time', () => {
    expect(isoDay(new Date('2026-11-21T00:00:00Z'))).toBe('2026-11-21')
    expect(isoDay(new Date('2026-11-21T23:59:59Z'))).toBe('2026-11-21')
  })

  it.each([
    // Eleven hours ahead of UTC in summer, ten in winter.
    ['2026-11-20T12:59:59Z', '2026-11-20'],
    ['2026-11-20T13:00:00Z', '2026-11-21'],
    ['2026-07-20T13:59:59Z', '2026-07-20'],
    ['2026-07-20T14:00:00Z', '2026-07-21'],
  ])('is that of Sydney: %s falls on %s', (moment, day) => {
    expect(isoDayInSydney(new Date(moment))).toBe(day)
  })
})
