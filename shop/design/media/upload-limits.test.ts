import { existsSync } from 'node:fs'
import { rm, stat, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gt } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { noisyJpeg } from '#platform/photos/testing/pictures.ts'
import { limitWindows } from '../../api/limits.ts'
import { receivePhoto } from '../commands/receive-photo.ts'
import { openUploads } from '../tables.ts'
import { removeAbandonedUploads } from './remove-abandoned-uploads.ts'
import { openTestMedia, PIECE_TYPE, tusHeaders } from './testing.ts'

const MB = 1_000_000
const MINUTE = 60_000
const noisy = await noisyJpeg(320, 240)
const media = await openTestMedia({ openShares: { holder: 20 * MB, total: 50 * MB, modest: 2 * MB } })
const { call, clock, db, everythingKept, limits, sendPiece, staging, start, stagingFolder } = media

let houses = 0
/** An address that nothing came from yet. */
const aHousehold = () => `198.51.100.${houses++}`
const announceFrom = async (address: string, bytes: number) => {
  const answer = await start(bytes, 'photo.jpg', address)
  return {
    status: answer.status,
    address: answer.headers.get('location') ?? '',
    sentence: await answer.text(),
  }
}
const keyOf = (address: string) => address.split('/').at(-1) ?? ''
const deleteUpload = (address: string) => call(address, { method: 'DELETE', headers: tusHeaders })
const statusesOf = async (household: string, sizes: readonly number[]) => {
  const answers = []
  for (const bytes of sizes) answers.push(await announceFrom(household, bytes))
  await Promise.all(answers.flatMap(({ address }) => (address ? [deleteUpload(address)] : [])))
  return answers.map(({ status }) => status)
}

describe('what is announced and not sent keeps room for its own address', () => {
  it('up to its share, also announced at the same moment, and says what to do', async () => {
    const household = aHousehold()
    const answers = await Promise.all(Array.from({ length: 12 }, () => announceFrom(household, 4 * MB)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(refused).toHaveLength(7)
    expect(refused[0]?.sentence).toBe(
      'Many photos are on their way from your network. Please wait until some have arrived, then choose this one again.',
    )
    expect((await announceFrom(aHousehold(), 4 * MB)).status).toBe(201)
    await removeAll()
  })

  it('which a photo gives back when it has arrived, was refused, or was taken away', async () => {
    const household = aHousehold()
    const photo = await noisyJpeg(320, 240)
    const arrived = await announceFrom(household, photo.length)
    const refused = await announceFrom(household, 10_000)
    const cancelled = await announceFrom(household, 10 * MB)
    const text = Buffer.alloc(10_000, 'no photo ')
    expect((await everythingKept()).open).toBe(3)
    expect((await sendPiece(arrived.address, 0, photo)).status).toBe(204)
    expect((await sendPiece(refused.address, 0, text)).status).toBe(415)
    expect((await deleteUpload(cancelled.address)).status).toBe(204)
    expect((await everythingKept()).open).toBe(0)
    expect(await statusesOf(household, [20 * MB])).toEqual([201])
  })

  it('for two minutes, and then only for what has come', async () => {
    const household = aHousehold()
    const { address } = await announceFrom(household, 20 * MB)
    await sendPiece(address, 0, noisy.subarray(0, 5_000))
    expect((await announceFrom(household, MB)).status).toBe(429)
    clock.advance(2 * MINUTE)
    expect((await announceFrom(household, 20 * MB)).status).toBe(429)
    expect((await announceFrom(household, 19 * MB)).status).toBe(201)
    await removeAll()
  })

  it('and takes none from others: a hundred from many networks leave room for everybody', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async () => (await announceFrom(aHousehold(), 20 * MB)).status),
    )
    expect(new Set(statuses)).toEqual(new Set([201]))
    expect(await media.upload(await noisyJpeg(64, 64))).toMatchObject({ status: 204, sentence: '' })
    await removeAll()
  })

  it('and counts in full when nobody says how large it will be', async () => {
    const headers = { ...tusHeaders, 'upload-defer-length': '1' }
    const answer = await call('/media/uploads', { method: 'POST', headers })
    expect(answer.status).toBe(429)
    expect((await everythingKept()).open).toBe(0)
  })

  it('for an hour when nothing of it comes, for a week when it was begun', async () => {
    const [empty, begun, young] = [await begin(0), await begin(500), await begin(0)]
    const twoHoursAgo = new Date(clock.now().getTime() - 2 * 3_600_000)
    for (const key of [empty, begun]) await utimes(join(stagingFolder, key), twoHoursAgo, twoHoursAgo)
    await removeAbandonedUploads({ db, staging, clock })
    const left = await Promise.all([empty, begun, young].map((key) => staging.find(key)))
    expect(left.map((file) => file !== undefined)).toEqual([false, true, true])
    expect((await everythingKept()).open).toBe(2)
    await removeAll()
  })
})

