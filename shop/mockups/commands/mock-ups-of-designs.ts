/** The picture that stands for a shopper's design wherever it was made for a product: in the cart, in orders, in mails. */
import { parseSku } from '#packages/product/parse-sku.ts'
import type { ProductRecord, RecordSurface } from '#packages/product/record.ts'
import { firstSurfaceOf, piecesOf } from '#packages/product/surfaces.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { currentRecords } from '../../catalogue/store.ts'
import { readDesign } from '../../design/rules/read-design.ts'
import type { DesignRevision } from '../../design/store.ts'
import type { MockUpFile } from '../../scenes/rules/mock-up-file.ts'
import { sceneForShape } from '../../scenes/rules/scene-for-shape.ts'
import type { ScenesOfFamily } from './scenes-of-family.ts'
import { designMockUpAddress } from './sign-mock-up.ts'

export interface MockUpsOfDesignsDeps {
  db: Queryable
  scenesOf: ScenesOfFamily
  secretKey: string
}

/** @returns for each revision a signed path; undefined while there is no scene of the design's shape */
export async function mockUpsOfDesigns(
  { db, scenesOf, secretKey }: MockUpsOfDesignsDeps,
  revisions: readonly DesignRevision[],
  picture: Omit<MockUpFile, 'scene'>,
): Promise<(string | undefined)[]> {
  const records = [...(await currentRecords(db)).values()]
  return Promise.all(
    revisions.map(async (revision) => {
      const [prefix] = revision.sku.split('-')
      const family = records.find(({ record }) => record.skuPrefix === prefix)
      const [face] = readDesign(revision).surfaces
      if (!family || !face) return undefined
      const scene = sceneForShape(await scenesOf(family.record), {
        ...face,
        ...shownOf(family.record, revision.sku),
      })
      if (!scene) return undefined
      return designMockUpAddress(
        { secretKey },
        revision.key,
        { ...picture, scene: scene.name },
        scene.version,
      )
    }),
  )
}

/** Of a SKU that is not made any more, one piece with the record's first face. */
function shownOf(record: ProductRecord, sku: string): { outline: RecordSurface['outline']; pieces: number } {
  const parsed = parseSku(record, sku)
  if (parsed.kind !== 'choice') return { outline: record.surfaces[0]?.outline ?? 'rectangle', pieces: 1 }
  return { outline: firstSurfaceOf(record, parsed.choice).outline, pieces: piecesOf(record, parsed.choice) }
}
