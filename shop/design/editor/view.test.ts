import { describe, expect, it } from 'vitest'
import { placesFor, zoomStep } from './view.ts'

describe('where a piece can be seen', () => {
  it('is the wall for what hangs, and a scene of its shape', () => {
    expect(placesFor({ hangs: true, hasScene: true })).toEqual(['room', 'own', 'scene'])
    expect(placesFor({ hangs: false, hasScene: true })).toEqual(['scene'])
  })

  it('is nowhere for what does not hang, in a shape without a scene', () => {
    expect(placesFor({ hangs: false, hasScene: false })).toEqual([])
  })
})

it.each([
  [1, 1, 1.5],
  [1.5, 1, 2],
  // A pinch ends between two steps.
  [1.7, 1, 2],
  [4, 1, 4],
  [2, -1, 1.5],
  [1.7, -1, 1.5],
  [1, -1, 1],
] as const)('at zoom %d, a press in the direction %d goes to %d', (zoom, direction, next) => {
  expect(zoomStep(zoom, direction)).toBe(next)
})