describe('what comes keeps room of the disk from all', () => {
  const noRoom = 'We have no room for this photo just now. Please choose it again in an hour.'

  it('for the whole photo while a piece is received, and for what is here when it has ended', async () => {
    const pieces = []
    for (const bytes of [20 * MB, 20 * MB]) {
      const { address } = await announceFrom(aHousehold(), bytes)
      pieces.push(beginPiece(address))
    }
    await expect.poll(() => movingUploads()).toBe(2)
    expect(await announceFrom(aHousehold(), 20 * MB)).toMatchObject({ status: 507, sentence: noRoom })
    for (const piece of pieces) await piece.end()
    expect(await movingUploads()).toBe(0)
    expect((await announceFrom(aHousehold(), 20 * MB)).status).toBe(201)
    await removeAll()
  })

  it('SH-19: from all but those who have little open: who hardly sends anything shuts nobody out', async () => {
    const pieces = []
    for (const bytes of [20 * MB, 20 * MB]) {
      pieces.push(beginPiece((await announceFrom(aHousehold(), bytes)).address))
    }
    await expect.poll(() => movingUploads()).toBe(2)
    const modest = aHousehold()
    const photo = await noisyJpeg(325, 240)
    const { address } = await announceFrom(modest, photo.length)
    expect((await sendPiece(address, 0, photo)).status).toBe(204)
    expect((await announceFrom(modest, 2 * MB)).status).toBe(201)
    expect((await announceFrom(modest, 12 * MB)).status).toBe(507)
    for (const piece of pieces) await piece.end()
    await removeAll()
  })

  it('so that the piece of a photo that was announced before is refused, and nothing of it is kept', async () => {
    const late = await announceFrom(aHousehold(), 20 * MB)
    const pieces = []
    for (const bytes of [20 * MB, 20 * MB]) {
      pieces.push(beginPiece((await announceFrom(aHousehold(), bytes)).address))
    }
    await expect.poll(() => movingUploads()).toBe(2)
    const answer = await sendPiece(late.address, 0, noisy)
    expect([answer.status, await answer.text()]).toEqual([507, noRoom])
    expect(await staging.find(keyOf(late.address))).toBeUndefined()
    for (const piece of pieces) await piece.end()
    await removeAll()
  })

  it('also when a phone comes back on another line and its first connection ends only then', async () => {
    const { address } = await announceFrom(aHousehold(), 20 * MB)
    const first = beginPiece(address)
    await expect.poll(async () => (await staging.find(keyOf(address)))?.byteSize).toBe(8_000)
    const second = beginPiece(address, 8_000)
    await first.answer
    await expect.poll(async () => (await staging.find(keyOf(address)))?.byteSize).toBe(16_000)
    const other = beginPiece((await announceFrom(aHousehold(), 20 * MB)).address)
    await expect.poll(() => movingUploads()).toBe(2)
    expect((await announceFrom(aHousehold(), 20 * MB)).status).toBe(507)
    for (const piece of [second, other]) await piece.end()
    expect((await announceFrom(aHousehold(), 20 * MB)).status).toBe(201)
    await removeAll()
  })

  it.each(['of a length that is said', 'of a length that is not said'])(
    'and comes by pieces alone: an announcement with bytes, %s, is refused, and nothing of it is kept',
    async (what) => {
      const before = await everythingKept()
      const isSaid = !what.includes('not')
      const headers = {
        ...tusHeaders,
        'upload-length': String(MB),
        'content-type': PIECE_TYPE,
        ...(isSaid ? { 'content-length': '10000' } : { 'transfer-encoding': 'chunked' }),
      }
      const body = Buffer.alloc(10_000, 'no photo ')
      const answer = await call('/media/uploads', { method: 'POST', headers, body })
      expect([answer.status, await answer.text()]).toEqual([
        400,
        'Announce a photo without its bytes, then send them with PATCH to the address that we answer.',
      ])
      expect(await everythingKept()).toEqual(before)
      const offered = await call('/media/uploads', { method: 'OPTIONS', headers: tusHeaders })
      const extensions = offered.headers.get('tus-extension')?.split(',')
      expect(extensions).toContain('creation')
      expect(extensions).not.toContain('creation-with-upload')
    },
  )

  it('for ten minutes at most, should the process be killed meanwhile', async () => {
    const { address } = await announceFrom(aHousehold(), 20 * MB)
    const piece = beginPiece(address)
    await expect.poll(() => movingUploads()).toBe(1)
    const [before] = await db.select().from(openUploads)
    expect((before?.heldUntil.getTime() ?? 0) - clock.now().getTime()).toBe(10 * MINUTE)
    await piece.end()
    await removeAll()
  })
})

