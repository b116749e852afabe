/** What strangers' HEIC files do to the shop. All two hundred are in `hostile-heic.long.test.ts`. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inspectPicture } from './inspect.ts'
import { hostileHeic } from './testing/hostile-heic.ts'
import { heicFile } from './testing/pictures.ts'
import { tiledHeic } from './testing/tiled-heic.ts'
import { outcomeOf } from './testing/try-hostile.ts'
import { makeWorkingCopy } from './working-copy.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'))
})
afterAll(() => rm(folder, { recursive: true }))

test.each(hostileHeic(20, 20))(
  'a stranger sends a HEIC file, $name: it is taken or refused, and nothing else happens',
  async (file) => {
    const outcome = await outcomeOf(file, folder)
    expect(['made', 'damaged', 'too-heavy']).toContain(outcome)
    expect((await readdir(folder)).includes(`${file.name}.tif`)).toBe(outcome === 'made')
    expect(process.getActiveResourcesInfo()).not.toContain('ProcessWrap')
  },
)

describe('a HEIC photo', () => {
  const tiled = async () => {
    const photo = await readFile(heicFile('phone'))
    return tiledHeic(photo, { rows: 2, columns: 3, widthPx: 280, heightPx: 120, tile: 'photo' })
  }

  test('in tiles is decoded whole', async () => {
    const from = join(folder, 'tiled.heic')
    await writeFile(from, await tiled())
    const to = join(folder, 'tiled.tif')
    expect(await makeWorkingCopy({ format: 'heic', from, to }, 'a visitor')).toBe('made')
    expect(await sharp(to).metadata()).toMatchObject({ format: 'tiff', width: 280, height: 120 })
  })

  const cameraTiles = {
    rows: 2,
    columns: 3,
    widthPx: 192,
    heightPx: 128,
    tile: 'photo',
    hasOwnBytes: true,
  } as const
  const fromCamera = async () => tiledHeic(await readFile(heicFile('sideways')), cameraTiles)

  test('PE-28: of which every tile has arrived is taken', async () => {
    const from = join(folder, 'whole.heic')
    await writeFile(from, await fromCamera())
    expect(await inspectPicture(from)).toMatchObject({ kind: 'picture', format: 'heic' })
    const job = { format: 'heic', from, to: join(folder, 'whole.tif') } as const
    expect(await makeWorkingCopy(job, 'a visitor')).toBe('made')
  })

  test.each([
    ['its last byte is', () => 1],
    ['half of its last tile is', (tileBytes: number) => tileBytes / 2],
    ['four of its six tiles are', (tileBytes: number) => tileBytes * 4],
  ])('PE-28: is damaged when %s missing, by its header and to the decoder', async (_what, missing) => {
    const bytes = await fromCamera()
    const tileBytes = Math.floor((bytes.length - bytes.indexOf('mdat') - 12) / 6)
    const from = join(folder, 'torn.heic')
    await writeFile(from, bytes.subarray(0, bytes.length - Math.ceil(missing(tileBytes))))
    expect(await inspectPicture(from)).toEqual({ kind: 'refusal', reason: 'damaged' })
    const job = { format: 'heic', from, to: join(folder, 'torn.tif') } as const
    expect(await makeWorkingCopy(job, 'a visitor')).toBe('damaged')
  })

  test('PE-28: is damaged when a tile arrived as zeros', async () => {
    const bytes = await fromCamera()
    const tileBytes = Math.floor((bytes.length - bytes.indexOf('mdat') - 12) / 6)
    const from = join(folder, 'zeros.heic')
    await writeFile(from, bytes.fill(0, bytes.length - tileBytes))
    const job = { format: 'heic', from, to: join(folder, 'zeros.tif') } as const
    expect(await makeWorkingCopy(job, 'a visitor')).toBe('damaged')
  })

  test('with more pixels than it declares is damaged', async () => {
    const bytes = await tiled()
    // The size that the box says, and not the one in the tiles' own list, is what the shop goes by.
    for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 1)) {
      bytes.writeUInt32BE(8, at + 8)
      bytes.writeUInt32BE(8, at + 12)
    }
    const from = join(folder, 'modest.heic')
    await writeFile(from, bytes)
    const job = { format: 'heic', from, to: join(folder, 'modest.tif') } as const
    expect(await makeWorkingCopy(job, 'a visitor')).toBe('damaged')
  })

  const limits = { maxBytes: 1.5e9, timeoutMs: 60_000 }
  test.skipIf(process.platform !== 'linux').each([
    ['memory', { ...limits, maxBytes: 20e6 }],
    ['computing', { ...limits, cpuMs: 1 }],
  ])('that takes too much %s is stopped', async (_what, few) => {
    const job = { format: 'heic', from: heicFile('phone'), to: join(folder, 'stopped.tif') } as const
    expect(await makeWorkingCopy(job, 'a visitor', few)).toBe('too-heavy')
    expect(process.getActiveResourcesInfo()).not.toContain('ProcessWrap')
  })

  test('waits for one or two of a visitor who sent many, not for all of them', async () => {
    const done: string[] = []
    const send = async (requester: string, name: string) => {
      const to = join(folder, `${name}.tif`)
      await makeWorkingCopy({ format: 'heic', from: heicFile('phone'), to }, requester)
      done.push(requester)
    }
    const many = Array.from({ length: 5 }, (_, index) => send('many', `many-${index}`))
    await Promise.all([...many, send('shopper', 'shopper')])
    expect(done.indexOf('shopper')).toBeLessThanOrEqual(2)
  })
})
