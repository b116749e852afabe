import { afterEach, expect, test, vi } from 'vitest'
import { keepWall, removeWall, takeWall } from './stored-wall.ts'

afterEach(() => vi.unstubAllGlobals())

test('PE-23: a browser whose database throws at once still shows the wall; only a reload loses it', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  const point = { x: 0, y: 0 }
  await keepWall({ photo: new Blob(), corners: [point, point, point, point] })
  expect(await takeWall()).toBeUndefined()
  await removeWall()
})
