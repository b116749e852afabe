import { describe, expect, it } from 'vitest'
import { canvasRecord } from '#shop/seed/canvas-record.ts'
import { FREE_WALL, firstPlace, hangingTransform, onPicture, withinWall } from './wall.ts'

describe('the wall of the room', () => {
  it('shows the known canvas exactly where the picture had it', () => {
    const corners = [
      [-450, -300, 340, 318],
      [450, -300, 645, 306],
      [450, 300, 643, 523],
      [-450, 300, 342, 518],
    ] as const
    for (const [x, y, pictureX, pictureY] of corners) {
      expect(onPicture(x, y).x).toBeCloseTo(pictureX, 6)
      expect(onPicture(x, y).y).toBeCloseTo(pictureY, 6)
    }
  })

  it('is drawn at about 3.4 pixels a centimetre everywhere', () => {
    for (const x of [-800, 0, 900]) {
      const one = onPicture(x, 0)
      const other = onPicture(x + 100, 0)
      expect(Math.hypot(other.x - one.x, other.y - one.y) / 10).toBeGreaterThan(2.6)
      expect(Math.hypot(other.x - one.x, other.y - one.y) / 10).toBeLessThan(4.4)
    }
  })

  it('has room above the sofa for every size, lying or standing', () => {
    for (const { widthMm, heightMm } of canvasRecord.sizes) {
      for (const [width, height] of [
        [widthMm, heightMm],
        [heightMm, widthMm],
      ] as const) {
        const { x, y } = firstPlace(width, height)
        expect(x - width / 2).toBeGreaterThanOrEqual(FREE_WALL.left)
        expect(x + width / 2).toBeLessThanOrEqual(FREE_WALL.right)
        expect(y + height / 2).toBeLessThanOrEqual(FREE_WALL.bottom)
        expect(y - height / 2).toBeGreaterThanOrEqual(FREE_WALL.top)
      }
    }
  })

  it('keeps a dragged canvas on the wall', () => {
    expect(withinWall({ x: 9000, y: 9000 }, 300, 400)).toEqual({
      x: FREE_WALL.right - 150,
      y: FREE_WALL.bottom - 200,
    })
  })

  it('hangs an element by a transform with perspective', () => {
    expect(hangingTransform(-450, -300)).toMatch(/^matrix3d\((-?[\d.e-]+,){15}-?[\d.e-]+\)$/)
  })
})
