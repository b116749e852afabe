import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import plainSharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PictureFormat } from '#packages/photo-files/formats.ts'
import { srgbProfile } from '../artwork/colour-profile.ts'
import { makeCopies } from './copies.ts'
import { inspectPicture } from './inspect.ts'
import {
  animation,
  BLUE,
  GREEN,
  heicFile,
  motif,
  motifBmp,
  noisyJpeg,
  pngHeader,
  RED,
  twoPageTiff,
} from './testing/pictures.ts'
import { adobeRgb, withProfile } from './testing/profiles.ts'
import { rawFile } from './testing/raw-file.ts'
import { tiledHeic } from './testing/tiled-heic.ts'
import { makeWorkingCopy } from './working-copy.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fileOf(bytes: Uint8Array | string, name = 'photo.jpg'): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

async function copiesOf(path: string) {
  const copies = await makeCopies(path, 'a visitor')
  if (copies === 'damaged') throw new Error('Expected a picture that can be decoded')
  return copies
}

async function workingCopyOf(format: PictureFormat, from: string): Promise<string> {
  const to = join(folder, 'working.tif')
  expect(await makeWorkingCopy({ format, from, to }, 'a visitor')).toBe('made')
  return to
}

async function coloursOf(picture: Buffer) {
  const { data, info } = await plainSharp(picture).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ]
  return {
    widthPx: info.width,
    heightPx: info.height,
    topLeft: at(5, 5),
    topRight: at(info.width - 6, 5),
    bottomLeft: at(5, info.height - 6),
    bottomRight: at(info.width - 6, info.height - 6),
  }
}

function expectColour(actual: readonly number[], expected: readonly number[], within = 8) {
  const distance = Math.max(...expected.map((value, channel) => Math.abs(value - (actual[channel] ?? -999))))
  expect(distance, `${actual} against ${expected}`).toBeLessThanOrEqual(within)
}

describe('a file is known by its content', () => {
  const formats = ['jpeg', 'png', 'webp', 'avif', 'tiff', 'gif'] as const
  test.each(formats)('%s, whatever it is called', async (format) => {
    const path = await fileOf(await motif().toFormat(format).toBuffer(), 'holiday.txt')
    expect(await inspectPicture(path)).toMatchObject({ kind: 'picture', format, widthPx: 96, heightPx: 64 })
  })

  test('a bitmap and a HEIC photo', async () => {
    const bitmap = await fileOf(motifBmp('24'))
    expect(await inspectPicture(bitmap)).toMatchObject({ format: 'bmp', widthPx: 96, heightPx: 64 })
    const phone = { format: 'heic', widthPx: 64, heightPx: 96 }
    expect(await inspectPicture(heicFile('phone'))).toMatchObject(phone)
    expect(await inspectPicture(heicFile('sideways'))).toMatchObject(phone)
  })

  test('a HEIC photo that names another brand first', async () => {
    const bytes = await readFile(heicFile('phone'))
    bytes.write('mif1', 8, 'latin1')
    expect(await inspectPicture(await fileOf(bytes))).toMatchObject({ format: 'heic' })
  })

  const strangers: [name: string, bytes: string, reason: string][] = [
    ['an empty file', '', 'empty'],
    ['text', 'Dear shop, here is my photo.', 'not-a-picture'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'not-a-picture'],
    [
      'SVG with an XML header',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
      'not-a-picture',
    ],
    ['HTML', '<!doctype html><script>alert(1)</script>', 'not-a-picture'],
    ['PDF', '%PDF-1.7\n', 'pdf'],
    ['a video', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'video'],
    ['the film of a Live Photo', '\0\0\0\x14ftypqt  \0\0\0\0qt  \0\0\0\x08wide', 'video'],
    ['an older film of a phone', '\0\0\0\x08wide\0\x01\x02\x03mdat', 'video'],
    ['a video for the web', '\x1aE\xdf\xa3\x9fB\x86\x81\x01', 'video'],
    ['a raw file of Canon', '\0\0\0\x18ftypcrx \0\0\0\x01crx isom', 'raw'],
    ['an older raw file of Canon', 'II*\0\x10\0\0\0CR\x02\0', 'raw'],
    ['a raw file of Fujifilm', 'FUJIFILMCCD-RAW 0201', 'raw'],
    ['only the opening of a PNG', '\x89PNG\r\n\x1a\n', 'damaged'],
    ['only the opening of a bitmap', 'BM', 'damaged'],
    ['only the opening of a HEIC photo', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'damaged'],
  ]
  test.each(strangers)('%s is refused', async (_name, bytes, reason) => {
    const path = await fileOf(Buffer.from(bytes, 'latin1'))
    expect(await inspectPicture(path)).toEqual({ kind: 'refusal', reason })
  })
})

