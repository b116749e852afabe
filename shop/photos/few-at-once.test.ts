import { expect, it } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

it('tasks run a few at once and in the order they came, also after one that failed', async () => {
  const inTurn = fewAtOnce(2)
  const begun: number[] = []
  const ends = new Map<number, () => void>()
  const results = [1, 2, 3, 4].map((task) =>
    inTurn(async () => {
      begun.push(task)
      await new Promise<void>((end) => ends.set(task, end))
      if (task === 1) throw new Error('The line broke')
      return task
    }),
  )
  const all = Promise.allSettled(results)
  const turn = () => new Promise((resolve) => setTimeout(resolve))
  await turn()
  expect(begun).toEqual([1, 2])
  ends.get(1)?.()
  await turn()
  expect(begun).toEqual([1, 2, 3])
  ends.get(2)?.()
  ends.get(3)?.()
  await turn()
  ends.get(4)?.()
  expect((await all).map(({ status }) => status)).toEqual(['rejected', ...Array(3).fill('fulfilled')])
})
