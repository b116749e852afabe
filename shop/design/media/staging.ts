/**
 * Where uploads grow until they are whole. A folder of this machine: with several web processes, the balancer must bring
 * the pieces of one upload to the same one, or the folder must be shared. What is finished goes to storage.
 */
import { createWriteStream, mkdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import { ERRORS } from '@tus/server'
import { isDiskFull } from '#platform/storage/disk-full.ts'
import { type DiskRoom, diskRoomOf, leavesReserve } from '#platform/storage/disk-room.ts'

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
  /** Whether so many bytes more leave what orders need of the disk. */
  hasRoomFor(bytes: number): Promise<boolean>
  /** Deletes an upload; not an error when there is none. */
  remove(uploadKey: string): Promise<void>
  /**
   * Deletes what nothing was added to since `begun`, and what was only announced since `empty`.
   *
   * @returns keys of the deleted uploads
   */
  removeOlderThan(limits: { begun: Date; empty: Date }): Promise<string[]>
}

/**
 * @param folder  made when missing
 * @param roomOf  of the disk it lies on
 */
export function openStaging(
  folder: string,
  roomOf: (folder: string) => Promise<DiskRoom> = diskRoomOf,
): Staging {
  mkdirSync(folder, { recursive: true })
  const store = new PieceStore({ directory: folder, expirationPeriodInMilliseconds: UPLOAD_LIFE_MS })
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
    hasRoomFor: async (bytes) => leavesReserve(await roomOf(folder), bytes),
    remove,
    async removeOlderThan({ begun, empty }) {
      const keys = new Set((await readdir(folder)).map((name) => name.replace(/\.json$/, '')))
      const old: string[] = []
      for (const key of keys) {
        const { size, changedAt } = await aboutFile(join(folder, key))
        if (changedAt < (size === 0 ? empty : begun)) old.push(key)
      }
      await Promise.all(old.map(remove))
      return old
    },
  }

  async function remove(uploadKey: string) {
    await rm(join(folder, uploadKey), { force: true })
    await rm(join(folder, `${uploadKey}.json`), { force: true })
  }
}

/**
 * Offers no bytes within an announcement, which the routes refuse. Tells a full disk from a sender who went away: what
 * the one left is removed, what the other left goes on.
 */
class PieceStore extends FileStore {
  override extensions = ['creation', 'creation-defer-length', 'termination', 'expiration']

  override async write(piece: Readable, uploadKey: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, uploadKey), { flags: 'r+', start: offset })
    try {
      await pipeline(piece, file)
    } catch (error) {
      throw isDiskFull(error) ? error : ERRORS.FILE_WRITE_ERROR
    }
    return offset + file.bytesWritten
  }
}

/** Of a file that went in the meantime, or of which only the announcement is left: nothing, from long ago. */
async function aboutFile(path: string): Promise<{ size: number; changedAt: Date }> {
  return stat(path).then(
    ({ size, mtime }) => ({ size, changedAt: mtime }),
    () => ({ size: 0, changedAt: new Date(0) }),
  )
}

/** The store throws its answers to the client as plain objects. */
function isGone(error: unknown): boolean {
  return error === ERRORS.FILE_NOT_FOUND || error === ERRORS.FILE_NO_LONGER_EXISTS
}
