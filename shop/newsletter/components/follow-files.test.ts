import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followFiles } from './follow-files.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page that is one field, and what is told of it. */
function aPage(type = 'file') {
  const field = Object.assign(new EventTarget(), { type, files: [] as string[] })
  const screen = new EventTarget()
  const told: boolean[] = []
  const stop = followFiles(field, screen, (isBusy) => told.push(isBusy))
  const happens = (...names: string[]) => {
    for (const name of names) field.dispatchEvent(new Event(name))
  }
  return { field, screen, told, stop, happens }
}

describe('the offer for first visitors waits for a shopper who', () => {
  test('chooses a file, until they close the window without one', () => {
    const { told, happens } = aPage()
    happens('click')
    expect(told).toEqual([true])
    happens('cancel')
    expect(told).toEqual([true, false])
  })

  test('chose one: coming back to the page ends nothing', async () => {
    const { field, screen, told, happens } = aPage()
    happens('click')
    screen.dispatchEvent(new Event('focus'))
    field.files = ['lake.jpg']
    happens('change')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(told.at(-1)).toBe(true)
  })

  test('closes the window in a browser that says nothing of it, a second after', async () => {
    const { screen, told, happens } = aPage()
    happens('click')
    screen.dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(900)
    expect(told).toEqual([true])
    await vi.advanceTimersByTimeAsync(200)
    expect(told).toEqual([true, false])
  })

  test('drops a photo on the page', () => {
    const { field, told } = aPage()
    field.dispatchEvent(Object.assign(new Event('drop'), { dataTransfer: { files: ['lake.jpg'] } }))
    expect(told).toEqual([true])
  })
})

test('other fields and buttons are nobody’s files, and nothing is told once it has ended', () => {
  const other = aPage('text')
  other.happens('click', 'change')
  expect(other.told).toEqual([])
  const ended = aPage()
  ended.stop()
  ended.happens('click')
  expect(ended.told).toEqual([])
})
