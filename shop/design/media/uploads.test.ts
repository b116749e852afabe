import { readFile, utimes } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { listen } from '#platform/http/listen.ts'
import {
  animation,
  heicFile,
  motif,
  motifBmp,
  noisyJpeg,
  pngHeader,
  twoPageTiff,
} from '#platform/photos/testing/pictures.ts'
import { rawFile } from '#platform/photos/testing/raw-file.ts'
import { photoNotices } from '../../photos/rules/photo-upload.ts'
import { cookieNames } from '../../request/cookie-names.ts'
import { aSignedInCustomer } from '../../testing/customers.ts'
import { createWithPhotoFiles } from '../commands/with-photo-files.ts'
import { photoFileKey } from '../rules/photo-storage.ts'
import { eraseSender, photosSentBy } from '../store.ts'
import { removeAbandonedUploads } from './remove-abandoned-uploads.ts'
import { hashOf, openTestMedia, PIECE_TYPE, tusHeaders } from './testing.ts'

const media = await openTestMedia()
const { db, clock, storage, staging } = media
const { announce, call, everythingKept, offsetOf, photoOf, sendPiece, start, taken, upload } = media

describe('G-02: a photo is uploaded', () => {
  it('and its original is kept byte for byte', async () => {
    const bytes = await noisyJpeg(640, 480)
    const photo = await taken(bytes, 'C:\\photos\\Beach.jpg')
    expect(photo).toMatchObject({
      fileName: 'Beach.jpg',
      byteSize: bytes.length,
      widthPx: 640,
      heightPx: 480,
    })
    const original = await storage.get(photoFileKey(photo, 'original'))
    expect(hashOf(original)).toBe(hashOf(bytes))
    expect(photo.sha256).toBe(hashOf(bytes))
    expect((await everythingKept()).staged).toBe(0)
  })

  const formats = ['jpeg', 'png', 'webp', 'avif', 'tiff', 'gif'] as const
  it.each(formats)('as %s, and served as upright JPEG', async (format) => {
    const { key } = await taken(await motif().toFormat(format).toBuffer(), `x.${format}`)
    const display = await call(`/media/photos/${key}/display.jpg`)
    expect(display.status).toBe(200)
    const served = Buffer.from(await display.arrayBuffer())
    expect(await sharp(served).metadata()).toMatchObject({ format: 'jpeg', width: 96, height: 64 })
  })

  it('as HEIC and as a bitmap, with a copy that the press can read', async () => {
    const heic = await readFile(heicFile('phone'))
    const phone = await taken(heic, 'IMG_1.HEIC')
    expect(phone).toMatchObject({ format: 'heic', widthPx: 64, heightPx: 96 })
    const bitmap = await taken(motifBmp('24'), 'old.bmp')
    const withPhotoFiles = createWithPhotoFiles({ db, storage })
    const sizes = await withPhotoFiles([phone.key, bitmap.key], async (files) => {
      const metadata = async (key: string) => (await sharp(files.get(key)).metadata()).autoOrient
      return [await metadata(phone.key), await metadata(bitmap.key)]
    })
    expect(sizes).toEqual([
      { width: 64, height: 96 },
      { width: 96, height: 64 },
    ])
    const original = await storage.get(photoFileKey(phone, 'original'))
    expect(hashOf(original)).toBe(hashOf(heic))
  })

  it('twice: two keys, kept once', async () => {
    const bytes = await noisyJpeg(320, 240)
    const first = await taken(bytes)
    const before = await everythingKept()
    const second = await taken(bytes, 'copy.jpg')
    expect(second.key).not.toBe(first.key)
    expect(await everythingKept()).toMatchObject({ rows: before.rows + 1, files: before.files })
    expect((await call(`/media/photos/${second.key}/thumbnail.jpg`)).status).toBe(200)
  })

  it('small, and taken all the same: the design tool warns', async () => {
    expect(await taken(await noisyJpeg(300, 200))).toMatchObject({ widthPx: 300, heightPx: 200 })
  })

  it('in CMYK without a profile: it is kept and shown, and the shopper is told that its colours are a guess', async () => {
    const press = motif().toColourspace('cmyk')
    const untagged = await taken(await press.clone().jpeg({ quality: 95 }).toBuffer(), 'press.jpg')
    expect(photoNotices(untagged)).toEqual([expect.stringContaining('its colours are our best guess')])
    const display = await call(`/media/photos/${untagged.key}/display.jpg`)
    const { space, hasProfile } = await sharp(Buffer.from(await display.arrayBuffer())).metadata()
    expect({ space, hasProfile }).toEqual({ space: 'srgb', hasProfile: true })

    const tagged = await taken(await press.withIccProfile('cmyk').jpeg().toBuffer(), 'press-2.jpg')
    expect(photoNotices(tagged)).toEqual([])
  })

  it('in CMYK without a profile, sent twice: the shopper is told both times', async () => {
    const bytes = await sharp(await noisyJpeg(64, 64))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    const notices = [photoNotices(await taken(bytes)), photoNotices(await taken(bytes))]
    expect(notices[1]).toEqual(notices[0])
    expect(notices[0]).toHaveLength(1)
  })

  it('animated or of many pages: the first is used, and the shopper is told', async () => {
    const gif = await taken(await animation('gif'))
    const webp = await taken(await animation('webp'))
    const tiff = await taken(await twoPageTiff())
    expect(photoNotices(gif)).toEqual(['This picture is animated. We use its first frame.'])
    expect(photoNotices(webp)).toEqual(photoNotices(gif))
    expect(photoNotices(tiff)).toEqual(['This file has 2 pages. We use the first one.'])
  })
})

