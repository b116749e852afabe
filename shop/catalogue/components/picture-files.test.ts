import { expect, test } from 'vitest'
import { knownPictureFiles, previewPicture } from '../../scenes/components/picture-files.ts'

test('a picture of the shop is known by its width, which says its shape', () => {
  expect(knownPictureFiles('/images/canvas-window-640.webp')).toEqual({
    path: '/images/canvas-window',
    widths: [400, 640],
    ratio: 4 / 5,
  })
})

test('a mock-up is known too, and keeps its version', () => {
  expect(knownPictureFiles('/media/mockup/sample/lake/canvas-living@1200.webp?v=3f2a')).toEqual({
    path: '/media/mockup/sample/lake/canvas-living',
    mark: '@',
    query: '?v=3f2a',
    widths: [240, 400, 640, 800, 1000, 1200],
    ratio: 4 / 3,
  })
})

test.each([640, 800])('a mock-up may be as small as %i px', (width) => {
  const files = knownPictureFiles(`/media/mockup/sample/lake/mug-close@${width}.webp`)
  expect([files?.widths.at(-1), files?.ratio]).toEqual([width, 4 / 5])
})

test.each([
  [
    '/media/mockup/sample/lake/canvas-living@1200.webp?v=3f2a',
    '/media/mockup/sample/lake/canvas-living@1200.jpg?v=3f2a',
  ],
  ['/images/canvas-window-640.webp', '/images/canvas-window-640.webp'],
])('a preview of a link to %s shows %s', (url, shown) => {
  expect(previewPicture(url)).toBe(shown)
})

test.each(['https://elsewhere.example/a.jpg', '/images/room.webp', '/images/room-641.webp', ''])(
  'a picture from elsewhere has no other widths: %j',
  (url) => {
    expect(knownPictureFiles(url)).toBeUndefined()
  },
)
