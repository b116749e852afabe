import { describe, expect, it } from 'vitest'
import { findSheet } from './find-sheet.ts'
import { renderedPhoto, renderedWalls } from './testing/rendered-walls.ts'
import { onWall, wallOf } from './wall.ts'

const walls = Object.entries(renderedWalls)
const withSheet = walls.flatMap(([name, { corners, ...rest }]) =>
  corners ? [{ name, corners, ...rest }] : [],
)
const withoutSheet = walls.flatMap(([name, { corners }]) => (corners ? [] : [name]))

const CORNER_PX = 2
const SIZE_SHARE = 0.03
/** A canvas of 60 × 60 cm that hangs up to 70 cm from the sheet. */
const CANVAS = { sideMm: 600, fromSheetMm: 700 }

describe.each(withSheet)('the sheet on the wall of $name', ({ name, corners, dots, sheet, turnDeg }) => {
  it(`is found, each corner within ${CORNER_PX} pixels, and which way round it hangs`, async () => {
    const photo = await renderedPhoto(name)
    const found = findSheet(photo)
    for (const [index, [x, y]] of corners.entries()) {
      const corner = found?.corners[index]
      expect(Math.hypot((corner?.x ?? 0) - x, (corner?.y ?? 0) - y)).toBeLessThan(CORNER_PX)
    }
    expect(found && wallOf(found.corners, photo).position).toBe(sheet)
  })

  it('measures the wall around it within 3 %, and its level within a degree', async () => {
    const photo = await renderedPhoto(name)
    const found = findSheet(photo)
    if (!found) throw new Error('Expected a sheet')
    const wall = wallOf(found.corners, photo)
    const off = sidesOfCanvases(dots).map(([one, other]) => {
      const from = onWall(wall, { x: one.px[0], y: one.px[1] })
      const to = onWall(wall, { x: other.px[0], y: other.px[1] })
      return Math.abs(Math.hypot(to.x - from.x, to.y - from.y) / CANVAS.sideMm - 1)
    })
    expect(off.length).toBeGreaterThan(4)
    expect(Math.max(...off)).toBeLessThan(SIZE_SHARE)
    expect(Math.abs(wall.turnDeg - turnDeg)).toBeLessThan(1)
  })
})

describe('a wall without a sheet', () => {
  it.each(withoutSheet)('is left to the shopper: %s', async (name) => {
    expect(findSheet(await renderedPhoto(name))).toBeUndefined()
  })
})

type Dot = (typeof withSheet)[number]['dots'][number]

/** Upright and level distances of 600 mm whose middle is near the sheet. */
function sidesOfCanvases(dots: readonly Dot[]): [Dot, Dot][] {
  return dots.flatMap((one) =>
    dots.flatMap((other): [Dot, Dot][] => {
      const [dx, dy] = [other.mm[0] - one.mm[0], other.mm[1] - one.mm[1]]
      const middle = Math.hypot(one.mm[0] + dx / 2, one.mm[1] + dy / 2)
      const isSide = (dx === CANVAS.sideMm && dy === 0) || (dy === CANVAS.sideMm && dx === 0)
      return isSide && middle <= CANVAS.fromSheetMm ? [[one, other]] : []
    }),
  )
}
