import { expect, it } from 'vitest'
import { greetingAt } from './greeting.ts'

it.each([
  // Sydney is eleven hours ahead in November, and ten in June.
  ['2026-11-25T17:00:00Z', 'Good morning'],
  ['2026-11-26T00:59:00Z', 'Good morning'],
  ['2026-11-26T01:00:00Z', 'Good afternoon'],
  ['2026-11-26T07:00:00Z', 'Good evening'],
  ['2026-11-26T16:59:00Z', 'Good evening'],
  ['2026-06-01T01:59:00Z', 'Good morning'],
])('at %s a customer reads "%s"', (now, words) => expect(greetingAt(new Date(now))).toBe(words))
