/** A mock-up is one picture, whoever makes it: the shop, a graphics card, or a browser without one. */
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { type Picture, structuralSimilarity } from '#packages/artwork-renderer/testing/compare.ts'
import { compose } from '#packages/mockup/compose.ts'
import type { Scene } from '#packages/mockup/scene.ts'
import { variedDesign } from '#packages/mockup/testing/designs.ts'
import { createTexture } from '#packages/mockup/texture.ts'
import { zoomed } from '#packages/mockup/zoom.ts'
import { openSceneFolder } from '#platform/mockup/scene-folder.ts'
import { writeScenes } from '#platform/mockup/testing/scene-files.ts'
import { browserPath } from '#platform/testing/browser.ts'
import { builtPage } from './support/built-page.ts'
import { drawMockUpHere, PAINTINGS } from './support/draw-mock-up-here.ts'
import { choose, middleOf, openMockUpPage, plain } from './support/mock-ups.ts'
import { openSourcePage, sceneFileIn } from './support/source-modules.ts'
import { isThorough, LONG } from './support/thorough.ts'

/** One of each way to be printed on: flat, at an angle, bent, round, folded, lit from behind, several, none, drawn by formula. */
const REPRESENTATIVE = new Set([
  'canvas-corner',
  'canvas-split',
  'book-open',
  'mug-pair',
  'pillow-corner',
  'lamp-lit',
  'neon-close',
  'acrylic-block',
  'umbrella-floor',
  'puzzle-close',
  'tiles-9-100',
  'coasters-4-round',
])
const REAL_SCENES = join(import.meta.dirname, '..', 'public', 'scenes')

test.use({
  launchOptions: {
    executablePath: browserPath(),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--force-color-profile=srgb',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      // On a busy machine the processor draws a scene for longer than a real card may; that is no fault of it.
      '--disable-gpu-watchdog',
      '--disable-gpu-process-crash-limit',
      '--disable-domain-blocking-for-3d-apis',
    ],
  },
})

test('a scene looks the same from the shop, from WebGL2 and from a canvas without it', async ({ page }) => {
  await withSyntheticScenes(async (synthetic) => {
    const folders = [synthetic, REAL_SCENES]
    test.setTimeout(60_000 + 15_000 * folders.flatMap((folder) => readdirSync(folder)).length)
    const isLookedAt = isThorough
      ? everyScene
      : (name: string) => !existsSync(join(REAL_SCENES, name)) || REPRESENTATIVE.has(name)
    expect(await compareScenes(page, folders, { isLookedAt })).toBeGreaterThan(REPRESENTATIVE.size)
  })
})

test('so do scenes that are looked at closely, at twice their size', { tag: LONG }, async ({ page }) => {
  await withSyntheticScenes(async (synthetic) => {
    // What was rendered and is round, with two mugs on one surface; the others are as formulas know them.
    const isLookedAt = (name: string) => !existsSync(join(REAL_SCENES, name)) || name === 'mug-pair'
    expect(await compareScenes(page, [synthetic, REAL_SCENES], { isZoomed: true, isLookedAt })).toBe(4)
  })
})

test('when the graphics card is taken away, mock-ups stay and the next photo is seen all the same', {
  tag: LONG,
}, async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'scenes-'))
  await writeScenes(folder)
  await openMockUpPage(page, {
    ...{ folder, built: await builtPage('mock-up-page.tsx'), names: ['flat-wall'] },
    script: KEEP_CONTEXTS,
  })
  const place = page.getByRole('img', { name: /A test scene/ })
  await choose(page, 'sea.jpg', await plain('#0000c0'))
  // The shop's own picture is white, which is blue too.
  await expect.poll(async () => (await middleOf(place)).red).toBeLessThan(40)
  expect(await page.evaluate('takeCardAway()')).toBe(1)
  expect((await middleOf(place)).blue).toBeGreaterThan(150)
  await choose(page, 'rose.jpg', await plain('#c00000'))
  await expect.poll(async () => (await middleOf(place)).red).toBeGreaterThan(150)
  await rm(folder, { recursive: true })
})

/** Lets a page take WebGL of any speed, and gives the test a way to take it away. */
const KEEP_CONTEXTS = `
  const contexts = []
  const getContext = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = function (kind, attributes) {
    const context = getContext.call(this, kind, { ...attributes, failIfMajorPerformanceCaveat: false })
    if (kind === 'webgl2' && context) contexts.push(context)
    return context
  }
  window.takeCardAway = () => {
    for (const context of contexts) context.getExtension('WEBGL_lose_context').loseContext()
    return contexts.length
  }`

async function withSyntheticScenes(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'scenes-'))
  await writeScenes(folder)
  await work(folder)
  await rm(folder, { recursive: true })
}

const everyScene = (_name: string): boolean => true

/** @returns how many scenes were compared */
async function compareScenes(
  page: Page,
  folders: readonly string[],
  { isZoomed = false, isLookedAt = everyScene } = {},
): Promise<number> {
  const rows: string[] = []
  for (const folder of folders) {
    await openSourcePage(page, sceneFileIn(folder))
    for (const name of readdirSync(folder).filter(isLookedAt)) {
      await test.step(name, async () => {
        const scene = await openSceneFolder(folder).find(name)
        if (!scene) return
        // The browser draws while the shop does.
        const [drawn, fromShop] = await Promise.all([
          page.evaluate(drawMockUpHere, { scene, isZoomed }),
          drawnByShop(folder, scene, isZoomed),
        ])
        for (const painting of PAINTINGS) {
          const fromBrowser = await pictureIn(drawn[painting].png)
          const most = mostApart(fromShop, fromBrowser)
          const ssim = most === 0 ? 1 : structuralSimilarity(fromShop, fromBrowser)
          rows.push(`${name.padEnd(24)} ${painting.padEnd(6)} ${ssim.toFixed(5)} ${String(most).padStart(4)}`)
          expect.soft(ssim, `${name}, ${painting}`).toBeGreaterThanOrEqual(0.999)
          expect.soft(most, `${name}, ${painting}`).toBeLessThanOrEqual(4)
        }
      })
    }
  }
  process.stdout.write(`\nSSIM, largest difference of 255\n${rows.join('\n')}\n`)
  return rows.length / PAINTINGS.length
}

async function drawnByShop(folder: string, scene: Scene, isZoomed: boolean): Promise<Picture> {
  const asKept = await openSceneFolder(folder).open(scene)
  const opened = isZoomed ? zoomed(asKept) : asKept
  const prints = opened.scene.surfaces.map(({ texelsWide, texelsHigh }) =>
    createTexture(variedDesign(texelsWide, texelsHigh)),
  )
  const { width, height } = opened.scene
  return { data: compose(opened, prints), widthPx: width, heightPx: height }
}

async function pictureIn(png: string): Promise<Picture> {
  const { data, info } = await sharp(Buffer.from(png, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, widthPx: info.width, heightPx: info.height }
}

function mostApart(one: Picture, other: Picture): number {
  expect([other.widthPx, other.heightPx]).toEqual([one.widthPx, one.heightPx])
  let most = 0
  // Both have as many levels.
  for (let at = 0; at < one.data.length; at++)
    most = Math.max(most, Math.abs(one.data[at]! - other.data[at]!))
  return most
}
