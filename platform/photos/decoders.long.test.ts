/** Our own readers of strangers' files, under bytes that no writer of pictures writes. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { isRawDirectory, tiffDirectoryAt } from '#packages/photo-files/raw-tiff.ts'
import { randomFrom } from '../testing/photos.ts'
import { openBmp } from './bmp.ts'
import { exifOrientation } from './exif.ts'
import { readHeifFacts } from './heif.ts'
import { mutated } from './testing/mutations.ts'
import { heicFile, motifBmp, twoPageTiff } from './testing/pictures.ts'
import { rawFile } from './testing/raw-file.ts'

vi.setConfig({ testTimeout: 1_200_000 })

const FILES = 100_000
const SEED = 2026
/** Far above what reading one of these files needs. */
const MAX_GROWTH_BYTES = 300e6
/** Larger ones are refused before anything of them is read. */
const MAX_PIXELS = 1e6

const folder = mkdtempSync(join(tmpdir(), 'mutated-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Reads as many changed files; each is read or refused by name, and nothing of them stays in memory. */
async function expectReadOrRefused(originals: readonly Buffer[], read: (file: Buffer) => unknown) {
  const chance = randomFrom(SEED)
  const before = process.memoryUsage().rss
  const counts = { read: 0, refused: 0 }
  for (let number = 0; number < FILES; number += 1) {
    const original = originals[number % originals.length] ?? Buffer.alloc(0)
    try {
      await read(mutated(original, chance))
      counts.read += 1
    } catch (error) {
      if (!(error instanceof RangeError)) throw new Error(`File ${number} of seed ${SEED}`, { cause: error })
      counts.refused += 1
    }
  }
  console.log(counts)
  expect(process.memoryUsage().rss - before).toBeLessThan(MAX_GROWTH_BYTES)
  return counts
}

test('bitmaps', async () => {
  const kinds = ['24', '32-masks', '16', '8', '4', '1', '8-runs', '24-top-down', 'os2'] as const
  const counts = await expectReadOrRefused(kinds.map(motifBmp), (file) => {
    const { widthPx, heightPx, readRow } = openBmp(file)
    if (widthPx * heightPx > MAX_PIXELS) return
    const row = new Uint8Array(widthPx * 3)
    for (let y = 0; y < heightPx; y += 1) readRow(y, row)
  })
  expect(Math.min(counts.read, counts.refused)).toBeGreaterThan(FILES / 100)
})

test('what HEIC files say of themselves', async () => {
  const path = join(folder, 'photo.heic')
  const photos = (['phone', 'sideways'] as const).map((name) => readFileSync(heicFile(name)))
  const counts = await expectReadOrRefused(photos, (file) => {
    writeFileSync(path, file)
    return readHeifFacts(path)
  })
  expect(Math.min(counts.read, counts.refused)).toBeGreaterThan(FILES / 100)
})

test('the directories of TIFF and raw files, and the notes of cameras', async () => {
  await expectReadOrRefused([await twoPageTiff(), await rawFile()], (file) => {
    const at = tiffDirectoryAt(file)
    if (at !== undefined) isRawDirectory(file, at)
    expect(exifOrientation(file)).toBeGreaterThanOrEqual(1)
  })
})
