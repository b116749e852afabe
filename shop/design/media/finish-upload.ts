/** From the last byte to the photo: asked by the upload itself, or again by a browser that lost the answer. */
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import type { Jobs } from '#platform/jobs/queue.ts'
import type { Limits } from '#platform/limits/limits.ts'
import { isDiskFull, ReserveReached } from '#platform/storage/disk-full.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { LimitName } from '../../api/limits.ts'
import { type Received, receivePhoto } from '../commands/receive-photo.ts'
import { photoByUpload } from '../store.ts'
import { deleteUpload } from './delete-upload.ts'
import type { Staging } from './staging.ts'

export type Finished = Received | { kind: 'unknown' } | { kind: 'incomplete' }
/** `requester` is who asks, such as an address: files of many take turns. */
export type FinishUpload = (uploadKey: string, requester: string) => Promise<Finished>

interface Deps {
  db: Database
  storage: Storage
  clock: Clock
  jobs: Pick<Jobs, 'enqueue'>
  staging: Staging
  limits: Pick<Limits<LimitName>, 'take'>
  takesHeic: boolean
}

/**
 * @returns a function that finishes an upload, any number of times with the same outcome; calls for one upload at the
 *   same moment share the work. A refused upload is deleted, and unknown from then on.
 */
export function createFinishUpload(deps: Deps): FinishUpload {
  const underWay = new Map<string, Promise<Finished>>()
  return (uploadKey, requester) => {
    const running = underWay.get(uploadKey)
    if (running) return running
    const work = finish(deps, uploadKey, requester).finally(() => underWay.delete(uploadKey))
    underWay.set(uploadKey, work)
    return work
  }
}

async function finish(deps: Deps, uploadKey: string, requester: string): Promise<Finished> {
  const photo = await photoByUpload(deps.db, uploadKey)
  const received = photo ? ({ kind: 'photo', photo } as const) : await receive(deps, uploadKey, requester)
  if (received.kind === 'photo' || received.kind === 'refusal') await deleteUpload(deps, uploadKey)
  return received
}

async function receive(deps: Deps, uploadKey: string, requester: string): Promise<Finished> {
  const file = await deps.staging.find(uploadKey)
  if (!file) return { kind: 'unknown' }
  if (file.byteSize !== file.expectedBytes) return { kind: 'incomplete' }
  try {
    // Its copies may be many times as large.
    if (!(await deps.staging.hasRoomFor(file.byteSize))) throw new ReserveReached()
    const mayKeep = async (bytes: number) =>
      (await deps.limits.take('kept-megabytes-address', requester, Math.ceil(bytes / 1e6))).allowed
    return await receivePhoto({ ...deps, mayKeep }, { uploadKey, requester, ...file })
  } catch (error) {
    // Kept, it would hold the room that everybody waits for.
    if (isDiskFull(error)) await deleteUpload(deps, uploadKey)
    throw error
  }
}
