import { expect, test } from 'vitest'
import { mailsDue } from './proof-reminders.ts'

const at = (hours: number) => new Date(Date.UTC(2026, 10, 21) + hours * 3_600_000)

test.each([
  [0, 1],
  [23.99, 1],
  [24, 2],
  [71.99, 2],
  [72, 3],
  [1000, 3],
])('after %d hours %d mails have asked', (hours, mails) => {
  expect(mailsDue(at(0), at(hours))).toBe(mails)
})
