import type { Database } from '#platform/database/pool.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { knownDesigns } from '../list-store.ts'
import { usedPhotoFolders } from '../removal-store.ts'
import { designFolder, photoFolder, revisionFolder } from '../rules/photo-storage.ts'
import { revisionSkus } from '../store.ts'

export interface DesignFilesDeps {
  db: Database
  storage: Pick<Storage, 'deleteFolder'>
}

interface Gone {
  designs: readonly string[]
  revisions: readonly string[]
  /** Folders; a photo that shares one with another is removed before its files are. */
  photos: readonly string[]
}

/**
 * Deletes the files of designs, revisions and photos that are gone, any number of times. No key and no folder ever comes
 * back, so that nobody can need again what is being deleted.
 */
export async function deleteDesignFiles({ db, storage }: DesignFilesDeps, gone: Gone): Promise<void> {
  const [designs, revisions, photos] = await Promise.all([
    knownDesigns(db, gone.designs),
    revisionSkus(db, gone.revisions),
    usedPhotoFolders(db, gone.photos),
  ])
  const folders = [
    ...gone.designs.filter((key) => !designs.has(key)).map(designFolder),
    ...gone.revisions.filter((key) => !revisions.has(key)).map(revisionFolder),
    ...gone.photos.filter((files) => !photos.has(files)).map(photoFolder),
  ]
  for (const folder of folders) await storage.deleteFolder(folder)
}
