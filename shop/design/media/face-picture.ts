/** The first side of a design as it is cut, as lists, carts and mails show it. */
import { isHeavyToDraw } from '#packages/artwork-renderer/effort.ts'
import { cutOf } from '#packages/product/clear-area.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'
import type { Database } from '#platform/database/pool.ts'
import { type Drawing, PICTURE_LIMIT_MS, PICTURE_START_MS } from '#platform/drawing/drawing.ts'
import { findSku } from '../../catalogue/store.ts'
import type { WithPhotoFiles } from '../commands/with-photo-files.ts'
import { photosOf } from '../rules/photos-of.ts'
import { readDesign } from '../rules/read-design.ts'

export interface FaceDeps {
  db: Database
  drawing: Drawing
  withPhotoFiles: WithPhotoFiles
}

interface Drawn {
  key: string
  sku: string
  document: unknown
}

const LONG_SIDE_PX = 640

/**
 * 640 px on the long side.
 *
 * @throws NotDrawn
 */
export async function drawFace(
  deps: FaceDeps,
  drawn: Drawn,
  { format, requester, signal }: { format: 'webp' | 'jpeg'; requester: string; signal: AbortSignal },
): Promise<Uint8Array> {
  const design = readDesign(drawn)
  const [surface] = design.surfaces
  if (!surface) throw new Error(`Expected design ${drawn.key} to have a surface but found none`)
  const { widthMm, heightMm } = surface
  const widthPx = Math.round((LONG_SIDE_PX * widthMm) / Math.max(widthMm, heightMm))
  const seen = await seenOfFace(deps.db, drawn.sku, surface.name)
  const turn = { requester, signal, startWithinMs: PICTURE_START_MS, isHeavy: isHeavyToDraw([surface]) }
  return deps.drawing.inTurn(turn, ({ run }) =>
    deps.withPhotoFiles(photosOf(design), (photos) =>
      run('proof', { surface, photos, widthPx, area: 'trim', format, ...seen }, PICTURE_LIMIT_MS),
    ),
  )
}

/** What it is cut to, or the panels that it hangs in. Nothing for what is not sold any more: nothing says how that was made. */
async function seenOfFace(db: Database, sku: string, name: string) {
  const sold = await findSku(db, sku)
  const face = sold && surfacesOf(sold.record, sold.choice).find((surface) => surface.name === name)
  return face && { cut: cutOf(face), panels: face.panels }
}
