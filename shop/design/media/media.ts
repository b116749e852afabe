/** Everything under /media: uploads, pictures and fonts. */
import { Hono } from 'hono'
import { builtFontsFolder } from '#platform/artwork/fonts.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import type { Drawing } from '#platform/drawing/drawing.ts'
import { pictureFailure } from '#platform/drawing/not-drawn.ts'
import type { Jobs } from '#platform/jobs/queue.ts'
import type { Log } from '#platform/log.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { AnnouncingDeps } from '../commands/upload-room.ts'
import { createWithPhotoFiles } from '../commands/with-photo-files.ts'
import { createDesignPicture } from './design-picture.ts'
import { createFinishUpload } from './finish-upload.ts'
import { fontRoutes } from './fonts.ts'
import { pictureRoutes } from './pictures.ts'
import { createRevisionPicture } from './revision-picture.ts'
import type { Staging } from './staging.ts'
import { uploadRoutes } from './uploads.ts'

export interface MediaDeps extends AnnouncingDeps {
  db: Database
  storage: Storage
  clock: Clock
  jobs: Pick<Jobs, 'enqueue'>
  log: Log
  staging: Staging
  drawing: Drawing
  /** Whether photos in HEIC are opened: the setting HEIC. */
  takesHeic: boolean
}

/** Mounted at the root of the server. */
export function mediaRoutes(deps: MediaDeps): Hono {
  const drawing = { ...deps, withPhotoFiles: createWithPhotoFiles(deps) }
  const pictures = {
    revisionPicture: createRevisionPicture(drawing),
    designPicture: createDesignPicture(drawing),
  }
  const routes = new Hono()
  routes.route('/', uploadRoutes({ ...deps, finishUpload: createFinishUpload(deps) }))
  routes.route('/', pictureRoutes({ ...deps, ...pictures }))
  routes.route('/', fontRoutes(builtFontsFolder))
  routes.onError((error, context) =>
    pictureFailure(deps.log, error, `${context.req.method} ${context.req.path}`),
  )
  return routes
}
