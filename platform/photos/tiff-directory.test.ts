import { expect, it } from 'vitest'
import { directoryBytes, LONG, SHORT, tiffDirectory } from './tiff-directory.ts'

it('a directory of a TIFF file holds its number of entries, each entry, and no next directory', () => {
  const directory = tiffDirectory([
    [256, LONG, 1, 70_000],
    [259, SHORT, 1, 8],
  ])
  expect(directory).toHaveLength(directoryBytes(2))
  expect([...directory]).toEqual([
    ...[2, 0],
    // 70,000 is 0x00011170.
    ...[0, 1, 4, 0, 1, 0, 0, 0, 0x70, 0x11, 1, 0],
    ...[3, 1, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0],
    ...[0, 0, 0, 0],
  ])
})
