import { expect, test } from 'vitest'
import { pairSurfaces } from './surface-pairs.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

test.each([
  ['a canvas face hangs on the front of the scene', ['front'], ['face'], ['face']],
  [
    'sides that are named alike find each other in any order',
    ['left', 'right'],
    ['right', 'left'],
    ['left', 'right'],
  ],
  ['a mug printed on one side is blank on the other', ['left', 'right'], ['wrap'], ['wrap', undefined]],
  ['one that is named elsewhere is not shown twice', ['left', 'right'], ['right'], [undefined, 'right']],
  ['a design with more pages shows those that the scene has', ['page-1'], ['page-1', 'page-2'], ['page-1']],
])('%s', (_, scene, design, shown) => {
  expect(pairSurfaces(named(...scene), named(...design)).map((surface) => surface?.name)).toEqual(shown)
})
