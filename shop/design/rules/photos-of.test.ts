import { expect, it } from 'vitest'
import { aDesign, aPhoto, aSurface } from '#packages/design-document/testing/builders.ts'
import { asPlaced } from './photos-of.ts'

it('photos of a design come side by side as they are placed, and those that are on none come last', () => {
  const surfaces = ['lake', 'hill', 'lake', 'dog'].map((photo, place) =>
    aSurface({ name: `tile-${place + 1}`, elements: [aPhoto({ photo })] }),
  )
  const photos = ['spare', 'dog', 'hill', 'lake'].map((key) => ({ key }))
  expect(asPlaced(photos, aDesign(...surfaces)).map(({ key }) => key)).toEqual([
    'lake',
    'hill',
    'dog',
    'spare',
  ])
  expect(photos[0]).toEqual({ key: 'spare' })
})
