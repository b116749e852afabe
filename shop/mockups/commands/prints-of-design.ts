/** What lies on the surfaces of a scene: a frozen design, drawn by the same painter as its proof. */
import { isHeavyToDraw } from '#packages/artwork-renderer/effort.ts'
import type { Surface } from '#packages/design-document/design.ts'
import type { Box } from '#packages/design-document/geometry.ts'
import type { Scene, SceneSurface } from '#packages/mockup/scene.ts'
import type { Wrap } from '#packages/mockup/unfold.ts'
import { firstSurfaceOf, type SurfaceFigures } from '#packages/product/surfaces.ts'
import type { Queryable } from '#platform/database/pool.ts'
import type { MockUpPrint } from '#platform/drawing/drawing-worker.ts'
import { sceneAsOpened } from '#platform/mockup/scene-folder.ts'
import { findSku } from '../../catalogue/store.ts'
import { photosOf } from '../../design/rules/photos-of.ts'
import { readDesign } from '../../design/rules/read-design.ts'
import { revisionsByKeys } from '../../design/store.ts'
import { pairSurfaces } from '../../scenes/rules/surface-pairs.ts'

export interface Prints {
  /** One for each surface of the scene; undefined is blank. */
  prints: readonly (MockUpPrint | undefined)[]
  /** Where the first of them holds the sides of the product too. */
  wrap: Wrap | undefined
  /** Keys of the photos that they show. */
  photos: readonly string[]
  /** See `isHeavyToDraw`. */
  isHeavy: boolean
}

/** Of a proof; see drawProof. */
const MIN_WIDTH_PX = 16
const MAX_WIDTH_PX = 4096

/**
 * @param widthPx  of the mock-up that is wanted
 * @returns undefined when there is no such revision
 */
export async function printsOfDesign(
  db: Queryable,
  revisionKey: string,
  { scene, widthPx }: { scene: Scene; widthPx: number },
): Promise<Prints | undefined> {
  const revision = (await revisionsByKeys(db, [revisionKey])).get(revisionKey)
  if (!revision) return undefined
  const design = readDesign(revision)
  const sold = await findSku(db, revision.sku)
  const figures = sold && firstSurfaceOf(sold.record, sold.choice)
  const pairs = pairSurfaces(scene.surfaces, design.surfaces, figures?.copies)
  const depthMm = depthOf(figures, pairs[0])
  const wrap = pairs[0] && depthMm > 0 ? wrapOf(pairs[0], depthMm) : undefined
  const { surfaces } = sceneAsOpened(scene, widthPx, wrap)
  const prints = surfaces.map((shown, place): MockUpPrint | undefined => {
    const surface = pairs[place]
    if (!surface) return undefined
    const area = trimAnd(surface, place === 0 ? depthMm : 0)
    return { surface, area, widthPx: widthToFill(area, shown) }
  })
  const widest = Math.max(0, ...prints.map((print) => (print && 'widthPx' in print ? print.widthPx : 0)))
  const isHeavy = isHeavyToDraw(
    pairs.filter((surface) => surface !== undefined),
    widest,
  )
  return { prints, wrap, photos: photosOf(design), isHeavy }
}

/** How deep its sides go back; 0 where they need no print of their own, because a scene mirrors the face onto them anyway. */
function depthOf(figures: SurfaceFigures | undefined, surface: Surface | undefined): number {
  if (!figures || !surface || surface.edge.kind === 'mirror') return 0
  return Math.min(figures.depthMm, surface.bleedMm)
}

const wrapOf = ({ widthMm, heightMm }: Surface, depthMm: number): Wrap => ({
  across: depthMm / widthMm,
  down: depthMm / heightMm,
})

const trimAnd = ({ widthMm, heightMm }: Surface, beyondMm: number): Box => ({
  ...{ xMm: -beyondMm, yMm: -beyondMm },
  ...{ widthMm: widthMm + 2 * beyondMm, heightMm: heightMm + 2 * beyondMm },
})

/** How wide a design must be drawn to fill a surface of the scene from edge to edge. */
function widthToFill({ widthMm, heightMm }: Box, { texelsWide, texelsHigh }: SceneSurface): number {
  const widthPx = Math.ceil(Math.max(texelsWide, (texelsHigh * widthMm) / heightMm))
  return Math.max(MIN_WIDTH_PX, Math.min(MAX_WIDTH_PX, widthPx))
}
