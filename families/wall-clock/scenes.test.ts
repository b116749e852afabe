import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readScene } from '#packages/mockup/scene.ts'
import { firstChoice } from '#packages/product/sku.ts'
import { firstSurfaceOf } from '#packages/product/surfaces.ts'
import { sceneForShape } from '#shop/scenes/rules/scene-for-shape.ts'
import { record } from './record.ts'

const scenes = record.scenes.map((name) =>
  readScene(readFileSync(`public/scenes/${name}/scene.json`, 'utf8')),
)

test.each([
  ['ROUND20', 'clock-wall'],
  ['ROUND30', 'clock-wall'],
  ['30X30', 'clock-square'],
])('a clock of %s is seen with its hands, in the scene of its shape', (code, name) => {
  const face = firstSurfaceOf(record, firstChoice(record, code))
  expect(sceneForShape(scenes, face)?.name).toBe(name)
})
