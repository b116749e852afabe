/** The scenes that are kept in the repository, as the studio made them. */
import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { deltaE2000, labOf } from '#packages/artwork-renderer/testing/compare.ts'
import { compose } from '#packages/mockup/compose.ts'
import type { OpenScene } from '#packages/mockup/open-scene.ts'
import { CHART, chartDesign, chartField } from '#packages/mockup/testing/designs.ts'
import { createTexture } from '#packages/mockup/texture.ts'
import { openSceneFolder } from './scene-folder.ts'

const folder = resolve(import.meta.dirname, '../../public/scenes')
const names = readdirSync(folder)
const scenes = openSceneFolder(folder)
const KB = 1_000

const opened = async (name: string) => {
  const scene = await scenes.find(name)
  if (!scene) throw new Error(`There is no scene called ${name}`)
  return scenes.open(scene)
}
const weight = (name: string) =>
  readdirSync(join(folder, name)).reduce((sum, file) => sum + statSync(join(folder, name, file)).size, 0)

describe.each(names)('%s', (name) => {
  test('shows a design, and is described in words', async () => {
    const { scene, runs } = await opened(name)
    expect(scene.alt.length).toBeGreaterThan(20)
    expect(runs.length > 0).toBe(scene.surfaces.length > 0)
  })

  test('weighs no more than a phone may load for it', () => {
    expect(weight(name)).toBeLessThanOrEqual(130 * KB)
  })
})

test('all of them together stay light enough to be kept in the repository', () => {
  expect(names.reduce((sum, name) => sum + weight(name), 0)).toBeLessThanOrEqual(60_000 * KB)
})

test('what is printed keeps its colours: a chart, seen from the front, differs by at most 4 (ΔE 2000)', async () => {
  const front = await opened('print-front')
  const [surface] = front.scene.surfaces
  if (!surface) throw new Error('Expected a surface')
  const chart = createTexture(chartDesign(surface.texelsWide, surface.texelsHigh))
  const picture = compose(front, [chart])
  for (const [index, colour] of CHART.entries()) {
    const seen = meanAround(front, picture, chartField(index))
    expect
      .soft(deltaE2000(labOf(...colour), labOf(...seen)), `${colour} seen as ${seen}`)
      .toBeLessThanOrEqual(4)
  }
})

test.each(['clock-wall', 'clock-square'])(
  '%s: the hands are seen before a dark photo and a bright one',
  async (name) => {
    const levels = handLevels(await opened(name))
    expect(levels.length).toBeGreaterThan(1000)
    expect(levels.filter((level) => level > 150).length, 'pale').toBeGreaterThan(400)
    expect(levels.filter((level) => level < 90).length, 'dark').toBeGreaterThan(400)
  },
)

/** Green of the pixels between two runs of one row: what stands before the print. */
function handLevels({ scene, base, runs, channels }: OpenScene): number[] {
  const levels: number[] = []
  let end = 0
  for (let run = 0; run < runs.length; run += 3) {
    const [start = 0, length = 0] = runs.slice(run, run + 2)
    const isSameRow = Math.floor(end / scene.width) === Math.floor(start / scene.width)
    for (let at = end; run > 0 && isSameRow && at < start; at++) levels.push(base[at * channels + 1] ?? 0)
    end = start + length
  }
  return levels
}

/** Mean colour, in whole levels, of the pixels that show a place of the first surface and what lies within a hundredth of it. */
function meanAround(
  { runs, u, v, channels }: OpenScene,
  picture: Uint8Array,
  at: { u: number; v: number },
): [number, number, number] {
  const near = (value: number | undefined, wanted: number) => Math.abs((value ?? 0) / 65_535 - wanted) < 0.01
  const sums: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let run = 0, place = 0; run < runs.length; run += 3) {
    const [first = 0, length = 0] = runs.slice(run, run + 2)
    for (let step = 0; step < length; step++, place++) {
      if (!near(u[place], at.u) || !near(v[place], at.v)) continue
      const pixel = (first + step) * channels
      for (const part of [0, 1, 2] as const) sums[part] += picture[pixel + part] ?? 0
      count += 1
    }
  }
  if (count === 0) throw new Error('Nothing of the print is seen there')
  return [Math.round(sums[0] / count), Math.round(sums[1] / count), Math.round(sums[2] / count)]
}
