import { expect, test } from 'vitest'
import { stopRequests } from './stop-requests.ts'

test('a signal that npm and the terminal both pass on stops the shop once, and a later one ends it', () => {
  const done: string[] = []
  let now = 5_000
  const ask = stopRequests(
    () => done.push('stop'),
    () => done.push('end'),
    () => now,
  )
  ask()
  ask()
  now += 1_000
  ask()
  expect(done).toEqual(['stop'])
  now += 1
  ask()
  expect(done).toEqual(['stop', 'end'])
})
