import { existsSync } from 'node:fs'
import { rm, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { noisyJpeg } from '#platform/photos/testing/pictures.ts'
import { limitWindows } from '../../api/limits.ts'
import { removeAbandonedUploads } from '../commands/remove-abandoned-uploads.ts'
import { openTestMedia, tusHeaders } from './testing.ts'

const MB = 1_000_000
const media = await openTestMedia({ openShares: { holder: 20 * MB, total: 50 * MB } })
const { call, clock, db, everythingKept, limits, sendPiece, staging, start, stagingFolder } = media

let houses = 0
/** An address that nothing came from yet. */
const aHousehold = () => `203.0.113.${houses++}`
const announceFrom = async (address: string, bytes: number) => {
  const answer = await start(bytes, 'photo.jpg', address)
  return {
    status: answer.status,
    address: answer.headers.get('location') ?? '',
    sentence: await answer.text(),
  }
}
const keyOf = (address: string) => address.split('/').at(-1) ?? ''
const forget = (address: string) => call(address, { method: 'DELETE', headers: tusHeaders })
const statusesOf = async (household: string, sizes: readonly number[]) => {
  const answers = []
  for (const bytes of sizes) answers.push(await announceFrom(household, bytes))
  await Promise.all(answers.flatMap(({ address }) => (address ? [forget(address)] : [])))
  return answers.map(({ status }) => status)
}

describe('what is announced and not sent keeps room', () => {
  it('of one household up to its share, also announced at the same moment, and says what to do', async () => {
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
    expect((await forget(cancelled.address)).status).toBe(204)
    expect((await everythingKept()).open).toBe(0)
    expect(await statusesOf(household, [20 * MB])).toEqual([201])
  })

  it('of all together up to the share of the disk', async () => {
    const statuses = []
    for (let house = 0; house < 3; house++) statuses.push((await announceFrom(aHousehold(), 20 * MB)).status)
    expect(statuses).toEqual([201, 201, 507])
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

it('SH-22: a household may announce as many uploads within an hour as the limit says', async () => {
  const household = aHousehold()
  const [{ tries }] = limitWindows['upload-address']
  await Promise.all(Array.from({ length: tries }, () => limits.take('upload-address', household)))
  expect(await announceFrom(household, 1000)).toMatchObject({
    status: 429,
    sentence: expect.stringMatching(/^Very many photos came from your network/),
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