describe('PE-28: a raw file is no photo, although its preview could be read as one', () => {
  test.each([
    ['a DNG', {}],
    ['a DNG whose directory is its end', { directoryFirst: false }],
    ['one that only its preview gives away', { isDng: false }],
    ['the same with the directory at its end', { isDng: false, directoryFirst: false }],
  ])('%s', async (_what, options) => {
    const path = await fileOf(await rawFile(options), 'IMG_0417.DNG')
    expect((await plainSharp(path).metadata()).width).toBe(96)
    expect(await inspectPicture(path)).toEqual({ kind: 'refusal', reason: 'raw' })
  })

  test('a TIFF of several sizes, the whole picture first, is a photo', async () => {
    const path = await fileOf(
      await motif().tiff({ pyramid: true, tile: true, tileWidth: 16, tileHeight: 16 }).toBuffer(),
    )
    expect(await inspectPicture(path)).toMatchObject({ kind: 'picture', widthPx: 96 })
  })
})

describe('a picture too large to print from is refused before it is decoded', () => {
  test.each([
    [30_000, 30_000],
    [65_536, 1],
    [1, 65_536],
    [14_300, 14_300],
  ])('PNG of %i x %i px', async (widthPx, heightPx) => {
    const refusal = { kind: 'refusal', reason: 'too-large', widthPx, heightPx, maxPixels: 202e6 }
    expect(await inspectPicture(await fileOf(pngHeader(widthPx, heightPx)))).toEqual(refusal)
  })

  test('a bitmap that claims 40,000 x 40,000 px', async () => {
    const bytes = motifBmp('24')
    bytes.writeInt32LE(40_000, 18)
    bytes.writeInt32LE(-40_000, 22)
    expect(await inspectPicture(await fileOf(bytes))).toMatchObject({ reason: 'too-large', heightPx: 40_000 })
  })

  test('a HEIC photo that claims 20,000 x 20,000 px', async () => {
    const bytes = await readFile(heicFile('phone'))
    const size = bytes.indexOf('ispe') + 8
    bytes.writeUInt32BE(20_000, size)
    bytes.writeUInt32BE(20_000, size + 4)
    expect(await inspectPicture(await fileOf(bytes))).toMatchObject({ reason: 'too-large', widthPx: 20_000 })
  })
})

test('a HEIC photo of a fair size, one of whose tiles claims to be larger than any photo, is damaged', async () => {
  const photo = await readFile(heicFile('phone'))
  photo.writeUInt32BE(65_000, photo.indexOf('ispe') + 8)
  photo.writeUInt32BE(65_000, photo.indexOf('ispe') + 12)
  const tiled = tiledHeic(photo, { rows: 2, columns: 3, widthPx: 280, heightPx: 120, tile: 'photo' })
  expect(await inspectPicture(await fileOf(tiled))).toEqual({ kind: 'refusal', reason: 'damaged' })
})