describe('a file that is no photo is refused with one plain sentence, and nothing of it is kept', () => {
  const notAPicture = /not a photo that we can read/
  const cut = async () => (await noisyJpeg(800, 600)).subarray(0, 20_000)
  const hostile: [what: string, bytes: () => Promise<Buffer> | Buffer, status: number, sentence: RegExp][] = [
    ['truncated JPEG', cut, 422, /damaged or was cut short/],
    ['text called .jpg', () => Buffer.from('Dear shop, here is my photo.'), 415, notAPicture],
    ['a very short text', () => Buffer.from('hello'), 415, notAPicture],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, notAPicture],
    ['PE-28: a DNG', () => rawFile(), 415, /raw file\. Export it as JPEG in your camera/],
    [
      'PE-28: a film called .jpg',
      () => Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  '),
      415,
      /^This is a video/,
    ],
    ['PE-28: a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj'), 415, /^This is a PDF\./],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, notAPicture],
    ['PNG of 30,000 x 30,000 px', () => pngHeader(30_000, 30_000), 422, /30,000 x 30,000 pixels/],
    [
      'PE-28: a PNG of 1 x 1 px',
      () => pngHeader(1, 1),
      422,
      /only a few pixels wide or high, too small for any print/,
    ],
    ['PNG 65,536 px wide', () => pngHeader(65_536, 10), 422, /65,536 x 10 pixels/],
    ['damaged HEIC', async () => (await readFile(heicFile('phone'))).subarray(0, 900), 422, /damaged/],
    ['damaged bitmap', () => motifBmp('24').subarray(0, 5000), 422, /damaged/],
  ]
  it.each(hostile)('%s', async (_what, bytes, status, sentence) => {
    const before = await everythingKept()
    const answer = await upload(await bytes())
    expect(answer).toMatchObject({ status, sentence: expect.stringMatching(sentence) })
    expect(await everythingKept()).toEqual(before)
    expect((await call(`${answer.address}/photo`)).status).toBe(404)
  })

  it('PE-28: HEIC where the shop opens none, by its first piece or when its pieces are tiny', async () => {
    // Bytes that the shop has taken before are not opened again.
    const heic = await readFile(heicFile('sideways'))
    const before = await everythingKept()
    media.openWith({ takesHeic: false })
    try {
      const sentence = expect.stringMatching(
        /^This photo is in HEIC, .* save a copy as JPEG and choose that\.$/,
      )
      expect(await upload(heic, 'IMG_1.HEIC')).toMatchObject({ status: 415, sentence })
      const address = await announce(heic.length)
      await sendPiece(address, 0, heic.subarray(0, 8))
      const last = await sendPiece(address, 8, heic.subarray(8))
      expect(last.status).toBe(415)
      expect(await last.text()).toEqual(sentence)
      expect(await taken(await motif().avif().toBuffer(), 'x.avif')).toMatchObject({ format: 'avif' })
    } finally {
      media.openWith({ takesHeic: true })
    }
    expect(await everythingKept()).toMatchObject({ rows: before.rows + 1, staged: before.staged })
  })

  it('an empty file and one of 201 MB, before a byte is sent', async () => {
    const before = await everythingKept()
    const empty = await start(0)
    expect(empty.status).toBe(422)
    expect(await empty.text()).toBe('This file is empty. Please choose another one.')
    const large = await start(201_000_000)
    expect(large.status).toBe(413)
    expect(await large.text()).toBe('This file is larger than 200 MB. Please choose a smaller copy.')
    expect(await everythingKept()).toEqual(before)
  })

  it('after its first piece, although more was announced', async () => {
    const address = await announce(50_000_000)
    const answer = await sendPiece(address, 0, Buffer.alloc(100_000, 'PK\x03\x04'))
    expect(answer.status).toBe(415)
    expect((await offsetOf(address)).status).toBe(404)
  })

  it('more bytes than announced', async () => {
    const address = await announce(1000)
    const answer = await sendPiece(address, 0, (await noisyJpeg(64, 64)).subarray(0, 1200))
    expect(answer.status).toBe(413)
    expect(await answer.text()).toBe('This photo did not arrive as it was announced. Please choose it again.')
  })
})

