/** Resumable upload of photos by the tus protocol, and what became of one. */
import { Server, type ServerOptions } from '@tus/server'
import { Hono } from 'hono'
import { clientAddress } from '#platform/http/client-address.ts'
import { failureResponse, reportFailure } from '#platform/http/failure.ts'
import { limitBody } from '#platform/http/limit-body.ts'
import { isFromOwnPage, isSafe } from '#platform/http/own-page.ts'
import { newId } from '#platform/ids.ts'
import type { Log } from '#platform/log.ts'
import { isDiskFull, ReserveReached } from '#platform/storage/disk-full.ts'
import {
  MAX_PHOTO_BYTES,
  type PhotoRefusalReason,
  photoRefusalSentence,
} from '../../photos/rules/photo-upload.ts'
import { customerTokenOf } from '../../request/cookies.ts'
import { filePaths } from '../../routing/file-paths.ts'
import { noteSenderOf } from '../commands/own-photos.ts'
import type { PhotoRefusal } from '../commands/receive-photo.ts'
import {
  type AnnouncingDeps,
  announceUpload,
  type RoomRefusal,
  receivePiece,
} from '../commands/upload-room.ts'
import { deleteUpload } from './delete-upload.ts'
import type { Finished, FinishUpload } from './finish-upload.ts'
import { withPictureBytes } from './first-bytes.ts'
import type { Staging } from './staging.ts'
import {
  BYTES_TOO_EARLY,
  FOREIGN_PAGE,
  NO_ROOM,
  UNKNOWN_UPLOAD,
  uploadError,
  withOurWords,
} from './upload-refusals.ts'

export interface UploadDeps extends AnnouncingDeps {
  staging: Staging
  finishUpload: FinishUpload
  log: Log
  takesHeic: boolean
}

/** Where the photo's key stands in the answer to the last piece. */
const PHOTO_HEADER = 'Upload-Photo'
/** Unsupported Media Type. */
const UNSUPPORTED = 415
const NO_PHOTO: ReadonlySet<PhotoRefusalReason> = new Set(['not-a-picture', 'raw', 'video', 'pdf', 'heic'])

export function uploadRoutes(deps: UploadDeps): Hono {
  const { log, staging } = deps
  const announced = new WeakMap<Request, string>()
  const tus = createTusServer(deps, announced)
  const speakTus = async (request: Request) => withOurWords(await tus.handleWeb(request))
  const routes = new Hono().basePath(filePaths.uploads())

  // Limits count by address: another site's page must not use up those of its visitors.
  routes.use(async (context, next) => {
    const { raw } = context.req
    return isSafe(raw) || isFromOwnPage(raw) ? next() : context.text(FOREIGN_PAGE, 403)
  })
  routes.get('/:key{\\w{32}}/photo', async (context) => {
    const finished = await finishFor(deps, context.req.raw, context.req.param('key'))
    context.header('cache-control', 'no-store')
    switch (finished.kind) {
      case 'photo':
        return context.json({ key: finished.photo.key })
      case 'refusal':
        return context.text(finished.message, statusOf(finished))
      case 'incomplete':
        return context.text('This photo has not arrived in full yet.', 409)
      case 'unknown':
        return context.text(UNKNOWN_UPLOAD, 404)
    }
  })

  routes.options('/', (context) => speakTus(context.req.raw))
  // The tus server would write the bytes of an announcement without the room and the look that pieces get.
  const withoutBytes = limitBody(0, (context) => {
    context.header('tus-resumable', '1.0.0')
    return context.text(BYTES_TOO_EARLY, 400)
  })
  routes.post('/', withoutBytes, async (context) => {
    const { raw } = context.req
    const answer = await speakTus(raw)
    const uploadKey = announced.get(raw)
    if (!answer.ok && uploadKey !== undefined) await deleteUpload(deps, uploadKey)
    return answer
  })
  // Hono asks GET routes for HEAD, too. The bytes of an upload are nobody's to read.
  routes.get('/:key{\\w{32}}', async (context) => {
    const { raw } = context.req
    if (raw.method !== 'HEAD') return context.notFound()
    return (await finishedHead(raw, context.req.param('key'), deps)) ?? speakTus(raw)
  })
  routes.options('/:key{\\w{32}}', (context) => speakTus(context.req.raw))
  routes.delete('/:key{\\w{32}}', async (context) => {
    const answer = await speakTus(context.req.raw)
    if (answer.ok) await deleteUpload(deps, context.req.param('key'))
    return answer
  })
  routes.patch('/:key{\\w{32}}', async (context) => {
    const { raw } = context.req
    const key = context.req.param('key')
    const answer = await receivePiece(deps, key, {
      receive: () => takePiece(raw),
      arrived: async () => (await staging.find(key))?.byteSize,
    })
    if (answer instanceof Response) {
      if (answer.status === NO_ROOM) await deleteUpload(deps, key)
      return answer
    }
    await deleteUpload(deps, key)
    await readToEnd(raw)
    context.header('tus-resumable', '1.0.0')
    return context.text(answer.message, answer.status)
  })
  async function takePiece(raw: Request) {
    const refusal = await diskRefusal(deps, 0)
    if (refusal) return refusal
    const isFirst = raw.headers.get('upload-offset') === '0'
    const request = isFirst ? await withPictureBytes(raw, deps) : raw
    if (request instanceof Request) return speakTus(request)
    return { status: UNSUPPORTED, message: photoRefusalSentence(request) } as const
  }

  routes.onError((error, context) => {
    const failure = failureResponse(reportFailure(log, error, `${context.req.method} ${filePaths.uploads()}`))
    return isDiskFull(error) ? context.text(photoRefusalSentence('no-room'), NO_ROOM) : failure
  })
  return routes
}

