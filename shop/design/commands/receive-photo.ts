import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '#platform/clock.ts'
import { type Database, transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import type { Jobs } from '#platform/jobs/queue.ts'
import { makeCopies } from '#platform/photos/copies.ts'
import { inspectPicture, type PictureFacts } from '#platform/photos/inspect.ts'
import { makeWorkingCopy, needsWorkingCopy } from '#platform/photos/working-copy.ts'
import { type Storage, withTemporaryFolder } from '#platform/storage/storage.ts'
import {
  MIN_PHOTO_SIDE_PX,
  type PhotoRefusalReason,
  type PhotoSize,
  photoRefusalSentence,
  shownFileName,
} from '../../photos/rules/photo-upload.ts'
import { deleteDesignFilesJob } from '../jobs/names.ts'
import { type PhotoFile, photoFileKey, photoFolder } from '../rules/photo-storage.ts'
import { holdPhotoByBytes, insertPhoto, type Photo, photoByUpload } from '../store.ts'

export interface ArrivedFile {
  /** The upload it came by. */
  uploadKey: string
  /** Who sent it, such as an address: files of many take turns. */
  requester: string
  /** Of the whole file on this machine; it is left there. */
  path: string
  fileName: string | undefined
  byteSize: number
}

export interface PhotoRefusal {
  kind: 'refusal'
  reason: PhotoRefusalReason
  /** Written for the shopper. */
  message: string
}

export type Received = { kind: 'photo'; photo: Photo } | PhotoRefusal

interface Deps {
  db: Database
  storage: Storage
  clock: Clock
  jobs: Pick<Jobs, 'enqueue'>
  /** Whether photos in HEIC are opened. */
  takesHeic: boolean
  /** Whether who sent it may fill so much more of the storage. */
  mayKeep: (bytes: number) => Promise<boolean>
}

const HOUR_MS = 3_600_000
/** Files that no photo has by then belong to a process that was killed. */
const UNCLAIMED_MS = 24 * HOUR_MS
/** A process that was stopped for so long, as machines are that sleep, must not claim what may be gone. */
const LONGEST_MS = 12 * HOUR_MS

/**
 * Takes a whole file as a photo, or says why not; a refused file leaves nothing behind in storage or database.
 *
 * The row is written last, so a process that is killed half-way leaves no photo, and asking again starts over; what it has
 * stored is deleted a day later. One upload becomes one photo, however often it is asked for. Bytes that the shop has
 * already are not decoded again, but the photo gets a key of its own: keys let their holders place a photo.
 */
export async function receivePhoto(deps: Deps, file: ArrivedFile): Promise<Received> {
  const sha256 = await hashOf(file.path)
  const arrived = {
    key: newId(),
    uploadKey: file.uploadKey,
    sha256,
    fileName: shownFileName(file.fileName),
    byteSize: file.byteSize,
    receivedAt: deps.clock.now(),
  }
  const shared = await transaction(deps.db, async (tx): Promise<Photo | 'taken' | undefined> => {
    const known = await holdPhotoByBytes(tx, sha256)
    if (!known) return undefined
    const { files, format, widthPx, heightPx, frames } = known
    const photo = { ...arrived, files, format, widthPx, heightPx, frames }
    return (await insertPhoto(tx, photo)) ? photo : 'taken'
  })
  if (shared === 'taken') return firstOf(deps.db, file.uploadKey)
  return shared ? { kind: 'photo', photo: shared } : receiveNew(deps, arrived, file)
}

type Arrived = Omit<Photo, 'files' | keyof Taken>

/** Stores the files in a folder that nothing else ever has: whoever deletes it cannot meet anybody who needs it. */
async function receiveNew(deps: Deps, arrived: Arrived, file: ArrivedFile): Promise<Received> {
  const { db, storage, clock, jobs } = deps
  const files = newId()
  const unclaimed = { startAfter: new Date(arrived.receivedAt.getTime() + UNCLAIMED_MS) }
  const taken = await takeFile(deps, files, file, () =>
    jobs.enqueue(db, deleteDesignFilesJob, { designs: [], revisions: [], photos: [files] }, unclaimed),
  )
  if ('kind' in taken) return taken
  if (clock.now().getTime() - arrived.receivedAt.getTime() > LONGEST_MS) {
    throw new Error(`Expected photo ${arrived.key} to be stored within 12 hours`)
  }
  const photo: Photo = { ...arrived, files, ...taken }
  if (await insertPhoto(db, photo)) return { kind: 'photo', photo }
  await storage.deleteFolder(photoFolder(files))
  return firstOf(db, file.uploadKey)
}

/** Of an upload that was finished by two calls at once, in two processes. */
async function firstOf(db: Database, uploadKey: string): Promise<Received> {
  const photo = await photoByUpload(db, uploadKey)
  if (!photo) throw new Error(`Expected upload ${uploadKey} to have a photo but found none`)
  return { kind: 'photo', photo }
}

type Taken = Pick<Photo, 'format' | 'widthPx' | 'heightPx' | 'frames'>

async function takeFile(
  { takesHeic, ...keeping }: Keeping & Pick<Deps, 'takesHeic'>,
  files: string,
  file: ArrivedFile,
  beforeStoring: () => Promise<void>,
): Promise<Taken | PhotoRefusal> {
  const facts = await inspectPicture(file.path)
  if (facts.kind === 'refusal') return refusal(facts.reason, 'widthPx' in facts ? facts : undefined)
  if (facts.format === 'heic' && !takesHeic) return refusal('heic')
  if (Math.min(facts.widthPx, facts.heightPx) < MIN_PHOTO_SIDE_PX) return refusal('too-small')
  const size = await keepFiles(keeping, files, file, facts, beforeStoring)
  if (typeof size === 'string') return refusal(size)
  const { format, isUntaggedCmyk, frames } = facts
  return { format: isUntaggedCmyk ? `${format}-cmyk` : format, frames, ...size }
}

type Keeping = Pick<Deps, 'storage' | 'mayKeep'>
type UprightSize = Pick<PictureFacts, 'widthPx' | 'heightPx'>

/** Decodes the whole file once and stores original and copies. Nothing is stored of a file that turns out damaged. */
async function keepFiles(
  { storage, mayKeep }: Keeping,
  files: string,
  { path, requester, byteSize }: Pick<ArrivedFile, 'path' | 'requester' | 'byteSize'>,
  { format, widthPx, heightPx, heldBytes }: PictureFacts,
  beforeStoring: () => Promise<void>,
): Promise<UprightSize | 'damaged' | 'too-heavy' | 'too-much'> {
  return withTemporaryFolder(async (folder) => {
    const workingCopy = needsWorkingCopy({ format, heldBytes }) ? join(folder, 'working.tif') : undefined
    let size: UprightSize = { widthPx, heightPx }
    if (workingCopy) {
      const outcome = await makeWorkingCopy({ format, from: path, to: workingCopy }, requester)
      if (outcome !== 'made') return outcome
      // What a HEIC file says of its size may be cropped a little in the decoding.
      const decoded = await inspectPicture(workingCopy)
      if (decoded.kind === 'refusal') return 'damaged'
      size = { widthPx: decoded.widthPx, heightPx: decoded.heightPx }
    }
    const copies = await makeCopies(workingCopy ?? path, requester)
    if (copies === 'damaged') return 'damaged'
    const copyBytes = workingCopy ? (await stat(workingCopy)).size : 0
    if (!(await mayKeep(byteSize + copyBytes))) return 'too-much'
    const keyOf = (file: PhotoFile) => photoFileKey({ files }, file)
    await beforeStoring()
    try {
      if (workingCopy) await storage.take(keyOf('working.tif'), workingCopy)
      await storage.put(keyOf('original'), createReadStream(path))
      await storage.put(keyOf('display.jpg'), copies.display)
      await storage.put(keyOf('thumbnail.jpg'), copies.thumbnail)
    } catch (error) {
      await storage.deleteFolder(photoFolder(files))
      throw error
    }
    return size
  })
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

function refusal(reason: PhotoRefusalReason, size?: PhotoSize): PhotoRefusal {
  return { kind: 'refusal', reason, message: photoRefusalSentence(reason, size) }
}
