import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openPixels, PixelsMissing } from './pixels.ts'

const folder = mkdtempSync(join(tmpdir(), 'pixels-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What a decoder says, read to its end by who asked for at most six pixels. */
function readAll({ widthPx, heightPx, bytes }: { widthPx: number; heightPx: number; bytes: number }) {
  const said = Buffer.alloc(8 + bytes, 7)
  said.writeUInt32LE(widthPx, 0)
  said.writeUInt32LE(heightPx, 4)
  const path = join(folder, 'said')
  writeFileSync(path, said)
  const input = openSync(path, 'r')
  try {
    const picture = openPixels(input, 6)
    const row = Buffer.alloc(picture.widthPx * 3)
    for (let y = 0; y < picture.heightPx; y += 1) picture.readRow(y, row)
    return row
  } finally {
    closeSync(input)
  }
}

test('a decoder hands over the picture that was asked for', () => {
  expect(readAll({ widthPx: 3, heightPx: 2, bytes: 18 })).toEqual(Buffer.alloc(9, 7))
})

test.each([
  ['fewer bytes', { widthPx: 3, heightPx: 2, bytes: 17 }],
  ['more bytes', { widthPx: 3, heightPx: 2, bytes: 19 }],
  ['more pixels', { widthPx: 7, heightPx: 1, bytes: 21 }],
  ['no pixels', { widthPx: 0, heightPx: 2, bytes: 0 }],
  ['four thousand million lines', { widthPx: 3, heightPx: 0xffff_ffff, bytes: 18 }],
])('and with %s it is refused', (_what, said) => {
  expect(() => readAll(said)).toThrow(PixelsMissing)
})
