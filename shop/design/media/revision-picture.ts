/** The picture of a frozen design that cart, order and mail show: drawn when it is first asked for, then kept. */
import { isHeavyToDraw } from '#packages/artwork-renderer/effort.ts'
import type { TrimOutline } from '#packages/design-document/trim-outline.ts'
import { cutOf } from '#packages/product/clear-area.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'
import type { Database } from '#platform/database/pool.ts'
import { type Drawing, PICTURE_LIMIT_MS } from '#platform/drawing/drawing.ts'
import { FileNotStored, type Storage } from '#platform/storage/storage.ts'
import { findSku } from '../../catalogue/store.ts'
import type { LendPhotos } from '../commands/lend-photos.ts'
import { type RevisionPictureFile, revisionPictureKey } from '../rules/photo-storage.ts'
import { photosOf } from '../rules/photos-of.ts'
import { readDesign } from '../rules/read-design.ts'
import { type DesignRevision, revisionsByKeys } from '../store.ts'

export interface AskedPicture {
  revision: string
  file: RevisionPictureFile
  /** Who asks; drawings take turns by it. */
  requester: string
  /** Whether whoever asks may have one drawn that is not kept yet. */
  mayDraw: () => Promise<boolean>
}

/** The trim as it is cut, 640 px on the long side; undefined when there is no such revision, a word when it may not be drawn. */
export type RevisionPicture = (asked: AskedPicture) => Promise<Uint8Array | undefined | 'too-many'>

interface Deps {
  db: Database
  storage: Storage
  drawing: Drawing
  lendPhotos: LendPhotos
}

const LONG_SIDE_PX = 640

/**
 * @returns a function whose calls for one picture at the same moment share one drawing
 * @throws NotDrawn
 */
export function createRevisionPicture(deps: Deps): RevisionPicture {
  const underWay = new Map<string, Promise<Uint8Array>>()
  return async ({ revision: key, file, requester, mayDraw }) => {
    const name = revisionPictureKey(key, file)
    const kept = await keptPicture(deps.storage, name)
    if (kept) return kept
    const revision = (await revisionsByKeys(deps.db, [key])).get(key)
    if (!revision) return undefined
    if (!underWay.has(name) && !(await mayDraw())) return 'too-many'
    const running = underWay.get(name)
    if (running) return running
    const work = makePicture(deps, revision, { file, requester }).finally(() => underWay.delete(name))
    underWay.set(name, work)
    return work
  }
}

async function keptPicture(storage: Storage, name: string): Promise<Buffer | undefined> {
  try {
    return await storage.get(name)
  } catch (error) {
    if (error instanceof FileNotStored) return undefined
    throw error
  }
}

async function makePicture(
  deps: Deps,
  revision: DesignRevision,
  { file, requester }: Pick<AskedPicture, 'file' | 'requester'>,
): Promise<Uint8Array> {
  const design = readDesign(revision)
  const [surface] = design.surfaces
  if (!surface) throw new Error(`Expected revision ${revision.key} to have a surface but found none`)
  const { widthMm, heightMm } = surface
  const widthPx = Math.round((LONG_SIDE_PX * widthMm) / Math.max(widthMm, heightMm))
  const cut = await cutOfFace(deps.db, revision.sku, surface.name)
  const format = file === 'picture.webp' ? 'webp' : 'jpeg'
  const turn = { requester, isHeavy: isHeavyToDraw([surface]) }
  const picture = await deps.drawing.inTurn(turn, ({ run }) =>
    deps.lendPhotos(photosOf(design), (photos) =>
      run('proof', { surface, photos, widthPx, area: 'trim', format, cut }, PICTURE_LIMIT_MS),
    ),
  )
  await deps.storage.put(revisionPictureKey(revision.key, file), picture)
  return picture
}

/** Undefined for what is not cut, and for what is not sold any more: nothing says how that was cut. */
async function cutOfFace(db: Database, sku: string, name: string): Promise<TrimOutline | undefined> {
  const sold = await findSku(db, sku)
  const face = sold && surfacesOf(sold.record, sold.choice).find((surface) => surface.name === name)
  return face && cutOf(face)
}
