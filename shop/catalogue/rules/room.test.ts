import { describe, expect, it } from 'vitest'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { middleOnWall, ROOM } from './room.ts'

const { left, right, top, bottom } = ROOM.free

describe('the wall of the room', () => {
  it.each(
    canvasRecord.sizes.flatMap(({ widthMm, heightMm }) => [
      { widthMm, heightMm },
      { widthMm: heightMm, heightMm: widthMm },
    ]),
  )('has room above the sofa for $widthMm × $heightMm mm', (size) => {
    const { x, y } = middleOnWall(ROOM.hang, size)
    expect(x - size.widthMm / 2).toBeGreaterThanOrEqual(left)
    expect(x + size.widthMm / 2).toBeLessThanOrEqual(right)
    expect(y - size.heightMm / 2).toBeGreaterThanOrEqual(top)
    expect(y + size.heightMm / 2).toBeLessThanOrEqual(bottom)
  })

  it('keeps what is dragged away on the wall', () => {
    const size = { widthMm: 300, heightMm: 400 }
    expect(middleOnWall({ x: 9000, y: 9000 }, size)).toEqual({ x: right - 150, y: bottom - 200 })
    expect(middleOnWall({ x: -9000, y: -9000 }, size)).toEqual({ x: left + 150, y: top + 200 })
  })

  it('has the middle of what is larger than the wall in its own', () => {
    const { x, y } = middleOnWall(ROOM.hang, { widthMm: 9000, heightMm: 9000 })
    expect([x, y]).toEqual([(left + right) / 2, (top + bottom) / 2])
  })

  it('is as wide and high as its picture is', () => {
    expect(ROOM.widthMm / ROOM.heightMm).toBeCloseTo(10 / 9, 6)
  })
})
