/** The picture of a design as it was last saved, for lists of designs: drawn once after each change that is looked at. */
import type { Clock } from '#platform/clock.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { createSharedWork } from '#platform/workers/shared-work.ts'
import { designBehind } from '../commands/shared-designs.ts'
import { designPictureKey } from '../rules/photo-storage.ts'
import { findDesign, type SavedDesign } from '../store.ts'
import { drawFace, type FaceDeps } from './face-picture.ts'
import { storedPicture } from './revision-picture.ts'

export interface AskedDesignPicture {
  /** Of the design, or one from the list behind a link. */
  key: string
  /** Who asks; drawings take turns by it. */
  requester: string
  /** Aborted when whoever asks is gone. */
  signal: AbortSignal
  /** Whether whoever asks may have one drawn that is not kept yet. */
  mayDraw: () => Promise<boolean>
}

export interface DesignPictureShown {
  kind: 'picture'
  picture: Uint8Array
  /** Of what it shows. */
  contentHash: string
}

interface Deps extends FaceDeps {
  storage: Storage
  clock: Clock
  secretKey: string
}

/** The stored file begins with the hash of what it shows, 64 letters, so that a design has one file however often it changes. */
const HASH_LENGTH = 64

/**
 * @returns undefined when the key opens no design, a word when it may not be drawn
 * @throws NotDrawn
 */
export type DesignPicture = (
  asked: AskedDesignPicture,
) => Promise<DesignPictureShown | undefined | 'too-many'>

/** Calls for one picture at the same moment share one drawing. */
export function createDesignPicture(deps: Deps): DesignPicture {
  const shared = createSharedWork<Uint8Array>()
  return async ({ key, requester, signal, mayDraw }) => {
    const design = (await findDesign(deps.db, key)) ?? (await designBehind(deps, key))
    if (!design) return undefined
    const shown = (picture: Uint8Array) =>
      ({ kind: 'picture', picture, contentHash: design.contentHash }) as const
    const name = designPictureKey(design.key)
    const stored = await storedPicture(deps.storage, name)
    if (stored?.toString('latin1', 0, HASH_LENGTH) === design.contentHash) {
      return shown(stored.subarray(HASH_LENGTH))
    }
    const work = `${name} ${design.contentHash}`
    if (!shared.isUnderWay(work) && !(await mayDraw())) return 'too-many'
    const picture = await shared.run(work, signal, (nobodyWaits) =>
      drawn(deps, design, { name, requester, signal: nobodyWaits }),
    )
    return shown(picture)
  }
}

async function drawn(
  deps: Deps,
  design: SavedDesign,
  { name, ...asker }: { name: string; requester: string; signal: AbortSignal },
): Promise<Uint8Array> {
  const picture = await drawFace(deps, design, { format: 'webp', ...asker })
  await deps.storage.put(name, Buffer.concat([Buffer.from(design.contentHash, 'latin1'), picture]))
  return picture
}
