import { expect, test } from 'vitest'
import { createDebounce } from './debounce.ts'

/** A clock that jumps from wait to wait; what is typed meanwhile is told beforehand, in milliseconds. */
function aClock(typedAt: readonly number[]) {
  let now = 0
  const coming = [...typedAt]
  const debounce = createDebounce(
    {
      now: () => now,
      wait: async (ms) => {
        const end = now + ms
        while (coming[0] !== undefined && coming[0] < end) {
          now = coming.shift() ?? now
          debounce.touch()
        }
        now = end
      },
    },
    { pauseMs: 150, limitMs: 1000 },
  )
  return { debounce, now: () => now }
}

test.each([
  ['nothing was changed', [], 0],
  ['one colour was picked', [0], 150],
  ['three letters came in a row', [0, 90, 180], 330],
  ['a pause came between two words', [0, 90, 400], 240],
  ['somebody types on and on', Array.from({ length: 40 }, (_, letter) => letter * 100), 1000],
])('when %s, the wait is as long as the list says', async (_, typedAt, waitedMs) => {
  const { debounce, now } = aClock(typedAt.slice(1))
  if (typedAt.length > 0) debounce.touch()
  await debounce.pause()
  expect(now()).toBe(waitedMs)
})
