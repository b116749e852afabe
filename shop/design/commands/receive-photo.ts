import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
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
import { type PhotoFile, photoFileKey, photoFiles } from '../rules/photo-storage.ts'
import { insertPhoto, type Photo, photoByBytes, photoByUpload } from '../store.ts'

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
  /** Whether photos in HEIC are opened. */
  takesHeic: boolean
}

/**
 * Takes a whole file as a photo, or says why not; a refused file leaves nothing behind in storage or database.
 *
 * The row is written last, so a process that is killed half-way leaves no photo, and asking again starts over. One
 * upload becomes one photo, however often it is asked for. Bytes that the shop has already are not decoded again, but
 * the photo gets a key of its own: keys let their holders place a photo.
 */
export async function receivePhoto(
  { db, storage, clock, takesHeic }: Deps,
  file: ArrivedFile,
): Promise<Received> {
  const sha256 = await hashOf(file.path)
  const known = await photoByBytes(db, sha256)
  const taken = known ?? (await takeFile({ storage, takesHeic }, sha256, file))
  if ('kind' in taken) return taken
  const { format, widthPx, heightPx, frames } = taken
  const photo: Photo = {
    key: newId(),
    uploadKey: file.uploadKey,
    sha256,
    format,
    fileName: shownFileName(file.fileName),
    byteSize: file.byteSize,
    widthPx,
    heightPx,
    frames,
    receivedAt: clock.now(),
  }
  if (await insertPhoto(db, photo)) return { kind: 'photo', photo }
  const first = await photoByUpload(db, file.uploadKey)
  if (!first) throw new Error(`Expected upload ${file.uploadKey} to have a photo but found none`)
  return { kind: 'photo', photo: first }
}

type Taken = Pick<Photo, 'format' | 'widthPx' | 'heightPx' | 'frames'>

async function takeFile(
  { storage, takesHeic }: Pick<Deps, 'storage' | 'takesHeic'>,
  sha256: string,
  file: ArrivedFile,
): Promise<Taken | PhotoRefusal> {
  const facts = await inspectPicture(file.path)
  if (facts.kind === 'refusal') return refusal(facts.reason, 'widthPx' in facts ? facts : undefined)
  if (facts.format === 'heic' && !takesHeic) return refusal('heic')
  if (Math.min(facts.widthPx, facts.heightPx) < MIN_PHOTO_SIDE_PX) return refusal('too-small')
  const size = await keepFiles(storage, sha256, file, facts)
  if (size === 'damaged' || size === 'too-heavy') return refusal(size)
  const { format, frames } = facts
  return { format, frames, ...size }
}

type UprightSize = Pick<PictureFacts, 'widthPx' | 'heightPx'>

/** Decodes the whole file once and stores original and copies. Nothing is stored of a file that turns out damaged. */
async function keepFiles(
  storage: Storage,
  sha256: string,
  { path, requester }: Pick<ArrivedFile, 'path' | 'requester'>,
  { format, widthPx, heightPx, heldBytes }: PictureFacts,
): Promise<UprightSize | 'damaged' | 'too-heavy'> {
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
    const keyOf = (file: PhotoFile) => photoFileKey({ sha256 }, file)
    try {
      if (workingCopy) await storage.take(keyOf('working.tif'), workingCopy)
      await storage.put(keyOf('original'), createReadStream(path))
      await storage.put(keyOf('display.jpg'), copies.display)
      await storage.put(keyOf('thumbnail.jpg'), copies.thumbnail)
    } catch (error) {
      // No photo has these bytes yet, so the files belong to nobody else.
      await Promise.all(photoFiles.map((file) => storage.delete(keyOf(file))))
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
