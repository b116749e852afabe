import { expect, test } from 'vitest'
import { sceneOfPrint } from './print-scene.ts'

test('a scene keeps all that the contract says, with its surfaces in the shop’s own spelling', () => {
  const scene = { name: 'ledge', alt: 'A ledge', width: 800, height: 600, version: 'v1' }
  const measures = { width_mm: 300, height_mm: 400 }
  const surfaces = [
    { ...measures, outline: 'rectangle' },
    { ...measures, outline: 'ellipse' },
    { ...measures, outline: 'path' },
  ]
  expect(sceneOfPrint({ ...scene, surfaces })).toEqual({
    ...scene,
    surfaces: [
      { widthMm: 300, heightMm: 400 },
      { widthMm: 300, heightMm: 400, outline: 'ellipse' },
      { widthMm: 300, heightMm: 400, outline: 'path' },
    ],
  })
})
