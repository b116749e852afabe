/** What lies on the surfaces of a scene: a frozen design, drawn by the same painter as its proof. */
import type { Surface } from '#packages/design-document/design.ts'
import type { SceneSurface } from '#packages/mockup/scene.ts'
import type { Texture } from '#packages/mockup/texture.ts'
import { loadFonts } from '#platform/artwork/fonts.ts'
import { drawProof } from '#platform/artwork/proof.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { textureFor } from '#platform/mockup/mock-up.ts'
import type { LendPhotos } from '../../design/commands/lend-photos.ts'
import { photosOf } from '../../design/rules/photos-of.ts'
import { readDesign } from '../../design/rules/read-design.ts'
import { revisionsByKeys } from '../../design/store.ts'
import { pairSurfaces } from '../rules/surface-pairs.ts'

interface Deps {
  db: Queryable
  lendPhotos: LendPhotos
}

/** Of a proof; see drawProof. */
const NARROWEST_PX = 16
const WIDEST_PX = 4096

/** @returns undefined when there is no such revision */
export async function drawPrints(
  { db, lendPhotos }: Deps,
  revisionKey: string,
  surfaces: readonly SceneSurface[],
): Promise<(Texture | undefined)[] | undefined> {
  const revision = (await revisionsByKeys(db, [revisionKey])).get(revisionKey)
  if (!revision) return undefined
  const design = readDesign(revision)
  const fonts = await loadFonts()
  return lendPhotos(photosOf(design), async (photos) => {
    const prints: (Texture | undefined)[] = []
    for (const [place, surface] of pairSurfaces(surfaces, design.surfaces).entries()) {
      const shown = surfaces[place]
      if (!surface || !shown) {
        prints.push(undefined)
        continue
      }
      const widthPx = widthToFill(surface, shown)
      const proof = await drawProof(surface, { photos, fonts, widthPx, format: 'png', area: 'trim' })
      prints.push(await textureFor(shown, proof))
    }
    return prints
  })
}

/** How wide a design must be drawn to fill a surface of the scene from edge to edge. */
function widthToFill({ widthMm, heightMm }: Surface, { texelsWide, texelsHigh }: SceneSurface): number {
  const widthPx = Math.ceil(Math.max(texelsWide, (texelsHigh * widthMm) / heightMm))
  return Math.max(NARROWEST_PX, Math.min(WIDEST_PX, widthPx))
}
