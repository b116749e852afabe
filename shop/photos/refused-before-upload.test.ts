import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { heicFile, motif } from '#platform/photos/testing/pictures.ts'
import { rawFile } from '#platform/photos/testing/raw-file.ts'
import { refusedBeforeUpload } from './refused-before-upload.ts'

const fileOf = (bytes: Uint8Array | string) => new File([new Uint8Array(Buffer.from(bytes))], 'photo.jpg')
const aLetter = 'Dear shop, here is my photo.'

describe('PE-28: a file that is no photo is not sent', () => {
  test.each([
    ['an empty file', '', /^This file is empty/],
    ['a text', aLetter, /not a photo that we can read/],
    ['a PDF', `%PDF-1.7\n${aLetter}`, /^This is a PDF/],
    ['a film', `\0\0\0\x14ftypqt  \0\0\0\0qt  ${aLetter}`, /^This is a video/],
  ])('%s', async (_, bytes, sentence) => expect(await refusedBeforeUpload(fileOf(bytes))).toMatch(sentence))

  test('a raw file', async () => {
    expect(await refusedBeforeUpload(fileOf(await rawFile()))).toMatch(/^This is a raw file/)
  })

  test('one larger than 200 MB, before it is read', async () => {
    const large = Object.defineProperty(fileOf('photo'), 'size', { value: 200_000_001 })
    expect(await refusedBeforeUpload(large)).toMatch(/larger than 200 MB/)
  })
})

test.each([
  ['a JPEG', () => motif().jpeg().toBuffer()],
  ['a TIFF', () => motif().tiff().toBuffer()],
  ['an AVIF', () => motif().avif().toBuffer()],
  ['a HEIC photo, which the shop may or may not open', () => readFile(heicFile('phone'))],
  ['a file too short to tell', async () => Buffer.from('hello')],
])('%s is sent, and the shop looks at it', async (_, bytes) => {
  expect(await refusedBeforeUpload(fileOf(await bytes()))).toBeUndefined()
})

test('PE-29: a file that cannot be read is for its upload to find out', async () => {
  const gone = Object.assign(fileOf(aLetter), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
  })
  expect(await refusedBeforeUpload(gone)).toBeUndefined()
})