it('SH-22: a household may announce as many uploads within an hour as the limit says', async () => {
  const household = aHousehold()
  const [{ tries }] = limitWindows['upload-address']
  await Promise.all(Array.from({ length: tries }, () => limits.take('upload-address', household)))
  expect(await announceFrom(household, 1000)).toMatchObject({
    status: 429,
    sentence: expect.stringMatching(/^Very many photos came from your network/),
  })
})

describe('SH-19: while the disk has room for orders alone', () => {
  const refused = {
    status: 507,
    sentence: 'We have no room for this photo just now. Please choose it again in an hour.',
  }
  const { free } = media.disk
  const leave = (bytes: number) => {
    media.disk.free = 10_000 * MB + bytes
  }
  afterEach(() => {
    media.disk.free = free
  })

  it('a photo is not announced that would take of it', async () => {
    leave(4 * MB)
    expect(await announceFrom(aHousehold(), 5 * MB)).toMatchObject(refused)
    expect((await announceFrom(aHousehold(), 4 * MB)).status).toBe(201)
    await removeAll()
  })

  it('a piece of one that was announced before is refused, and what had arrived of it is removed', async () => {
    const before = await everythingKept()
    const { address } = await announceFrom(aHousehold(), MB)
    leave(-1)
    const answer = await sendPiece(address, 0, noisy)
    expect([answer.status, await answer.text()]).toEqual([507, refused.sentence])
    expect(await everythingKept()).toEqual(before)
  })

  it('no copies are made of one that has arrived', async () => {
    const before = await everythingKept()
    const photo = await noisyJpeg(321, 243)
    const { address } = await announceFrom(aHousehold(), photo.length)
    await sendPiece(address, 0, photo.subarray(0, photo.length - 1))
    leave(photo.length - 1)
    const answer = await sendPiece(address, photo.length - 1, photo.subarray(photo.length - 1))
    expect([answer.status, await answer.text()]).toEqual([507, refused.sentence])
    expect(await everythingKept()).toEqual(before)
  })
})

