import { expect, it } from 'vitest'
import { contentTypeOf, endingOf, SENT_FILE_TYPES, sentFileFormat } from './sent-file.ts'

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? part : [...Buffer.from(part, 'latin1')])),
  )

it('a file is known by its first bytes, whatever it is called', () => {
  expect(sentFileFormat(bytes('%PDF-1.7\n'))).toBe('pdf')
  expect(sentFileFormat(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe('jpeg')
  expect(sentFileFormat(bytes(0x89, 'PNG\r\n', 0x1a, '\n', 0))).toBe('png')
})

it.each([
  bytes(),
  bytes('%PDF'),
  bytes(' %PDF-1.7'),
  bytes(0xff, 0xd8),
  bytes('PNG\r\n'),
  bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  bytes('GIF89a'),
])('any other is none that the shop takes: %j', (file) => expect(sentFileFormat(file)).toBeUndefined())

it('each kind has the ending and the type of its content, and a file chooser offers all three', () => {
  expect(
    (['pdf', 'jpeg', 'png'] as const).map((format) => [endingOf(format), contentTypeOf(format)]),
  ).toEqual([
    ['pdf', 'application/pdf'],
    ['jpg', 'image/jpeg'],
    ['png', 'image/png'],
  ])
  expect(SENT_FILE_TYPES).toBe('application/pdf,image/jpeg,image/png')
})
