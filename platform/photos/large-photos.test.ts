import { existsSync } from 'node:fs'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCopies } from './copies.ts'
import { inspectPicture } from './inspect.ts'
import { motif, plainJpeg, pngHeader } from './testing/pictures.ts'
import { makeWorkingCopy, needsWorkingCopy } from './working-copy.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'large-photos-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fileOf(bytes: Uint8Array): Promise<string> {
  const path = join(folder, 'photo')
  await writeFile(path, bytes)
  return path
}

/** A few hundred bytes that take 290 MB to decode. */
const heavyAvif = () =>
  sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#24463a' } })
    .avif({ effort: 0, quality: 20 })
    .toBuffer()

describe('a phone photo of 200 megapixels', () => {
  test('is taken and shown, in little memory because it is read line by line', async () => {
    const path = await fileOf(plainJpeg(16_320, 12_240))
    const facts = await inspectPicture(path)
    expect(facts).toMatchObject({ kind: 'picture', widthPx: 16_320, heightPx: 12_240, heldBytes: 0 })
    const before = process.resourceUsage().maxRSS
    const copies = await makeCopies(path, 'a visitor')
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(300_000)
    if (copies === 'damaged') throw new Error('Expected a picture that can be decoded')
    expect(await sharp(copies.display).metadata()).toMatchObject({ width: 2048, height: 1536 })
  })

  test('is taken as well when it comes in scans, but not in four colours', async () => {
    const inScans = async (file: Sharp) => {
      const bytes = await file.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
      const frame = bytes.indexOf(Buffer.from([0xff, 0xc2])) + 5
      bytes.writeUInt16BE(12_240, frame)
      bytes.writeUInt16BE(16_320, frame + 2)
      return inspectPicture(await fileOf(bytes))
    }
    expect(await inScans(motif())).toMatchObject({ kind: 'picture', heldBytes: 16_320 * 12_240 * 6 })
    expect(await inScans(motif().toColourspace('cmyk'))).toMatchObject({
      reason: 'too-large',
      maxPixels: 156_250_000,
    })
  })
})

describe('a picture that a decoder holds whole', () => {
  test('is refused before it is decoded when it would take more than 1.25 GB', async () => {
    const interlaced = pngHeader(14_000, 14_000)
    interlaced.writeUInt8(16, 24)
    interlaced.writeUInt8(1, 28)
    interlaced.writeUInt32BE(crc32(interlaced.subarray(12, 29)), 29)
    expect(await inspectPicture(await fileOf(interlaced))).toMatchObject({ reason: 'too-large' })
    const avif = await motif().avif({ effort: 0 }).toBuffer()
    const size = avif.indexOf('ispe') + 8
    avif.writeUInt32BE(10_000, size)
    avif.writeUInt32BE(10_000, size + 4)
    expect((await inspectPicture(await fileOf(avif))).kind).toBe('refusal')
  })

  test('is decoded in a process of its own, and the copy looks the same', async () => {
    const { height, width } = { width: 4100, height: 3900 }
    const avif = await motif().resize(width, height, { fit: 'fill', kernel: 'nearest' }).avif({ effort: 0 })
    const from = await fileOf(await avif.toBuffer())
    const facts = await inspectPicture(from)
    if (facts.kind === 'refusal') throw new Error(facts.reason)
    expect(needsWorkingCopy(facts)).toBe(true)
    const to = join(folder, 'working.tif')
    const before = process.resourceUsage().maxRSS
    expect(await makeWorkingCopy({ format: 'avif', from, to }, 'a visitor')).toBe('made')
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(100_000)
    expect(await sharp(to).metadata()).toMatchObject({ format: 'tiff', width, height, channels: 3 })
    const [copied, plain] = await Promise.all(
      [to, from].map((file) => sharp(file).resize(96, 64, { fit: 'fill' }).raw().toBuffer()),
    )
    const furthest = copied?.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - (plain?.[at] ?? 0))),
      0,
    )
    expect(furthest).toBeLessThanOrEqual(1)
  })

  test.each([
    ['memory', { maxBytes: 150e6, timeoutMs: 60_000 }],
    ['time', { maxBytes: 1.5e9, timeoutMs: 1 }],
  ])('is stopped when it takes too much %s, and leaves nothing', async (_what, limits) => {
    const to = join(folder, 'stopped.tif')
    const job = { format: 'avif', from: await fileOf(await heavyAvif()), to } as const
    expect(await makeWorkingCopy(job, 'a visitor', limits)).toBe('too-heavy')
    expect(existsSync(to)).toBe(false)
  })

  test.skipIf(!existsSync('/dev/full'))(
    'fails, and is not called damaged, when the disk is full',
    async () => {
      const to = join(folder, 'full.tif')
      await symlink('/dev/full', to)
      const job = { format: 'avif', from: await fileOf(await heavyAvif()), to } as const
      await expect(makeWorkingCopy(job, 'a visitor')).rejects.toMatchObject({ code: 'ENOSPC' })
    },
  )
})
