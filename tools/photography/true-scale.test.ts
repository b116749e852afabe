/** Rooms are built in metres, so a print looks as large in them as it will be. Measured in the map of a scene with a rule. */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type SceneMap, unpackMap } from '../../packages/mockup/map.ts'
import { readScene } from '../../packages/mockup/scene.ts'

const folder = resolve(import.meta.dirname, '../../public/scenes/living-ruler')
const scene = readScene(await readFile(join(folder, 'scene.json'), 'utf8'))
const map = unpackMap(gunzipSync(await readFile(join(folder, 'map.bin'))), scene)

test('a canvas of 1000 mm is as wide in its room as the one-metre rule under it, within 2 %', () => {
  const [canvas, rule] = [seenSize('front'), seenSize('rule')]
  expect(rule.widthPx).toBeGreaterThan(80)
  expect(canvas.widthPx / rule.widthPx).toBeGreaterThan(0.98)
  expect(canvas.widthPx / rule.widthPx).toBeLessThan(1.02)
})

test('by that rule the canvas is 667 mm high, within 2 %', () => {
  const heightMm = (seenSize('front').heightPx / seenSize('rule').widthPx) * 1000
  expect(heightMm).toBeGreaterThan(667 * 0.98)
  expect(heightMm).toBeLessThan(667 * 1.02)
})

/** Its fullest row and column, with the parts of pixels at their ends; others may be covered in part only. */
function seenSize(name: string) {
  const number = scene.surfaces.findIndex((surface) => surface.name === name)
  if (number < 0)
    throw new Error(`Expected a surface ${name} in ${scene.surfaces.map((surface) => surface.name)}`)
  const { rows, columns } = sums(map, number)
  return { widthPx: Math.max(...rows), heightPx: Math.max(...columns) }
}

function sums({ width, height, coverage, surface }: SceneMap, number: number) {
  const rows = new Array<number>(height).fill(0)
  const columns = new Array<number>(width).fill(0)
  for (const [at, covered] of coverage.entries()) {
    if (covered === 0 || surface[at] !== number) continue
    // Both lie within the picture, as `at` does.
    rows[Math.floor(at / width)]! += covered / 255
    columns[at % width]! += covered / 255
  }
  return { rows, columns }
}
