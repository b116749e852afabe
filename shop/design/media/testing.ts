/** The media routes on a real database and a storage of their own, and an upload client in a few lines. */
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count } from 'drizzle-orm'
import { afterAll } from 'vitest'
import { openDrawing } from '#platform/drawing/drawing.ts'
import { rememberClientAddress } from '#platform/http/client-address.ts'
import { openJobs } from '#platform/jobs/queue.ts'
import { createLimits, type Taken } from '#platform/limits/limits.ts'
import { createLog } from '#platform/log.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { testDatabase } from '#platform/testing/database.ts'
import { clockAt } from '#platform/testing/set-clock.ts'
import { type LimitName, limitWindows } from '../../api/limits.ts'
import type { AnnouncingDeps } from '../commands/upload-room.ts'
import * as designJobs from '../jobs/names.ts'
import { type Photo, photosByKeys } from '../store.ts'
import { openUploads, photos } from '../tables.ts'
import { mediaRoutes } from './media.ts'
import { openStaging } from './staging.ts'

export const tusHeaders = { 'tus-resumable': '1.0.0' }
export const PIECE_TYPE = 'application/offset+octet-stream'

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Call it once at the top of a test file, outside any test. */
export async function openTestMedia({ openShares }: Pick<AnnouncingDeps, 'openShares'> = {}) {
  const { db, pool, url } = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'media-'))
  const log = createLog({ production: true, logLevel: 'silent' })
  const drawing = openDrawing({ log })
  const jobs = await openJobs({ url, jobs: Object.values(designJobs), log, isWorker: false })
  afterAll(async () => {
    await jobs.stop()
    await drawing.close()
    await rm(folder, { recursive: true })
  })
  const stagingFolder = join(folder, 'uploads')
  /** Limits that were met, by name; the test may fill it. */
  const metLimits = new Set<LimitName>()
  /** The disk where uploads grow; the test may fill it. */
  const disk = { free: 400e9, total: 500e9 }
  const limits = createLimits<LimitName>({
    windows: limitWindows,
    store: { kind: 'postgres', pool },
    onAway: (error) => {
      throw error
    },
  })
  const deps = {
    db,
    clock: clockAt('2026-11-21T10:00:00+11:00'),
    storage: openStorage(join(folder, 'storage')),
    staging: openStaging(stagingFolder, async () => disk),
    log,
    jobs,
    drawing,
    secretKey: 'only for shops that live as long as a test',
    limits: {
      ...limits,
      take: async (name: LimitName, key: string, tries?: number): Promise<Taken> =>
        metLimits.has(name) ? { allowed: false, retryAfterSeconds: 60 } : limits.take(name, key, tries),
    },
    ...(openShares && { openShares }),
  }
  let routes = mediaRoutes({ ...deps, takesHeic: true })
  const fetch = (request: Request) => routes.fetch(request)

  const call = async (path: string, init: RequestInit = {}) =>
    fetch(new Request(`http://shop.example${path}`, init))

  const start = (byteSize: number, fileName = 'photo.jpg', address = '203.0.113.7') => {
    const request = new Request('http://shop.example/media/uploads', {
      method: 'POST',
      headers: {
        ...tusHeaders,
        'upload-length': String(byteSize),
        'upload-metadata': `filename ${Buffer.from(fileName).toString('base64')}`,
      },
    })
    rememberClientAddress(request, address)
    return fetch(request)
  }

  /** Announces an upload and gives back its address. */
  const announce = async (byteSize: number) => (await start(byteSize)).headers.get('location') ?? ''

  const sendPiece = (address: string, offset: number, bytes: Uint8Array | ReadableStream) => {
    const headers = { ...tusHeaders, 'upload-offset': String(offset), 'content-type': PIECE_TYPE }
    const body = bytes instanceof ReadableStream ? bytes : new Uint8Array(bytes)
    const init: RequestInit & { duplex: 'half' } = { method: 'PATCH', headers, body, duplex: 'half' }
    return call(address, init)
  }

  /** Sends a whole file and gives back what the last answer said. */
  const upload = async (bytes: Uint8Array, fileName?: string) => {
    const created = await start(bytes.length, fileName)
    const address = created.headers.get('location') ?? ''
    const answer = created.status === 201 ? await sendPiece(address, 0, bytes) : created
    const key = answer.headers.get('upload-photo') ?? ''
    return { address, status: answer.status, key, sentence: answer.ok ? '' : await answer.text() }
  }

  const photoOf = async (key: string | null): Promise<Photo | undefined> =>
    (await photosByKeys(db, [key ?? ''])).get(key ?? '')

  return {
    ...deps,
    stagingFolder,
    fetch,
    call,
    start,
    announce,
    sendPiece,
    upload,
    photoOf,
    metLimits,
    disk,
    deps,
    /** Uploads a file that is taken. */
    async taken(bytes: Uint8Array, fileName?: string): Promise<Photo> {
      const { key, sentence } = await upload(bytes, fileName)
      const photo = await photoOf(key)
      if (!photo) throw new Error(`Expected a file that is taken but it was refused: ${sentence}`)
      return photo
    },
    async offsetOf(address: string) {
      const answer = await call(address, { method: 'HEAD', headers: tusHeaders })
      return { status: answer.status, offset: Number(answer.headers.get('upload-offset')) }
    },
    /** What lies in database, storage and staging. */
    async everythingKept() {
      const [rows] = await db.select({ rows: count() }).from(photos)
      const [open] = await db.select({ open: count() }).from(openUploads)
      const stored = await readdir(join(folder, 'storage'), { recursive: true, withFileTypes: true })
      const files = stored.filter((entry) => entry.isFile()).length
      return {
        rows: rows?.rows ?? 0,
        files,
        staged: (await readdir(stagingFolder)).length,
        open: open?.open ?? 0,
      }
    },
    /** As the setting HEIC says. */
    openWith({ takesHeic }: { takesHeic: boolean }) {
      routes = mediaRoutes({ ...deps, takesHeic })
    },
    /** A new process has nothing of what the old one had in memory. */
    restart() {
      routes = mediaRoutes({ ...deps, takesHeic: true })
    },
  }
}
