import { expect, it } from 'vitest'
import { zoomStep } from './view.ts'

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
