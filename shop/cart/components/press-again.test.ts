import { expect, it } from 'vitest'
import { createPressAgain } from './press-again.ts'

/** Whether each of some presses, at so many milliseconds, is one of the same finger again. */
function pressed(...presses: [kind: string, line: string, atMs: number][]) {
  const { isAgain, shown } = createPressAgain()
  return presses.map(([kind, line, atMs]) => {
    const isIt = isAgain(kind, line, atMs)
    shown(atMs)
    return isIt
  })
}

it('PE-18: of presses that follow each other as fast as a finger can, the first counts', () => {
  expect(pressed(['save', 'a', 0], ['save', 'b', 120], ['save', 'c', 560])).toEqual([false, true, true])
})

it('a press that comes later is meant for the line that it reaches', () => {
  expect(pressed(['save', 'a', 0], ['save', 'b', 500], ['save', 'c', 1_200])).toEqual([false, false, false])
})

it('on a phone that shows the first press late, the time counts from what is shown', () => {
  const { isAgain, shown } = createPressAgain()
  expect(isAgain('save', 'a', 0)).toBe(false)
  expect(isAgain('save', 'b', 540), 'nothing is shown yet').toBe(true)
  shown(550)
  expect(isAgain('save', 'b', 600)).toBe(true)
  expect(isAgain('save', 'c', 1_100)).toBe(false)
})

it('the same line once more, which shows nothing new, keeps nobody from the next for long', () => {
  const { isAgain, shown } = createPressAgain()
  isAgain('remove', 'a', 0)
  shown(10)
  expect(isAgain('remove', 'a', 5_000)).toBe(false)
  expect(isAgain('remove', 'b', 5_600)).toBe(false)
})

it('another act, what follows it, and the same line once more, are meant', () => {
  expect(pressed(['save', 'a', 0], ['undo', 'a', 100], ['save', 'b', 200])).toEqual([false, false, false])
  expect(pressed(['save', 'a', 0], ['move', 'a', 100], ['save', 'a', 200])).toEqual([false, false, false])
  expect(pressed(['remove', 'a', 0], ['remove', 'a', 100])).toEqual([false, false])
})