describe('copies are upright sRGB', () => {
  test.each([
    [1, BLUE, GREEN],
    [2, GREEN, BLUE],
    [3, GREEN, RED],
    [6, RED, BLUE],
    [8, GREEN, GREEN],
  ])('EXIF orientation %i', async (orientation, topLeft, topRight) => {
    const jpeg = await motif().withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
    const { display } = await copiesOf(await fileOf(jpeg))
    const seen = await coloursOf(display)
    expect([seen.widthPx, seen.heightPx]).toEqual(orientation >= 5 ? [64, 96] : [96, 64])
    expectColour(seen.topLeft, topLeft)
    expectColour(seen.topRight, topRight)
  })

  test.each(['phone', 'sideways'] as const)(
    'HEIC in Display P3, %s: turned once, colours true',
    async (name) => {
      const seen = await coloursOf((await copiesOf(await workingCopyOf('heic', heicFile(name)))).display)
      expect([seen.widthPx, seen.heightPx]).toEqual([64, 96])
      expectColour(seen.topLeft, RED)
      expectColour(seen.topRight, BLUE)
      expectColour(seen.bottomRight, GREEN)
    },
  )

  test.each(['p3', 'cmyk'])('a JPEG with the profile %s', async (profile) => {
    const space = profile === 'cmyk' ? 'cmyk' : 'srgb'
    const jpeg = await motif().toColourspace(space).withIccProfile(profile).jpeg({ quality: 95 }).toBuffer()
    const { display } = await copiesOf(await fileOf(jpeg))
    const seen = await coloursOf(display)
    // Print inks cannot reach this blue and green; red they nearly can.
    expectColour(seen.bottomLeft, RED, profile === 'cmyk' ? 30 : 8)
    expect((await plainSharp(display).metadata()).space).toBe('srgb')
  })

  test('a CMYK JPEG without a profile', async () => {
    const jpeg = await motif().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()
    expect((await plainSharp(jpeg).metadata()).hasProfile).toBe(false)
    const { display } = await copiesOf(await fileOf(jpeg))
    expect((await plainSharp(display).metadata()).space).toBe('srgb')
    expectColour((await coloursOf(display)).bottomLeft, RED, 30)
  })

  test('an Adobe RGB photo: its green is a stronger one', async () => {
    const jpeg = withProfile(await motif().jpeg({ quality: 95 }).toBuffer(), adobeRgb())
    const [red = 0, green = 0, blue = 0] = (await coloursOf((await copiesOf(await fileOf(jpeg))).display))
      .bottomRight
    // Adobe RGB (30, 220, 40) lies outside sRGB: red and blue end at nothing, green stays.
    expect(red).toBeLessThan(10)
    expect(blue).toBeLessThan(30)
    expect(green).toBeGreaterThan(210)
  })

  test('transparency is put on white', async () => {
    const clear = { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
    const png = await plainSharp({ create: clear }).png().toBuffer()
    const { display } = await copiesOf(await fileOf(png))
    expectColour((await coloursOf(display)).topLeft, [255, 255, 255])
  })

  test('a photo of 24 megapixels becomes 2048 px and 320 px on the long side', async () => {
    const { display, thumbnail } = await copiesOf(await fileOf(await noisyJpeg(6000, 4000)))
    const size = { width: 2048, height: 1365, chromaSubsampling: '4:4:4', format: 'jpeg' }
    expect(await plainSharp(display).metadata()).toMatchObject(size)
    expect(await plainSharp(thumbnail).metadata()).toMatchObject({ width: 320, height: 213 })
  })

  test('they say that they are sRGB, whatever the original was', async () => {
    const jpeg = withProfile(await motif().jpeg().toBuffer(), adobeRgb())
    const { display, thumbnail } = await copiesOf(await fileOf(jpeg))
    for (const copy of [display, thumbnail]) {
      expect((await plainSharp(copy).metadata()).icc?.equals(await srgbProfile())).toBe(true)
    }
  })

  test('nothing of the original is left in them, neither notes nor what hides behind the picture', async () => {
    const notes = { IFD0: { Copyright: 'secret-note', Make: 'secret-note' } }
    const jpeg = await motif().withExif(notes).jpeg().toBuffer()
    const hiding = Buffer.concat([jpeg, Buffer.from('<html><script>alert(1)</script></html>')])
    const { display, thumbnail } = await copiesOf(await fileOf(hiding))
    for (const copy of [display, thumbnail]) {
      expect(copy.includes('secret-note')).toBe(false)
      expect(copy.includes('<script>')).toBe(false)
      expect((await plainSharp(copy).metadata()).exif).toBeUndefined()
    }
  })
})

describe('only the first picture of many is used', () => {
  test.each(['gif', 'webp'] as const)('animated %s', async (format) => {
    const path = await fileOf(await animation(format))
    expect(await inspectPicture(path)).toMatchObject({ frames: 3, widthPx: 32, heightPx: 32 })
    expectColour((await coloursOf((await copiesOf(path)).display)).topLeft, RED)
  })

  test('TIFF of two pages', async () => {
    const path = await fileOf(await twoPageTiff())
    expect(await inspectPicture(path)).toMatchObject({ frames: 2, widthPx: 32, heightPx: 32 })
    expectColour((await coloursOf((await copiesOf(path)).display)).topLeft, RED)
  })
})

describe('bitmaps', () => {
  const kinds = ['24', '32-masks', '16', '8', '4', '8-runs', '24-top-down', 'os2'] as const
  test.each(kinds.filter((kind) => kind !== 'os2'))('%s', async (kind) => {
    const copy = await workingCopyOf('bmp', await fileOf(motifBmp(kind)))
    const { data } = await plainSharp(copy).raw().toBuffer({ resolveWithObject: true })
    const motifPixels = await motif().raw().toBuffer()
    // 5 bits a channel put these colours at most 5 of 255 off; everything else is exact.
    const furthest = data.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - (motifPixels[at] ?? 0))),
      0,
    )
    expect(furthest).toBeLessThanOrEqual(kind === '16' ? 5 : 0)
  })

  test('one bit a pixel, and the short header of OS/2', async () => {
    const oneBit = await workingCopyOf('bmp', await fileOf(motifBmp('1')))
    expectColour((await coloursOf(await readFile(oneBit))).topRight, GREEN, 0)
    const short = await workingCopyOf('bmp', await fileOf(motifBmp('os2')))
    expectColour((await coloursOf(await readFile(short))).topLeft, BLUE, 0)
  })
})