describe('an upload is interrupted', () => {
  it('and goes on at the right byte, also after a restart', async () => {
    const bytes = await noisyJpeg(1200, 900)
    const address = await announce(bytes.length)
    expect((await sendPiece(address, 0, bytes.subarray(0, 50_000))).status).toBe(204)
    expect((await call(`${address}/photo`)).status).toBe(409)

    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(bytes.subarray(50_000, 70_000)))
        setTimeout(() => controller.error(new Error('the network is gone')), 50)
      },
    })
    await sendPiece(address, 50_000, broken)
    media.restart()

    const { offset } = await offsetOf(address)
    expect(offset).toBeGreaterThanOrEqual(50_000)
    expect(offset).toBeLessThanOrEqual(70_000)
    expect((await sendPiece(address, offset + 1, bytes.subarray(offset + 1))).status).toBe(409)
    const last = await sendPiece(address, offset, bytes.subarray(offset))
    expect(last.status).toBe(204)
    expect((await photoOf(last.headers.get('upload-photo')))?.sha256).toBe(hashOf(bytes))
  })

  it('by a kill between its last byte and the answer: asking again finishes it, once', async () => {
    const bytes = await noisyJpeg(500, 400)
    const address = await announce(bytes.length)
    const uploadKey = address.split('/').at(-1) ?? ''
    // The bytes are written as the tus server writes them; nobody lived to look at them.
    await staging.store.write(Readable.from([bytes]), uploadKey, 0)
    media.restart()

    expect(await offsetOf(address)).toEqual({ status: 200, offset: bytes.length })
    const before = await everythingKept()
    const answers = await Promise.all([1, 2, 3].map(() => call(`${address}/photo`)))
    const keys = await Promise.all(answers.map(async (answer) => (await answer.json()).key))
    expect(new Set(keys).size).toBe(1)
    expect((await everythingKept()).rows).toBe(before.rows + 1)

    expect(await (await call(`${address}/photo`)).json()).toEqual({ key: keys[0] })
    expect(await offsetOf(address)).toEqual({ status: 200, offset: bytes.length })
  })

  it('by the shopper, who takes the photo away', async () => {
    const address = await announce(10_000)
    expect((await call(address, { method: 'DELETE', headers: tusHeaders })).status).toBe(204)
    expect((await offsetOf(address)).status).toBe(404)
  })

  it('for more than a week: it is deleted', async () => {
    const old = await announce(10_000)
    const young = await announce(10_000)
    const eightDaysAgo = new Date(clock.now().getTime() - 8 * 86_400_000)
    for (const name of [old, `${old}.json`].map((path) => path.split('/').at(-1) ?? '')) {
      await utimes(join(media.stagingFolder, name), eightDaysAgo, eightDaysAgo)
    }
    await removeAbandonedUploads({ db, staging, clock })
    expect((await offsetOf(old)).status).toBe(404)
    expect((await offsetOf(young)).status).toBe(200)
  })
})

