/** Photographs from cameras look on the screen as in the proof and in print, for each kind of tool. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { SeenLikeness } from '#packages/artwork-renderer/testing/seen-likeness.ts'
import { parityKinds } from './support/parity-kinds.ts'
import { measurePage, openCameraPhoto, type PageLikeness } from './support/seen-parity.ts'
import { allOrSome } from './support/thorough.ts'

const FOLDER = 'platform/artwork/testing/camera-photos'
/** Water, stone and leaves, which painters draw least alike. `npm run bench parity` takes a folder of any photos. */
const PHOTOS = ['koi.jpg', 'monument.jpg', 'path.jpg']
/** One photo large, and small over and over. */
const some = parityKinds.filter(({ name }) => ['flat', 'repeat'].includes(name))
/** Small prints keep less of a screen copy than one that is as large as the surface, and cut lines are drawn by each painter. */
const LEAST_MEAN_SSIM = new Map([
  ['repeat', 0.994],
  ['jigsaw', 0.995],
])
/** A browser that reduces a photo to a third and more rounds down each time it halves it, by half a level of 255. */
const MOST_BLOCK_DELTA_E = new Map([['panels', 0.4]])

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

for (const kind of allOrSome(parityKinds, some)) {
  test(`photographs on a surface that is ${kind.name} are edited, approved and printed alike`, async ({
    page,
  }) => {
    test.setTimeout(400_000)
    const made = await mkdtemp(join(tmpdir(), 'camera-photos-'))
    const found: PageLikeness[] = []
    try {
      for (const name of PHOTOS) {
        const likeness = await measurePage(page, kind, await openCameraPhoto(join(FOLDER, name), made))
        found.push(likeness)
        test.info().annotations.push({ type: name, description: JSON.stringify(likeness) })
        const { toProof, toPdf } = likeness
        expect.soft(toProof.ssim, `${name}, proof`).toBeGreaterThanOrEqual(0.987)
        expect.soft(toProof.meanDeltaE, `${name}, proof`).toBeLessThanOrEqual(0.85)
        expect
          .soft(toProof.blockDeltaE, `${name}, proof over 8 x 8 pixels`)
          .toBeLessThanOrEqual(MOST_BLOCK_DELTA_E.get(kind.name) ?? 0.3)
        expect.soft(toPdf.meanDeltaE, `${name}, press file`).toBeLessThanOrEqual(1)
      }
    } finally {
      await rm(made, { recursive: true })
    }
    const of = (which: keyof PageLikeness, figure: keyof SeenLikeness) =>
      found.map((likeness) => likeness[which][figure])
    const least = LEAST_MEAN_SSIM.get(kind.name) ?? 0.996
    expect.soft(mean(of('toProof', 'ssim')), 'proof, on the whole').toBeGreaterThanOrEqual(least)
    expect.soft(mean(of('toProof', 'meanDeltaE')), 'proof, on the whole').toBeLessThanOrEqual(0.55)
    expect.soft(mean(of('toPdf', 'meanDeltaE')), 'press file, on the whole').toBeLessThanOrEqual(0.6)
  })
}
