/** The sets that are drawn: those of families whose photographs show another number of pieces, or none of their shape. */
import { record as coaster } from '#families/coaster/record.ts'
import { record as tableMat } from '#families/table-mat/record.ts'
import { record as wallTile } from '#families/wall-tile/record.ts'
import type { ProductRecord, Size } from '#packages/product/record.ts'
import type { SetPlan } from './draw-set.ts'

const NUMBERS: Readonly<Record<number, string>> = { 1: 'One', 3: 'Three', 4: 'Four', 6: 'Six', 9: 'Nine' }

export const setPlans: readonly SetPlan[] = [
  ...plansOf(wallTile, [1, 3, 6, 9], {
    ...{ prefix: 'tiles', ground: 'wall', depthMm: 20 },
    alt: (count, shape) =>
      `${count} ${shape} photo tile${count === 'One' ? '' : 's'} on a plaster wall, seen from the front`,
  }),
  ...plansOf(tableMat, [4, 6], {
    ...{ prefix: 'mats', ground: 'table', depthMm: 5 },
    alt: (count, shape) => `${count} ${shape} placemats on a table, seen from above`,
  }),
  // Of one lying mat of the larger size there is a photograph.
  ...plansOf({ ...tableMat, sizes: tableMat.sizes.slice(0, 1) }, [1], {
    ...{ prefix: 'mats', ground: 'table', depthMm: 5 },
    alt: (count, shape) => `${count} ${shape} placemat on a table, seen from above`,
  }),
  // Of square ones there is a photograph.
  ...plansOf({ ...coaster, sizes: coaster.sizes.filter(({ code }) => code.startsWith('ROUND')) }, [4], {
    ...{ prefix: 'coasters', ground: 'table', depthMm: 6 },
    alt: (count) => `${count} round coasters on a table, seen from above`,
  }),
]

interface Look {
  prefix: string
  ground: SetPlan['ground']
  depthMm: number
  alt: (count: string, shape: string) => string
}

/** One for each shape that the family is sold in, however large, and each number of pieces. */
function plansOf(
  record: Pick<ProductRecord, 'sizes' | 'positions' | 'surfaces'>,
  counts: readonly number[],
  look: Look,
): SetPlan[] {
  const [face] = record.surfaces
  const plans = record.sizes.flatMap((size) =>
    positionsOf(record, size).flatMap((isLying) =>
      counts.map((pieces): SetPlan => {
        const [widthMm, heightMm] = isLying ? [size.heightMm, size.widthMm] : [size.widthMm, size.heightMm]
        const isRound =
          face?.cuts?.some((cut) => cut.size === size.code && cut.outline === 'ellipse') ?? false
        const isSquare = widthMm === heightMm
        const shape = isSquare ? 'square' : isLying ? 'landscape' : 'portrait'
        return {
          name: [look.prefix, pieces, isRound ? 'round' : ratioOf(widthMm, heightMm)].join('-'),
          alt: look.alt(NUMBERS[pieces] ?? String(pieces), shape),
          ...{ pieces, widthMm, heightMm },
          outline: isRound ? 'ellipse' : 'rectangle',
          cornerMm: face?.cornerMm ?? 0,
          ...{ depthMm: look.depthMm, ground: look.ground },
        }
      }),
    ),
  )
  return [...new Map(plans.map((plan) => [plan.name, plan])).values()]
}

function positionsOf(
  { positions }: Pick<ProductRecord, 'positions'>,
  { widthMm, heightMm }: Size,
): boolean[] {
  return widthMm === heightMm ? [false] : positions.map((position) => position === 'L')
}

/** In hundredths of the height: `100` of a square. */
function ratioOf(widthMm: number, heightMm: number): number {
  return Math.round((100 * widthMm) / heightMm)
}
