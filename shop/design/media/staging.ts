/**
 * Where uploads grow until they are whole. A folder of this machine: with several web processes, the balancer must bring
 * the pieces of one upload to the same one, or the folder must be shared. What is finished goes to storage.
 */
import { mkdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { ERRORS } from '@tus/server'

/** A shopper may come back to half an upload for a week. */
export const UPLOAD_LIFE_MS = 7 * 24 * 3_600_000

export interface StagedFile {
  path: string
  fileName: string | undefined
  /** Bytes here, and bytes there will be. */
  byteSize: number
  expectedBytes: number | undefined
}

export interface Staging {
  /** What the tus server writes to and reads offsets from. */
  readonly store: FileStore
  /** Undefined when this upload is not here, or not any more. */
  find(uploadKey: string): Promise<StagedFile | undefined>
  /** Forgets an upload; not an error when there is none. */
  remove(uploadKey: string): Promise<void>
  /** Forgets what nothing was added to since then. */
  removeOlderThan(time: Date): Promise<void>
}

/** @param folder made when missing */
export function openStaging(folder: string): Staging {
  mkdirSync(folder, { recursive: true })
  const store = new FileStore({ directory: folder, expirationPeriodInMilliseconds: UPLOAD_LIFE_MS })
  return {
    store,
    async find(uploadKey) {
      try {
        const { offset, size, metadata } = await store.getUpload(uploadKey)
        const fileName = metadata?.filename ?? undefined
        return { path: join(folder, uploadKey), fileName, byteSize: offset, expectedBytes: size }
      } catch (error) {
        if (isGone(error)) return undefined
        throw error
      }
    },
    async remove(uploadKey) {
      await rm(join(folder, uploadKey), { force: true })
      await rm(join(folder, `${uploadKey}.json`), { force: true })
    },
    async removeOlderThan(time) {
      const names = await readdir(folder)
      const paths = names.map((name) => join(folder, name))
      const ages = await Promise.all(paths.map(changedAt))
      const old = paths.filter((_, index) => (ages[index] ?? time) < time)
      await Promise.all(old.map((path) => rm(path, { force: true })))
    },
  }
}

/** Undefined when it went in the meantime. */
async function changedAt(path: string): Promise<Date | undefined> {
  return stat(path).then(
    ({ mtime }) => mtime,
    () => undefined,
  )
}

/** The store throws its answers to the client as plain objects. */
function isGone(error: unknown): boolean {
  return error === ERRORS.FILE_NOT_FOUND || error === ERRORS.FILE_NO_LONGER_EXISTS
}
