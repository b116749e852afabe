import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePhoto } from '#platform/testing/photos.ts'
import { isPlainJpeg } from './plain-jpeg.ts'

const small = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#3a6ea5' } })
const isPlain = async (bytes: Promise<Buffer> | Buffer) =>
  isPlainJpeg(new Blob([new Uint8Array(await bytes)]))

test.each([
  [
    'as a phone takes it',
    () => makePhoto({ widthPx: 60, heightPx: 40, orientation: 6, profile: 'display-p3' }),
  ],
  ['line by line', () => small().jpeg().toBuffer()],
  ['progressive', () => small().jpeg({ progressive: true }).toBuffer()],
])('a JPEG %s is one that browsers read as the shop does', async (_, file) => {
  expect(await isPlain(file())).toBe(true)
})

test.each([
  ['a JPEG in CMYK', () => small().toColourspace('cmyk').jpeg().toBuffer()],
  ['a JPEG in grey', () => small().toColourspace('b-w').jpeg().toBuffer()],
  ['a PNG', () => small().png().toBuffer()],
  ['a JPEG that breaks off in its head', async () => (await small().jpeg().toBuffer()).subarray(0, 30)],
  ['nothing', async () => Buffer.alloc(0)],
])('%s is not', async (_, file) => {
  expect(await isPlain(file())).toBe(false)
})
