import { describe, expect, test } from 'vitest'
import { isRawDirectory, tiffDirectoryAt } from './raw-tiff.ts'
import { bytesOf } from './testing/files.ts'
import { type Entry, LONG, tiffDirectory, tiffFile } from './testing/tiff-files.ts'

const DNG_VERSION: Entry = [50706, 0x01_07, LONG]
const SUB_DIRECTORIES: Entry = [330, 4096, LONG]
const RGB: Entry = [262, 2]
const COLOUR_FILTER: Entry = [262, 32803]

describe('where the first directory of a TIFF stands', () => {
  test.each([
    ['low byte first', 'II*\0\x04\x03\x02\x01', 0x01020304],
    ['high byte first', 'MM\0*\x01\x02\x03\x04', 0x01020304],
    ['right behind the opening', 'II*\0\x08\0\0\0', 8],
  ])('%s', (_, head, at) => expect(tiffDirectoryAt(bytesOf(head))).toBe(at))

  test('is told of a part of a larger file too', () => {
    expect(tiffDirectoryAt(bytesOf('\0\0\0II*\0\x10\0\0\0').subarray(3))).toBe(16)
  })

  test.each([
    ['a file that ends before it says so', 'II*\0\x08\0\0'],
    ['a TIFF above 4 GB', 'II+\0\x08\0\0\0'],
    ['the number of one order in the other', 'II\0*\x08\0\0\0'],
    ['the other way round', 'MM*\0\x08\0\0\0'],
    ['two orders at once', 'IM*\0\x08\0\0\0'],
    ['two orders at once, the other first', 'MI\0*\0\0\0\x08'],
    ['no order', 'xx*\0\x08\0\0\0'],
    ['only the second letter of an order', 'xI*\0\x08\0\0\0'],
    ['only the second letter of the other', 'xM\0*\0\0\0\x08'],
    ['nothing', ''],
  ])('%s is no TIFF', (_, head) => expect(tiffDirectoryAt(bytesOf(head))).toBeUndefined())
})

describe.each([
  ['low byte first', true],
  ['high byte first', false],
])('PE-28: with the %s', (_, isLittle) => {
  test.each<[string, Entry[]]>([
    ['that calls itself a DNG', [RGB, DNG_VERSION]],
    ['with pixels behind a colour filter', [COLOUR_FILTER]],
    ['with pixels behind a colour filter, in a long number', [[262, 32803, LONG]]],
    ['with raw pixels that were put together', [[262, 34892]]],
    ['that begins with a preview of others', [[254, 1, LONG], RGB, SUB_DIRECTORIES]],
    ['that begins with a preview, in a short number', [[254, 1], SUB_DIRECTORIES]],
    ['that begins with a preview of one page of many', [[254, 3, LONG], SUB_DIRECTORIES]],
  ])('a file %s is raw', (__, entries) => {
    expect(isRawDirectory(tiffFile(entries, { isLittle }), 8)).toBe(true)
    expect(isRawDirectory(tiffDirectory(entries, { isLittle }), 0, isLittle), 'its directory alone').toBe(
      true,
    )
  })

  test.each<[string, Entry[]]>([
    ['without entries', []],
    ['of colours', [RGB]],
    ['of a picture in several sizes, the whole one first', [[254, 0, LONG], RGB, SUB_DIRECTORIES]],
    ['that does not say which picture comes first', [RGB, SUB_DIRECTORIES]],
    ['of many pages', [[254, 2, LONG], RGB, SUB_DIRECTORIES]],
    ['of a small picture alone', [[254, 1, LONG], RGB]],
    ['whose number only ends as that of a colour filter', [[262, 0x1_8023, LONG]]],
  ])('a file %s is not', (__, entries) => {
    expect(isRawDirectory(tiffFile(entries, { isLittle }), 8)).toBe(false)
  })
})

describe('a directory is read as far as its file goes', () => {
  const file = tiffFile([RGB, DNG_VERSION])

  test('an entry that is cut off is not looked at', () => {
    expect(isRawDirectory(file, 8)).toBe(true)
    expect(isRawDirectory(file.subarray(0, -1), 8)).toBe(false)
    expect(isRawDirectory(file.subarray(0, 8 + 2 + 12), 8)).toBe(false)
  })

  test('one that stands beyond the end, or begins with the last byte, says nothing', () => {
    expect(isRawDirectory(file, 9999)).toBe(false)
    expect(isRawDirectory(file, file.length - 1)).toBe(false)
    expect(isRawDirectory(file, file.length)).toBe(false)
  })

  test('what follows its last entry is none of its', () => {
    expect(isRawDirectory(tiffFile([RGB, DNG_VERSION], { said: 1 }), 8)).toBe(false)
    expect(isRawDirectory(tiffFile([DNG_VERSION], { said: 9 }), 8), 'of nine one is there').toBe(true)
  })

  test('of more than 256 entries the others are left', () => {
    const many = (count: number) => tiffFile([...Array.from({ length: count }, () => RGB), DNG_VERSION])
    expect(isRawDirectory(many(255), 8)).toBe(true)
    expect(isRawDirectory(many(256), 8)).toBe(false)
  })
})
