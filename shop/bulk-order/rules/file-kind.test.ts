import { describe, expect, it, test } from 'vitest'
import { fileKind, textOfFile } from './file-kind.ts'

describe('what a chosen file is', () => {
  it.each([
    ['workbook', [0x50, 0x4b, 0x03, 0x04, 0]],
    ['old-workbook', [0xd0, 0xcf, 0x11, 0xe0, 0]],
    ['text', [0xff, 0xfe, 0x61, 0]],
    ['text', [0xfe, 0xff, 0, 0x61]],
    ['text', [0x73, 0x6b, 0x75]],
    ['text', []],
    ['other', [0x73, 0x6b, 0]],
    ['other', [0x50, 0x4b, 0x03, 0]],
    ['other', [0xd0, 0xcf, 0x11, 0]],
    ['other', [0xff, 0xd8, 0xff, 0]],
    ['other', [0xfe, 0xd8, 0]],
  ])('%s by the bytes %j', (kind, bytes) => expect(fileKind(new Uint8Array(bytes))).toBe(kind))
})

test('PE-12: a text is read as UTF-8, as UTF-16 either way, or in the letters of Windows', () => {
  const text = 'MUG,Zoë – “hi”'
  const little = Buffer.from(`\ufeff${text}`, 'utf16le')
  expect(textOfFile(Buffer.from(text))).toBe(text)
  expect(textOfFile(little)).toBe(text)
  expect(textOfFile(Buffer.from(little).swap16())).toBe(text)
  expect(textOfFile(Buffer.from('MUG,Zo\xeb \x96 \x93hi\x94', 'latin1'))).toBe(text)
})
