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
import { photoFileKey } from '../rules/photo-storage.ts'
import { type PhotoRefusalReason, photoRefusalSentence, shownFileName } from '../rules/photo-upload.ts'
import { insertPhoto, type Photo, photoByBytes, photoByUpload } from '../store.ts'

export interface ArrivedFile {
  /** The upload it came by. */
  uploadKey: string
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
}

/**
 * Takes a whole file as a photo, or says why not; a refused file leaves nothing behind in storage or database.
 *
 * The row is written last, so a process that is killed half-way leaves no photo, and asking again starts over. One
 * upload becomes one photo, however often it is asked for. Bytes that the shop has already are not decoded again, but
 * the photo gets a key of its own: keys let their holders place a photo.
 */
export async function receivePhoto({ db, storage, clock }: Deps, file: ArrivedFile): Promise<Received> {
  const sha256 = await hashOf(file.path)
  const known = await photoByBytes(db, sha256)
  const facts = known ?? (await inspectPicture(file.path))
  if ('kind' in facts && facts.kind === 'refusal') {
    return refusal(facts.reason, 'widthPx' in facts ? facts : undefined)
  }
  const size = known ?? (await keepFiles(storage, sha256, file.path, facts))
  if (size === 'damaged') return refusal('damaged')
  const photo: Photo = {
    key: newId(),
    uploadKey: file.uploadKey,
    sha256,
    format: facts.format,
    fileName: shownFileName(file.fileName),
    byteSize: file.byteSize,
    widthPx: size.widthPx,
    heightPx: size.heightPx,
    frames: facts.frames,
    receivedAt: clock.now(),
  }
  if (await insertPhoto(db, photo)) return { kind: 'photo', photo }
  const first = await photoByUpload(db, file.uploadKey)
  if (!first) throw new Error(`Expected upload ${file.uploadKey} to have a photo but found none`)
  return { kind: 'photo', photo: first }
}

type UprightSize = Pick<PictureFacts, 'widthPx' | 'heightPx'>

/** Decodes the whole file once and stores original and copies. Nothing is stored of a file that turns out damaged. */
async function keepFiles(
  storage: Storage,
  sha256: string,
  path: string,
  { format, widthPx, heightPx }: Pick<PictureFacts, 'format' | 'widthPx' | 'heightPx'>,
): Promise<UprightSize | 'damaged'> {
  return withTemporaryFolder(async (folder) => {
    const workingCopy = needsWorkingCopy(format) ? join(folder, 'working.tif') : undefined
    let size: UprightSize = { widthPx, heightPx }
    if (workingCopy && needsWorkingCopy(format)) {
      if ((await makeWorkingCopy({ format, from: path, to: workingCopy })) === 'damaged') return 'damaged'
      // What a HEIC file says of its size may be cropped a little in the decoding.
      const decoded = await inspectPicture(workingCopy)
      if (decoded.kind === 'refusal') return 'damaged'
      size = decoded
    }
    const copies = await makeCopies(workingCopy ?? path, size)
    if (copies === 'damaged') return 'damaged'
    if (workingCopy) await storage.take(photoFileKey({ sha256 }, 'working.tif'), workingCopy)
    await storage.put(photoFileKey({ sha256 }, 'original'), createReadStream(path))
    await storage.put(photoFileKey({ sha256 }, 'display.jpg'), copies.display)
    await storage.put(photoFileKey({ sha256 }, 'thumbnail.jpg'), copies.thumbnail)
    return size
  })
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

function refusal(reason: PhotoRefusalReason, size?: { widthPx: number; heightPx: number }): PhotoRefusal {
  return { kind: 'refusal', reason, message: photoRefusalSentence(reason, size) }
}