describe('a file that is cut short is refused', () => {
  const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))
  const formats = ['jpeg', 'png', 'webp', 'avif', 'tiff', 'gif'] as const
  test.each(formats.flatMap((format) => [0.5, 0.98].map((share) => ({ format, share }))))(
    '$format at $share',
    async ({ format, share }) => {
      const whole = await plainSharp(await noisyJpeg(640, 480))
        .toFormat(format)
        .toBuffer()
      const path = await fileOf(cut(whole, share))
      const facts = await inspectPicture(path)
      expect(facts.kind === 'refusal' ? 'damaged' : await makeCopies(path, 'a visitor')).toBe('damaged')
    },
  )

  test.each([0.4, 0.9])('HEIC at %d', async (share) => {
    const from = await fileOf(cut(await readFile(heicFile('phone')), share))
    expect(await makeWorkingCopy({ format: 'heic', from, to: join(folder, 'cut.tif') }, 'a visitor')).toBe(
      'damaged',
    )
  })

  test('SH-19: a bitmap whose runs cannot fill it', async () => {
    const bitmap = motifBmp('8-runs')
    // 14,200 pixels a side, and no run but the one that ends the picture.
    bitmap.writeInt32LE(14_200, 18)
    bitmap.writeInt32LE(14_200, 22)
    const from = await fileOf(
      Buffer.concat([bitmap.subarray(0, bitmap.readUInt32LE(10)), Buffer.from([0, 1])]),
    )
    expect(await makeWorkingCopy({ format: 'bmp', from, to: join(folder, 'empty.tif') }, 'a visitor')).toBe(
      'damaged',
    )
  })

  test.each(['24', '8-runs'] as const)('bitmap %s', async (kind) => {
    const from = await fileOf(cut(motifBmp(kind), 0.9))
    expect(await makeWorkingCopy({ format: 'bmp', from, to: join(folder, 'cut.tif') }, 'a visitor')).toBe(
      'damaged',
    )
  })
})
