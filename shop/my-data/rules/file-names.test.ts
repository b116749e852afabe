import { expect, it } from 'vitest'
import { placedFileName } from './file-names.ts'

it.each([
  ['IMG_0001.HEIC', undefined, 'photos/0007 IMG_0001.HEIC'],
  ['IMG_0001.HEIC', 'jpg', 'photos/0007 IMG_0001.jpg'],
  ['../../etc/passwd', undefined, 'photos/0007 -..-etc-passwd'],
  ['C:\\Users\\kim\\beach.jpg', undefined, 'photos/0007 C--Users-kim-beach.jpg'],
  ['...', undefined, 'photos/0007 Photo'],
  ['', undefined, 'photos/0007 Photo'],
  ['hor\u202egpj.exe', undefined, 'photos/0007 hor-gpj.exe'],
  ['line\nbreak.png', undefined, 'photos/0007 line-break.png'],
  ['海辺 ☀️.jpg', undefined, 'photos/0007 海辺 ☀️.jpg'],
  [`${'x'.repeat(500)}.jpg`, undefined, `photos/0007 ${'x'.repeat(120)}.jpg`],
])('%j is unpacked on any computer, and nowhere but in its folder', (name, ending, expected) => {
  expect(placedFileName(name, { folder: 'photos', place: 7, ending })).toBe(expected)
})

it('I-10: files of tickets are in a folder of their own', () => {
  expect(placedFileName('receipt.pdf', { folder: 'tickets', place: 1, ending: undefined })).toBe(
    'tickets/0001 receipt.pdf',
  )
})