describe('SH-19: an address keeps so much a day', () => {
  it('and is told to go on tomorrow', async () => {
    const [{ tries: megabytes }] = limitWindows['kept-megabytes-address']
    const before = await everythingKept()
    // The pieces of a test come from no address.
    const household = 'unknown'
    await limits.reset('kept-megabytes-address', household)
    await limits.take('kept-megabytes-address', household, megabytes - 1)
    expect((await media.upload(await noisyJpeg(323, 240))).status).toBe(204)
    expect(await media.upload(await noisyJpeg(324, 240))).toMatchObject({
      status: 429,
      sentence: 'Very many photos came from your network today. Please choose this one again tomorrow.',
    })
    expect(await everythingKept()).toMatchObject({ rows: before.rows + 1, staged: before.staged })
    await limits.reset('kept-megabytes-address', household)
  })

  it('counted with the copy that a photo is drawn from', async () => {
    const path = fileURLToPath(new URL('../../../platform/photos/testing/phone.heic', import.meta.url))
    const { size: byteSize } = await stat(path)
    let counted = 0
    const mayKeep = async (bytes: number) => {
      counted = bytes
      return false
    }
    const file = { path, byteSize, uploadKey: 'heic', requester: aHousehold(), fileName: 'phone.heic' }
    const received = await receivePhoto({ ...media, takesHeic: true, mayKeep }, file)
    expect(received).toMatchObject({ kind: 'refusal', reason: 'too-much' })
    expect(counted).toBeGreaterThan(byteSize)
  })
})

describe.skipIf(!existsSync('/dev/full'))('while the disk is full', () => {
  const noRoom = 'We have no room for this photo just now. Please choose it again in an hour.'

  it('a piece is refused with 507, and what had arrived of it is removed', async () => {
    const before = await everythingKept()
    const { address } = await announceFrom(aHousehold(), MB)
    const path = join(stagingFolder, keyOf(address))
    await rm(path)
    await symlink('/dev/full', path)
    const answer = await sendPiece(address, 0, (await noisyJpeg(640, 480)).subarray(0, 50_000))
    expect([answer.status, await answer.text()]).toEqual([507, noRoom])
    expect(await everythingKept()).toEqual(before)
  })

  it('a whole photo that storage cannot take is refused with 507, and nothing of it is kept', async () => {
    const { storage } = media
    const { put } = storage
    storage.put = (key, contents) =>
      key.endsWith('thumbnail.jpg')
        ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
        : put(key, contents)
    const before = await everythingKept()
    const answer = await media.upload(await noisyJpeg(333, 222))
    storage.put = put
    expect(answer).toMatchObject({ status: 507, sentence: noRoom })
    expect(await everythingKept()).toEqual(before)
  })
})

/** A first piece whose sender goes on until `end`. */
function beginPiece(address: string, offset = 0): { end(): Promise<unknown>; answer: Promise<Response> } {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const headers = {
    ...tusHeaders,
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
  }
  const init: RequestInit & { duplex: 'half' } = {
    method: 'PATCH',
    headers,
    body: readable,
    duplex: 'half',
  }
  const answer = call(address, init)
  void writer.write(noisy.subarray(offset, offset + 8_000)).catch(() => undefined)
  return {
    answer,
    async end() {
      await writer.close()
      return answer
    },
  }
}

const movingUploads = async () =>
  (await db.select().from(openUploads).where(gt(openUploads.moving, 0))).length

async function begin(bytes: number): Promise<string> {
  const { address } = await announceFrom(aHousehold(), 10_000)
  if (bytes > 0) await sendPiece(address, 0, (await noisyJpeg(64, 64)).subarray(0, bytes))
  return keyOf(address)
}

/** As the sweep of next week does. */
async function removeAll() {
  const later = { now: () => new Date(Date.now() + 30 * 86_400_000) }
  await removeAbandonedUploads({ db, staging, clock: later })
}
