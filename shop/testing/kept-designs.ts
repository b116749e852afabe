/** Designs with real photos and files, and nights that remove what nobody keeps. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect } from 'vitest'
import { aDesign, aPhoto, aSurface } from '#packages/design-document/testing/builders.ts'
import { newId } from '#platform/ids.ts'
import { noisyJpeg } from '#platform/photos/testing/pictures.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { createDesign } from '../design/commands/create-design.ts'
import { freezeDesign } from '../design/commands/freeze-design.ts'
import { receivePhoto } from '../design/commands/receive-photo.ts'
import { deleteDesignFilesJob } from '../design/jobs/names.ts'
import { deleteDesignFiles } from '../design/media/delete-design-files.ts'
import { designFolder, photoFolder, revisionFolder } from '../design/rules/photo-storage.ts'
import { findDesign, type Photo, photosByKeys, revisionsByKeys } from '../design/store.ts'
import { removeUnordered } from '../wiring/remove-unordered.ts'
import { openTestShop } from './shop.ts'
import { takeJobs } from './waiting-jobs.ts'

export const DAY_MS = 86_400_000
export const PRINTED_SKU = 'CANVAS-20X20-S-D19-WHITE-MATTE'
/** Of every photo here. */
const SIDE_PX = 200

export interface Made {
  design: string
  revision: string
  photo: Photo
}

/** A design of these photos. */
export function documentWith(...photos: readonly string[]): string {
  const edge = { kind: 'colour', colour: '#ffffff' } as const
  const elements = photos.map((photo) =>
    aPhoto({ id: newId(), photo, photoWidthPx: SIDE_PX, photoHeightPx: SIDE_PX }),
  )
  return JSON.stringify(aDesign(aSurface({ widthMm: 200, heightMm: 200, bleedMm: 24, edge, elements })))
}

/** Call it once at the top of a test file, outside any test. */
export async function openShopWithFiles() {
  const shop = await openTestShop()
  const folder = await mkdtemp(join(tmpdir(), 'kept-designs-'))
  afterAll(() => rm(folder, { recursive: true }))
  const storage = openStorage(join(folder, 'storage'))
  const deps = { ...shop, storage, takesHeic: true, mayKeep: async () => true }

  /** Sends a file; the same bytes may be sent again. */
  async function sent(bytes: Uint8Array, into: Storage = storage): Promise<Photo> {
    const path = join(folder, newId())
    await writeFile(path, bytes)
    const file = {
      path,
      uploadKey: newId(),
      requester: 'here',
      fileName: 'beach.jpg',
      byteSize: bytes.length,
    }
    const received = await receivePhoto({ ...deps, storage: into }, file)
    if (received.kind === 'refusal') throw new Error(received.message)
    return received.photo
  }
  const aPhotoSent = async () => sent(await noisyJpeg(SIDE_PX, SIDE_PX))

  async function aDesignOf(...photos: readonly Photo[]): Promise<string> {
    const document = documentWith(...photos.map(({ key }) => key))
    const created = await createDesign(shop, { sku: PRINTED_SKU, document, title: undefined })
    if (created.kind !== 'design') throw new Error(created.message)
    return created.design.key
  }

  /** A frozen design with its photo, their pictures and a mock-up; nobody keeps it. */
  async function made(): Promise<Made> {
    const photo = await aPhotoSent()
    const design = await aDesignOf(photo)
    const frozen = await freezeDesign(shop, { key: design, version: 1 })
    if (frozen.kind !== 'revision') throw new Error(frozen.kind)
    const revision = frozen.revision.key
    await storage.put(`${designFolder(design)}/picture.webp`, 'a picture')
    for (const file of ['picture.jpg', 'picture.webp', 'mock-ups/wall/1/640.webp']) {
      await storage.put(`${revisionFolder(revision)}/${file}`, 'a picture')
    }
    return { design, revision, photo }
  }

  const filesIn = async (within: string) => {
    const path = join(folder, 'storage', within)
    const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
    return entries.filter((entry) => entry.isFile()).length
  }

  /** What is left of it: whether each of its rows is there, and how many files. */
  async function leftOf({ design, revision, photo }: Made) {
    const [found, frozen, photos] = [
      await findDesign(shop.db, design),
      await revisionsByKeys(shop.db, [revision]),
      await photosByKeys(shop.db, [photo.key]),
    ]
    return {
      design: found !== undefined,
      revision: frozen.has(revision),
      photo: photos.has(photo.key),
      pictures: (await filesIn(designFolder(design))) + (await filesIn(revisionFolder(revision))),
      photoFiles: await filesIn(photoFolder(photo.files)),
    }
  }

  /** Does the waiting jobs that delete files, those of later hours too. */
  async function deleteFiles(from: Pick<Storage, 'deleteFolder'> = storage) {
    for (const gone of await takeJobs(shop, deleteDesignFilesJob)) {
      await deleteDesignFiles({ db: shop.db, storage: from }, gone)
    }
  }

  return {
    ...shop,
    storage,
    sent,
    aPhotoSent,
    aDesignOf,
    made,
    leftOf,
    filesIn,
    deleteFiles,
    removeRows: () => removeUnordered(deps),
    /** So many days later, at night; files are deleted too. */
    async night(days: number) {
      shop.clock.advance(days * DAY_MS)
      await removeUnordered(deps)
      await deleteFiles()
    },
    /** Returns once some statement waits for a lock that another transaction has. */
    async untilSomebodyWaits() {
      const waiting = async () => {
        const { rows } = await shop.db.execute<{ waiting: number }>(
          sql`select count(*)::int as waiting from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rows[0]?.waiting ?? 0
      }
      await expect.poll(waiting, { timeout: 10_000, interval: 10 }).toBeGreaterThan(0)
    },
  }
}

export const ALL = { design: true, revision: true, photo: true, pictures: 4, photoFiles: 3 }
export const NOTHING = { design: false, revision: false, photo: false, pictures: 0, photoFiles: 0 }
