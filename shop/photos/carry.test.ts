import { expect, test } from 'vitest'
import { photosToDelete } from './carry.ts'

const HOUR_MS = 60 * 60 * 1000
const now = Date.UTC(2026, 10, 22)
const kept = (...hoursAgo: number[]) =>
  hoursAgo.map((hours) => ({ id: `${hours}h`, keptAt: now - hours * HOUR_MS }))

test.each([
  // hours since each was kept, deleted
  [[], []],
  [[0, 5, 23], []],
  [[0, 25, 24], ['25h']],
  [
    [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
    ['8h', '9h'],
  ],
])('of photos tried %j hours ago %j leave the device', (hours, deleted) => {
  expect(photosToDelete(kept(...hours), now)).toEqual(deleted)
})