describe('over a real connection', () => {
  const serve = () => listen(media.fetch, { host: '127.0.0.1', port: 0 })

  it('that breaks in the middle of a piece, the upload goes on where it stopped', async () => {
    const server = await serve()
    const bytes = await noisyJpeg(4000, 3000)
    const address = await announce(bytes.length)
    await breakOff(`${server.url}${address}`, bytes.subarray(0, 1_000_000), bytes.length)
    const { offset } = await offsetOf(address)
    expect(offset).toBeGreaterThan(0)
    expect(offset).toBeLessThan(bytes.length)
    const answer = await fetch(`${server.url}${address}`, {
      method: 'PATCH',
      headers: { ...tusHeaders, 'upload-offset': String(offset), 'content-type': PIECE_TYPE },
      body: new Uint8Array(bytes.subarray(offset)),
    })
    await server.stop(1000)
    expect(answer.status).toBe(204)
    expect((await photoOf(answer.headers.get('upload-photo')))?.sha256).toBe(hashOf(bytes))
  })

  it('a wrong file of many pieces is refused with its first, and the sender hears it', async () => {
    const server = await serve()
    const address = await announce(50_000_000)
    const answer = await fetch(`${server.url}${address}`, {
      method: 'PATCH',
      headers: { ...tusHeaders, 'upload-offset': '0', 'content-type': PIECE_TYPE },
      body: new Uint8Array(Buffer.alloc(5 * 2 ** 20, 'PK\x03\x04')),
    })
    await server.stop(1000)
    expect(answer.status).toBe(415)
    expect(await answer.text()).toMatch(/not a photo that we can read/)
  })

  /** Sends part of what it announced, then cuts the connection. */
  async function breakOff(url: string, part: Uint8Array, announced: number) {
    const headers = {
      ...tusHeaders,
      'upload-offset': '0',
      'content-type': PIECE_TYPE,
      'content-length': announced,
    }
    const sending = request(url, { method: 'PATCH', headers })
    sending.on('error', () => {})
    sending.write(part)
    const key = url.split('/').at(-1) ?? ''
    await expect.poll(async () => (await staging.find(key))?.byteSize, { timeout: 10_000 }).toBeGreaterThan(0)
    sending.destroy()
    // The offset is asked once the server has left the upload, which it holds as long as it writes.
    await new Promise((resolve) => sending.once('close', resolve))
  }
})

describe('I-23: a photo of a customer who is signed in', () => {
  it('is theirs, whoever asks for it later; of a guest it is nobody’s', async () => {
    const [owner, other] = [await aSignedInCustomer(media), await aSignedInCustomer(media)]
    const bytes = await noisyJpeg(64, 64)
    const address = await media.announce(bytes.length)
    const cookie = (token: string) => ({ cookie: `${cookieNames.customer}=${token}` })
    const answer = await media.call(address, {
      method: 'PATCH',
      headers: {
        ...tusHeaders,
        'upload-offset': '0',
        'content-type': PIECE_TYPE,
        origin: 'http://shop.example',
        ...cookie(owner.token),
      },
      body: new Uint8Array(bytes),
    })
    const key = answer.headers.get('upload-photo') ?? ''
    await media.call(`${address}/photo`, { headers: cookie(other.token) })
    const guests = (await media.taken(await noisyJpeg(64, 65))).key
    expect(await photosSentBy(media.db, owner.id, [key, guests])).toEqual(new Set([key]))
    expect(await photosSentBy(media.db, other.id, [key, guests])).toEqual(new Set())
    await eraseSender(media.db, owner.id)
    expect(await photosSentBy(media.db, owner.id, [key])).toEqual(new Set())
  })
})
