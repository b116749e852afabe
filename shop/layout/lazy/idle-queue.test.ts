import { afterEach, expect, test, vi } from 'vitest'
import { idleQueue } from './idle-queue.ts'

/** The idle moments of a browser, given by hand. */
function browserThatIsIdleWhenAsked() {
  const moments: (() => void)[] = []
  vi.stubGlobal('window', { requestIdleCallback: true })
  vi.stubGlobal('requestIdleCallback', (does: () => void) => moments.push(does))
  return async () => {
    await Promise.resolve()
    moments.shift()?.()
    for (let count = 0; count < 5; count++) await Promise.resolve()
  }
}

afterEach(() => vi.unstubAllGlobals())

test('B-44: nearby pages are fetched one after the other, each in an idle moment, and no more than allowed', async () => {
  const idleMoment = browserThatIsIdleWhenAsked()
  const taken: string[] = []
  const pages = idleQueue<string>(2, (page) => taken.push(page))
  for (const page of ['/mugs', '/rugs', '/books']) pages.add(page)
  expect(taken).toEqual([])
  await idleMoment()
  expect(taken).toEqual(['/mugs'])
  await idleMoment()
  await idleMoment()
  expect(taken).toEqual(['/mugs', '/rugs'])
})

test('what still waits when the shopper leaves is not fetched', async () => {
  const idleMoment = browserThatIsIdleWhenAsked()
  const taken: string[] = []
  const pages = idleQueue<string>(6, (page) => taken.push(page))
  pages.add('/mugs')
  pages.add('/rugs')
  await idleMoment()
  pages.end()
  await idleMoment()
  expect(taken).toEqual(['/mugs'])
})
