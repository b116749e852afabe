import { expect, it } from 'vitest'
import { createPressAgain } from './press-again.ts'

/** Whether each of some presses, at so many milliseconds, is one of the same finger again. */
function pressed(...presses: [kind: string, line: string, atMs: number][]) {
  const isAgain = createPressAgain()
  return presses.map(([kind, line, atMs]) => isAgain(kind, line, atMs))
}

it('PE-18: of presses that follow each other as fast as a finger can, the first counts', () => {
  expect(pressed(['save', 'a', 0], ['save', 'b', 120], ['save', 'c', 560])).toEqual([false, true, true])
})

it('a press that comes later is meant for the line that it reaches', () => {
  expect(pressed(['save', 'a', 0], ['save', 'b', 500], ['save', 'c', 1_200])).toEqual([false, false, false])
})

it('another act, what follows it, and the same line once more, are meant', () => {
  expect(pressed(['save', 'a', 0], ['undo', 'a', 100], ['save', 'b', 200])).toEqual([false, false, false])
  expect(pressed(['save', 'a', 0], ['move', 'a', 100], ['save', 'a', 200])).toEqual([false, false, false])
  expect(pressed(['remove', 'a', 0], ['remove', 'a', 100])).toEqual([false, false])
})
