import { describe, expect, test } from 'vitest'
import { type OtherFile, otherFileOf } from './other-files.ts'
import { bytesOf, mediaFile, withRest } from './testing/files.ts'
import { LONG, tiffFile } from './testing/tiff-files.ts'
import { wrongFileOf } from './wrong-file.ts'

const dng = tiffFile([[50706, 0x01_07, LONG]])
const jpeg = bytesOf('\xff\xd8\xff\xe1\0\x10Exif\0\0II*\0')

describe('PE-28: a file in place of a photo is told what it is', () => {
  test.each<[OtherFile, string, Uint8Array]>([
    ['raw', 'Fujifilm', bytesOf('FUJIFILMCCD-RAW 0201')],
    ['raw', 'Olympus', bytesOf('IIRO\x08\0\0\0')],
    ['raw', 'an older Olympus', bytesOf('IIRS\x08\0\0\0')],
    ['raw', 'an Olympus of the other byte order', bytesOf('MMOR\0\0\0\x08')],
    ['raw', 'Panasonic', bytesOf('IIU\0\x18\0\0\0')],
    ['raw', 'an older Canon', bytesOf('II*\0\x10\0\0\0CR\x02\0')],
    ['raw', 'Canon', mediaFile(['crx ', 'isom'])],
    ['raw', 'Adobe', dng],
    ['video', 'the web', bytesOf('\x1aE\xdf\xa3\x9fB\x86\x81')],
    ['video', 'Windows', bytesOf('0&\xb2u\x8ef\xcf\x11\xa6\xd9')],
    ['video', 'a DVD', bytesOf('\0\0\x01\xba\x44\0')],
    ['video', 'an older disc', bytesOf('\0\0\x01\xb3\x14\0')],
    ['video', 'an older camera', bytesOf('RIFF\x24\0\0\0AVI LIST')],
    ['pdf', 'an office', bytesOf('%PDF-1.7\n')],
    ...['qt  ', 'mp42', 'isom', 'iso5', 'avc1', 'M4VH', '3gp4', '3g2a', 'dash', 'MSNV', 'XAVC'].map(
      (brand): [OtherFile, string, Uint8Array] => ['video', `the brand ${brand}`, mediaFile([brand, 'mif1'])],
    ),
    ...['moov', 'mdat', 'wide', 'free', 'skip'].map((box): [OtherFile, string, Uint8Array] => [
      'video',
      `a phone that begins with ${box}`,
      bytesOf(`\0\0\0\x08${box}\0\0\0\0`),
    ]),
  ])('%s of %s', (kind, _, head) => {
    expect(otherFileOf(head)).toBe(kind)
    expect(otherFileOf(withRest(head)), 'the whole file').toBe(kind)
  })

  test.each([
    ['a JPEG', jpeg],
    ['a TIFF', tiffFile([[262, 2]])],
    ['a TIFF whose directory stands beyond the first bytes', bytesOf('II*\0\0\0\x01\0')],
    ['a TIFF that holds the letters of a Canon elsewhere', bytesOf('II*\0\x10\0\0\0\0CR\x02')],
    ['the letters of a Canon in another file', bytesOf('XX*\0\x10\0\0\0CR\x02\0')],
    ['a WebP', bytesOf('RIFF\x24\0\0\0WEBPVP8 ')],
    ['the letters of a film in another file', bytesOf('FORM\x24\0\0\0AVI LIST')],
    ['a HEIC photo', mediaFile(['heic', 'mif1'])],
    ['an AVIF that films may be made of', mediaFile(['avif', 'isom'])],
    ['a box that no film begins with', bytesOf('\0\0\0\x08uuid\0\0\0\0')],
    ['a brand without its box', bytesOf('\0\0\0\x18uuidisom')],
    ['a text about PDF', bytesOf('about %PDF-1.7')],
    ['nothing', bytesOf('')],
  ])('%s is none of them', (_, head) => expect(otherFileOf(head)).toBeUndefined())
})

describe('why a file cannot be a photo', () => {
  const takesHeic = { takesHeic: true }
  const heic = mediaFile(['heic', 'mif1'])

  test('another kind of file is named', () => {
    expect(wrongFileOf(withRest(bytesOf('%PDF-1.7'), 16), takesHeic)).toBe('pdf')
    expect(wrongFileOf(dng, takesHeic), 'although it could be read as a TIFF').toBe('raw')
    expect(wrongFileOf(bytesOf('Dear shop, here is my photo.'), takesHeic)).toBe('not-a-picture')
  })

  test('15 bytes are too few to tell, 16 are enough', () => {
    expect(wrongFileOf(bytesOf('%PDF-1.7 and mo'), takesHeic)).toBeUndefined()
    expect(wrongFileOf(bytesOf('%PDF-1.7 and mor'), takesHeic)).toBe('pdf')
    expect(wrongFileOf(bytesOf('Dear shop, here'), takesHeic)).toBeUndefined()
    expect(wrongFileOf(bytesOf('Dear shop, here!'), takesHeic)).toBe('not-a-picture')
  })

  test('a HEIC photo is wrong only where the shop opens none', () => {
    expect(wrongFileOf(heic, takesHeic)).toBeUndefined()
    expect(wrongFileOf(heic, { takesHeic: false })).toBe('heic')
  })

  test('a photo is right, whether or not the shop opens HEIC', () => {
    expect(wrongFileOf(jpeg, takesHeic)).toBeUndefined()
    expect(wrongFileOf(jpeg, { takesHeic: false })).toBeUndefined()
  })
})