/** A connection that is closed on a sender keeps the answer from it. */
async function readToEnd({ body }: Request): Promise<void> {
  if (body && !body.locked) await body.pipeTo(new WritableStream())
}

const requesterOf = (request: Request) => clientAddress(request) ?? 'unknown'

async function finishFor(
  deps: Pick<UploadDeps, 'finishUpload' | 'db' | 'clock'>,
  request: Request,
  uploadKey: string,
): Promise<Finished> {
  const finished = await deps.finishUpload(uploadKey, requesterOf(request))
  if (finished.kind === 'photo') await noteSenderOf(deps, finished.photo.key, customerTokenOf(request))
  return finished
}

/** A finished upload is a photo and left no bytes here; a browser that resumes it is told that nothing is missing. */
async function finishedHead(
  request: Request,
  uploadKey: string,
  deps: Pick<UploadDeps, 'staging' | 'finishUpload' | 'db' | 'clock'>,
): Promise<Response | undefined> {
  if (await deps.staging.find(uploadKey)) return undefined
  const finished = await finishFor(deps, request, uploadKey)
  if (finished.kind !== 'photo') return undefined
  const bytes = String(finished.photo.byteSize)
  return new Response(null, {
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': bytes,
      'upload-length': bytes,
      'cache-control': 'no-store',
    },
  })
}

function createTusServer(deps: UploadDeps, announced: WeakMap<Request, string>): Server {
  const { staging, log } = deps
  return new Server({
    path: filePaths.uploads(),
    datastore: staging.store,
    relativeLocation: true,
    maxSize: MAX_PHOTO_BYTES,
    exposedHeaders: [PHOTO_HEADER],
    allowedOrigins: [],
    namingFunction: () => newId(),
    async onUploadCreate(request, { id, size }) {
      if (size === 0) throw { status_code: 422, body: photoRefusalSentence('empty') }
      const address = requesterOf(request)
      const refusal =
        (await diskRefusal(deps, size ?? MAX_PHOTO_BYTES)) ??
        (await announceUpload(deps, { key: id, bytes: size, address }))
      if (refusal) throw { status_code: refusal.status, body: refusal.message }
      announced.set(request, id)
      return {}
    },
    async onUploadFinish(request, { id }) {
      return answerOf(await finishFor(deps, request, id))
    },
    onResponseError: (request, error) => uploadError(log, request, error),
  })
}

/** While the disk has room for orders alone. */
async function diskRefusal(
  { staging, log }: Pick<UploadDeps, 'staging' | 'log'>,
  bytes: number,
): Promise<RoomRefusal | undefined> {
  if (await staging.hasRoomFor(bytes)) return undefined
  reportFailure(log, new ReserveReached(), filePaths.uploads())
  return { status: NO_ROOM, message: photoRefusalSentence('no-room') }
}

type FinishAnswer = Awaited<ReturnType<NonNullable<ServerOptions['onUploadFinish']>>>

function answerOf(finished: Finished): FinishAnswer {
  if (finished.kind === 'photo') return { headers: { [PHOTO_HEADER]: finished.photo.key } }
  // The tus server takes what is thrown as its answer.
  if (finished.kind === 'refusal') throw { status_code: statusOf(finished), body: finished.message }
  throw { status_code: 404, body: UNKNOWN_UPLOAD }
}

function statusOf({ reason }: PhotoRefusal): 413 | 415 | 422 | 429 {
  if (reason === 'too-many-bytes') return 413
  if (reason === 'too-much') return 429
  return NO_PHOTO.has(reason) ? UNSUPPORTED : 422
}
