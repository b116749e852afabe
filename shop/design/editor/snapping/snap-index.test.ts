import { describe, expect, it } from 'vitest'
import type { Extent } from '#packages/design-document/geometry.ts'
import { nearestOf } from './nearest-of.ts'
import { snapIndex } from './snap-index.ts'

/** A surface of 300 × 200 mm. */
const surface = { x: [150], y: [67, 100, 133] }
const at = (left: number, top: number, width = 40, height = 20): Extent => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const caught = (neighbours: Extent[], moving: Extent, withinMm = 3) =>
  snapIndex(surface, neighbours).catch(moving, withinMm)

describe('a moving element is caught', () => {
  it('by the middle of the surface, both ways', () => {
    expect(caught([], at(132, 88))).toEqual({
      dxMm: -2,
      dyMm: 2,
      snaps: [
        { axis: 'x', atMm: 150 },
        { axis: 'y', atMm: 100 },
      ],
    })
  })

  it('by nothing that is further away than a finger slips', () => {
    expect(caught([at(20, 20)], at(70, 150))).toEqual({ dxMm: 0, dyMm: 0, snaps: [] })
  })

  it.each([
    ['its left edge by the left edge of a neighbour', at(21.5, 160, 50), 20, -1.5],
    ['its left edge by the right edge of one', at(61, 160), 60, -1],
    ['its right edge by the left edge of one', at(-19, 160), 20, -1],
    ['its middle by the middle of one', at(11, 160, 60), 40, -1],
  ])('with %s', (_, moving, atMm, dxMm) => {
    const { snaps, ...by } = caught([at(20, 20)], moving)
    expect([by.dxMm, snaps]).toEqual([dxMm, [{ axis: 'x', atMm }]])
  })

  it('by the nearest of several, and by the surface before a neighbour that is as near', () => {
    expect(caught([at(20, 20), at(22.5, 50)], at(21.5, 160)).dxMm).toBe(1)
    // 149 and 151 are as far from 150 and 152.
    expect(caught([at(132, 20)], at(131, 160)).snaps[0]).toEqual({ axis: 'x', atMm: 150 })
  })

  it('where it leaves the gap that its neighbours leave, on either side of them', () => {
    // 20 to 60 and 80 to 120: a gap of 20.
    const row = [at(80, 20), at(20, 20)]
    expect(caught(row, at(141, 22)).dxMm).toBe(-1)
    expect(caught(row, at(-41, 22)).dxMm).toBe(1)
    // In another row their gap says nothing.
    expect(caught(row, at(141, 150)).dxMm).toBe(0)
  })

  it('half way between two neighbours, where it has room', () => {
    const row = [at(0, 20), at(200, 20)]
    expect(caught(row, at(101, 22)).snaps).toContainEqual({ axis: 'x', atMm: 120 })
    expect(caught([at(0, 20), at(70, 20)], at(36, 22)).snaps).not.toContainEqual({ axis: 'x', atMm: 55 })
  })
})

describe('the nearest of sorted places', () => {
  it.each([
    [[], 3, undefined],
    [[1], 3, 1],
    [[1, 4, 9], 0, 1],
    [[1, 4, 9], 6, 4],
    [[1, 4, 9], 7, 9],
    [[1, 4, 9], 99, 9],
    [[2, 4], 3, 2],
  ])('of %j to %d is %d', (places, place, nearest) => expect(nearestOf(places, place)).toBe(nearest))

  it('is what a search from the first to the last finds', () => {
    const places = Array.from({ length: 200 }, (_, index) => (index * 7919) % 1000).toSorted((a, b) => a - b)
    for (let place = -10; place < 1010; place += 3.3) {
      const found = nearestOf(places, place) ?? Number.NaN
      const distance = Math.min(...places.map((one) => Math.abs(one - place)))
      expect(Math.abs(found - place)).toBeCloseTo(distance, 9)
    }
  })
})
