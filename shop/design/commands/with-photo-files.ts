import type { Queryable } from '#platform/database/pool.ts'
import type { PhotoPaths } from '#platform/drawing/drawing-worker.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { photoFileKey } from '../rules/photo-storage.ts'
import { photosByKeys } from '../store.ts'

/** Makes photos readable as files while `use` runs: the original, or the working copy of those that have one. */
export type WithPhotoFiles = <Result>(
  keys: readonly string[],
  use: (photos: PhotoPaths) => Promise<Result>,
) => Promise<Result>

/** @returns a function that throws when a key is not a photo of this shop */
export function createWithPhotoFiles({ db, storage }: { db: Queryable; storage: Storage }): WithPhotoFiles {
  return async (keys, use) => {
    const photos = await photosByKeys(db, keys)
    const files = new Map<string, string>()
    // `localFile` gives one file for the time of a callback, so the calls nest.
    const openFrom = async (index: number): ReturnType<typeof use> => {
      const key = keys[index]
      if (key === undefined) return use(files)
      const photo = photos.get(key)
      if (!photo) throw new Error(`Expected photo ${key} to exist but found none`)
      const workingCopy = photoFileKey(photo, 'working.tif')
      const best = (await storage.exists(workingCopy)) ? workingCopy : photoFileKey(photo, 'original')
      return storage.localFile(best, (path) => {
        files.set(key, path)
        return openFrom(index + 1)
      })
    }
    return openFrom(0)
  }
}
