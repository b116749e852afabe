import { describe, expect, test } from 'vitest'
import { formatOf, type PictureFormat } from './formats.ts'
import { bytesOf, mediaFile, withRest } from './testing/files.ts'

describe('a picture is known by its first bytes', () => {
  test.each<[PictureFormat, string, string]>([
    ['jpeg', 'of a camera', '\xff\xd8\xff\xe1\0\x10Exif'],
    ['png', 'of a screen', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['gif', 'of 1987', 'GIF87a\x01\0'],
    ['gif', 'of 1989', 'GIF89a\x01\0'],
    ['tiff', 'of a PC', 'II*\0\x08\0\0\0'],
    ['tiff', 'of a Mac', 'MM\0*\0\0\0\x08'],
    ['tiff', 'of a PC, above 4 GB', 'II+\0\x08\0\0\0'],
    ['tiff', 'of a Mac, above 4 GB', 'MM\0+\0\x08\0\0'],
    ['bmp', 'of Windows', 'BM\x36\0'],
    ['webp', 'of the web', 'RIFF\x24\0\0\0WEBPVP8 '],
  ])('%s %s', (format, _, head) => {
    expect(formatOf(bytesOf(head))).toBe(format)
    expect(formatOf(withRest(bytesOf(head))), 'the whole file').toBe(format)
  })

  test.each([
    ['nothing', ''],
    ['a text that names the formats', 'Dear shop: JPEG, GIF89a, WEBP, ftypheic and BM'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a sound', 'RIFF\x24\0\0\0WAVEfmt '],
    ['what names WebP without its frame', 'FORM\x24\0\0\0WEBPVP8 '],
    ['what names WebP in another place', 'RIFF\x24\0\0\0\0WEBPVP8'],
    ['half a PNG signature', '\x89PNG'],
    ['what names a brand without the box of brands', '\0\0\0\x18moovheic\0\0\0\0heic'],
  ])('%s is no picture', (_, head) => expect(formatOf(bytesOf(head))).toBeUndefined())
})

describe('an ISO media file is what its brands say', () => {
  test.each<[string, string[], PictureFormat | undefined]>([
    ['an AVIF', ['avif', 'mif1', 'miaf'], 'avif'],
    ['a moving AVIF', ['avis', 'msf1'], 'avif'],
    ['an AVIF that names the general brand first', ['mif1', 'miaf', 'avif'], 'avif'],
    ['a phone’s HEIC photo', ['heic', 'mif1', 'heic'], 'heic'],
    ['one that names the general brand alone', ['mif1'], 'heic'],
    ['one that names it last', ['xxxx', 'yyyy', 'heix'], 'heic'],
    ['a film', ['isom', 'iso2', 'mp41'], undefined],
    ['one without any brand', [''], undefined],
  ])('%s', (_, brands, format) => expect(formatOf(mediaFile(brands))).toBe(format))

  test('the version behind the first brand is no brand', () => {
    expect(formatOf(mediaFile(['isom', 'iso2'], { length: '', version: 'avif' }))).toBeUndefined()
  })

  test('a brand stands within the box, whole', () => {
    expect(formatOf(mediaFile(['isom', 'avif'], { length: '\0\0\0\x14' }))).toBe('avif')
    expect(formatOf(mediaFile(['isom', 'avif'], { length: '\0\0\0\x13' }))).toBeUndefined()
    expect(formatOf(mediaFile(['isom', 'iso2', 'avif'], { length: '\0\0\0\x14' }))).toBeUndefined()
  })

  test('a box longer than its first bytes is read as far as they go', () => {
    expect(formatOf(mediaFile(['isom', 'iso2', 'iso4', 'avif'], { length: '\0\0\x01\x10' }))).toBe('avif')
    expect(formatOf(mediaFile(['isom', 'iso2', 'iso4'], { length: '\xff\xff\xff\xff' }))).toBeUndefined()
  })
})
