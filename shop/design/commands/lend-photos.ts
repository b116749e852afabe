import type { Queryable } from '#platform/database/pool.ts'
import type { PhotoPaths } from '#platform/drawing/drawing-worker.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { photoFileKey } from '../rules/photo-storage.ts'
import { photosByKeys } from '../store.ts'

/** Makes photos readable as files while `use` runs: the original, or the working copy of those that have one. */
export type LendPhotos = <Result>(
  keys: readonly string[],
  use: (photos: PhotoPaths) => Promise<Result>,
) => Promise<Result>

/** @returns a function that throws when a key is not a photo of this shop */
export function createLendPhotos({ db, storage }: { db: Queryable; storage: Storage }): LendPhotos {
  return async (keys, use) => {
    const photos = await photosByKeys(db, keys)
    const files = new Map<string, string>()
    // Storage lends one file at a time, so each is asked for inside the loan of the one before.
    const lendFrom = async (index: number): ReturnType<typeof use> => {
      const key = keys[index]
      if (key === undefined) return use(files)
      const photo = photos.get(key)
      if (!photo) throw new Error(`Expected photo ${key} to exist but found none`)
      const workingCopy = photoFileKey(photo, 'working.tif')
      const best = (await storage.exists(workingCopy)) ? workingCopy : photoFileKey(photo, 'original')
      return storage.localFile(best, (path) => {
        files.set(key, path)
        return lendFrom(index + 1)
      })
    }
    return lendFrom(0)
  }
}
