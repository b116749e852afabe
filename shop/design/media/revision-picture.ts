/** The picture of a frozen design that cart, order and mail show: drawn when it is first asked for, then kept. */
import { FileNotStored, type Storage } from '#platform/storage/storage.ts'
import { createSharedWork } from '#platform/workers/shared-work.ts'
import { type RevisionPictureFile, revisionPictureKey } from '../rules/photo-storage.ts'
import { type DesignRevision, revisionsByKeys } from '../store.ts'
import { drawFace, type FaceDeps } from './face-picture.ts'

export interface AskedPicture {
  revision: string
  file: RevisionPictureFile
  /** Who asks; drawings take turns by it. */
  requester: string
  /** Aborted when whoever asks is gone. */
  signal: AbortSignal
  /** Whether whoever asks may have one drawn that is not kept yet. */
  mayDraw: () => Promise<boolean>
}

/** The trim as it is cut, 640 px on the long side; undefined when there is no such revision, a word when it may not be drawn. */
export type RevisionPicture = (asked: AskedPicture) => Promise<Uint8Array | undefined | 'too-many'>

interface Deps extends FaceDeps {
  storage: Storage
}

/**
 * @returns a function whose calls for one picture at the same moment share one drawing
 * @throws NotDrawn
 */
export function createRevisionPicture(deps: Deps): RevisionPicture {
  const shared = createSharedWork<Uint8Array>()
  return async ({ revision: key, file, requester, signal, mayDraw }) => {
    const name = revisionPictureKey(key, file)
    const kept = await storedPicture(deps.storage, name)
    if (kept) return kept
    const revision = (await revisionsByKeys(deps.db, [key])).get(key)
    if (!revision) return undefined
    if (!shared.isUnderWay(name) && !(await mayDraw())) return 'too-many'
    return shared.run(name, signal, (nobodyWaits) =>
      makePicture(deps, revision, { file, requester, signal: nobodyWaits }),
    )
  }
}

/** Undefined when it was not drawn yet. */
export async function storedPicture(storage: Storage, name: string): Promise<Buffer | undefined> {
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
  { file, ...asker }: Pick<AskedPicture, 'file' | 'requester' | 'signal'>,
): Promise<Uint8Array> {
  const format = file === 'picture.webp' ? 'webp' : 'jpeg'
  const picture = await drawFace(deps, revision, { format, ...asker })
  await deps.storage.put(revisionPictureKey(revision.key, file), picture)
  return picture
}
