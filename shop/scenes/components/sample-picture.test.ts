import { expect, test } from 'vitest'
import { samplePicture } from './sample-picture.ts'

const label = 'Two mugs on a ledge'

test('a mock-up in the catalogue says its scene and its sample', () => {
  expect(samplePicture({ url: '/media/mockup/sample/lake/mug-pair@960.webp?v=3f2a', label })).toEqual({
    scene: { name: 'mug-pair', alt: label, version: '3f2a', width: 960, height: 1200 },
    sample: 'lake',
  })
})

test.each([
  '/images/canvas-window-640.webp',
  '/media/mockup/sample/lake/mug-pair@960.webp',
  '/media/mockup/sample/lake/mug-pair@961.webp?v=3f2a',
  'https://elsewhere.example/media/mockup/sample/lake/mug-pair@960.webp?v=3f2a',
])('%s is a picture as it is', (url) => {
  expect(samplePicture({ url, label })).toBeUndefined()
})
