/** The picture of a frozen design that cart, order and mail show: drawn when it is first asked for, then kept. */

import { loadFonts } from '#platform/artwork/fonts.ts'
import { drawProof } from '#platform/artwork/proof.ts'
import type { Database } from '#platform/database/pool.ts'
import { createTurns } from '#platform/photos/turns.ts'
import { FileNotStored, type Storage } from '#platform/storage/storage.ts'
import type { LendPhotos } from '../commands/lend-photos.ts'
import { revisionPictureKey } from '../rules/photo-storage.ts'
import { photosOf } from '../rules/photos-of.ts'
import { readDesign } from '../rules/read-design.ts'
import { type DesignRevision, revisionsByKeys } from '../store.ts'

/** A JPEG of the trim, 640 px on the long side; undefined when there is no such revision. */
export type RevisionPicture = (revisionKey: string) => Promise<Buffer | undefined>

interface Deps {
  db: Database
  storage: Storage
  lendPhotos: LendPhotos
}

const LONG_SIDE_PX = 640

/** @returns a function whose calls for one revision at the same moment share one drawing; drawings take turns */
export function createRevisionPicture(deps: Deps): RevisionPicture {
  const underWay = new Map<string, Promise<Buffer | undefined>>()
  const takeTurn = createTurns(1)
  return async (key) => {
    const kept = await keptPicture(deps.storage, key)
    if (kept) return kept
    const running = underWay.get(key)
    if (running) return running
    const work = takeTurn(() => makePicture(deps, key)).finally(() => underWay.delete(key))
    underWay.set(key, work)
    return work
  }
}

async function keptPicture(storage: Storage, key: string): Promise<Buffer | undefined> {
  try {
    return await storage.get(revisionPictureKey(key))
  } catch (error) {
    if (error instanceof FileNotStored) return undefined
    throw error
  }
}

async function makePicture(deps: Deps, key: string): Promise<Buffer | undefined> {
  const revision = (await revisionsByKeys(deps.db, [key])).get(key)
  if (!revision) return undefined
  const picture = await draw(deps, revision)
  await deps.storage.put(revisionPictureKey(key), picture)
  return picture
}

async function draw({ lendPhotos }: Deps, revision: DesignRevision): Promise<Buffer> {
  const design = readDesign(revision)
  const [surface] = design.surfaces
  if (!surface) throw new Error(`Expected revision ${revision.key} to have a surface but found none`)
  const { widthMm, heightMm } = surface
  const widthPx = Math.round((LONG_SIDE_PX * widthMm) / Math.max(widthMm, heightMm))
  const fonts = await loadFonts()
  return lendPhotos(photosOf(design), (photos) =>
    drawProof(surface, { photos, fonts, widthPx, area: 'trim' }),
  )
}
