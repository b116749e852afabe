/** What strangers' HEIC files do to the shop. All two hundred are in `hostile-heic.long.test.ts`. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readHeifFacts } from './heif.ts'
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

describe('a HEIC file of countless parts is refused before they are read', () => {
  const box = (type: string, ...content: Buffer[]) => {
    const bytes = Buffer.concat([Buffer.alloc(8), ...content])
    bytes.writeUInt32BE(bytes.length)
    bytes.write(type, 4, 'latin1')
    return bytes
  }
  const kind = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'))
  const size = box('ispe', Buffer.from([0, 0, 0, 0, 0, 0, 0x0f, 0xc0, 0, 0, 0x0b, 0xd0]))
  const primary = box('pitm', Buffer.from([0, 0, 0, 0, 0, 1]))
  const properties = (owned: Buffer) => box('iprp', box('ipco', size), owned)
  const ownSize = box('ipma', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1]))
  const meta = (...boxes: Buffer[]) => box('meta', Buffer.alloc(4), primary, ...boxes)
  /** 65,535 pieces of one byte each, all of one item. */
  const pieces = Buffer.concat([Buffer.from([0, 1, 0, 1, 0, 0, 0xff, 0xff]), Buffer.alloc(65_535)])
  /** 300 items with 255 properties each. */
  const owned = Buffer.concat(
    Array.from({ length: 300 }, () => Buffer.from([0, 1, 255, ...Array(255).fill(1)])),
  )
  /** One item made of 65,535 others. */
  const sources = Buffer.concat([Buffer.from([0, 1, 0xff, 0xff]), Buffer.alloc(2 * 65_535)])

  test.each([
    ['boxes before its contents', [kind, ...Array.from({ length: 101 }, () => box('free'))], 'a meta box'],
    ['boxes in its contents', [kind, meta(...Array.from({ length: 20_001 }, () => box('free')))], 'parts'],
    [
      'pieces of an item',
      [kind, meta(properties(ownSize), box('iloc', Buffer.from([1, 0, 0, 0, 1, 0, 0, 9]), pieces))],
      'parts',
    ],
    [
      'properties of items',
      [kind, meta(properties(box('ipma', Buffer.from([0, 0, 0, 0, 0, 0, 1, 44]), owned)))],
      'parts',
    ],
    [
      'items of an item',
      [kind, meta(properties(ownSize), box('iref', Buffer.alloc(4), box('dimg', sources)))],
      'parts',
    ],
  ])('%s', async (name, parts, expected) => {
    const path = join(folder, `countless ${name}.heic`)
    // What a camera would have written follows, so that nothing else is wrong with the file.
    const photo = await readFile(heicFile('phone'))
    await writeFile(path, Buffer.concat([...parts, photo.subarray(photo.readUInt32BE(0))]))
    await expect(readHeifFacts(path)).rejects.toThrow(expected)
    expect(await inspectPicture(path)).toMatchObject({ kind: 'refusal', reason: 'damaged' })
  })
})

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
