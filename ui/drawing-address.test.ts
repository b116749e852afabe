import { expect, test } from 'vitest'
import { drawingAddress } from './drawing-address.ts'

test('M-46: a drawing is fetched from /media', () => {
  expect(drawingAddress('sizes/canvas.svg')).toBe('/media/sizes/canvas.svg')
})

test.each([
  '../secret.svg',
  'sizes/../../x.svg',
  '/etc/x.svg',
  '//elsewhere.example/x.svg',
  'sizes//x.svg',
  'https://elsewhere.example/x.svg',
  'sizes/canvas.svg?x=.svg',
  'sizes/canvas.html',
  'sizes/%2e%2e/x.svg',
  'canvas.svg#x',
  '.svg',
  '',
])('SH-13: "%s" is no drawing of ours', (file) => {
  expect(drawingAddress(file)).toBeUndefined()
})
