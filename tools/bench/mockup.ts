/**
 * Mock-ups: what a scene costs when it is first asked for, later, and zoomed, how much memory thirty of them take, and how
 * long a redraw takes in a browser whose WebGL the processor plays.
 *
 * Goals, for 1200 px: 40 ms with the scene in memory, 250 ms the first time, two seconds for one that is zoomed. Scenes are
 * those of `public/scenes`, and three by formula of which the prints fill about half.
 */
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { compose } from '#packages/mockup/compose.ts'
import { bytesOf, type OpenScene } from '#packages/mockup/open-scene.ts'
import type { Scene } from '#packages/mockup/scene.ts'
import { variedDesign } from '#packages/mockup/testing/designs.ts'
import { syntheticScenes } from '#packages/mockup/testing/synthetic-scenes.ts'
import { createTexture } from '#packages/mockup/texture.ts'
import { zoomed, zoomedScene } from '#packages/mockup/zoom.ts'
import { drawMockUp } from '#platform/mockup/mock-up.ts'
import { openSceneFolder } from '#platform/mockup/scene-folder.ts'
import { writeScene } from '#platform/mockup/testing/scene-files.ts'
import { browserPath } from '#platform/testing/browser.ts'
import { drawMockUpHere } from '../../e2e/support/draw-mock-up-here.ts'
import { openSourcePage, sceneFileIn } from '../../e2e/support/source-modules.ts'
import { printCardWeights } from './card-weights.ts'
import { percentile, printTable } from './table.ts'

const WIDTH_PX = 1200
const ROUNDS = 5
const KEPT_SCENES = 30

const realScenes = join(import.meta.dirname, '..', '..', 'public', 'scenes')

interface Found {
  scene: Scene
  folder: string
}

export async function run(): Promise<void> {
  const made = await mkdtemp(join(tmpdir(), 'bench-mockup-'))
  try {
    for (const make of syntheticScenes) await writeScene(made, make(WIDTH_PX, 900))
    const synthetic = await scenesIn(made)
    const real = await scenesIn(realScenes)
    await printServer([...synthetic, ...real])
    await printMemory(real.length > 0 ? real : synthetic)
    await printCardWeights(
      real.map(({ scene }) => scene),
      realScenes,
    )
    await printBrowser([...synthetic.slice(0, 1), ...real])
  } finally {
    await rm(made, { recursive: true })
  }
}

async function scenesIn(folder: string): Promise<Found[]> {
  if (!existsSync(folder)) return []
  const found = await Promise.all(readdirSync(folder).map((name) => openSceneFolder(folder).find(name)))
  return found.flatMap((scene) => (scene ? { scene, folder } : []))
}

const designsFor = ({ surfaces }: Scene) =>
  surfaces.map(({ texelsWide, texelsHigh }) => variedDesign(texelsWide, texelsHigh))

async function printServer(scenes: readonly Found[]) {
  const rows: string[][] = []
  for (const { scene, folder } of scenes) {
    const designs = designsFor(scene)
    const first = await timesOf(3, async () => {
      compose(await openSceneFolder(folder).open(scene), designs.map(createTexture))
    })
    const opened = await openSceneFolder(folder).open(scene)
    const prints = designs.map(createTexture)
    const cached = await timesOf(ROUNDS, async () => void compose(opened, prints))
    const fresh = await timesOf(ROUNDS, async () => void compose(opened, designs.map(createTexture)))
    const encoded = await timesOf(3, () => drawMockUp(opened, prints, { widthPx: WIDTH_PX, format: 'webp' }))
    const finePrints = designsFor(zoomedScene(scene)).map(createTexture)
    const closer = await timesOf(3, async () => void compose(zoomed(opened), finePrints))
    const seen = `${Math.round((100 * opened.u.length) / (scene.width * scene.height))} %`
    rows.push([scene.name, seen, first, cached, fresh, encoded, closer])
  }
  const header = [
    'shop, 1200 px: median ms / CPU ms',
    'print',
    'first (250)',
    'cached (40)',
    'new design',
    'as WebP',
    'zoomed (2000)',
  ]
  printTable(header, rows)
}

/** Median of the time that passes, and of the time that the process works: on a busy machine they differ. */
async function timesOf(rounds: number, work: () => Promise<unknown>): Promise<string> {
  const passed: number[] = []
  const worked: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    const cpu = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(cpu)
    passed.push(performance.now() - began)
    worked.push((user + system) / 1000)
  }
  return `${percentile(passed, 0.5).toFixed(0)} / ${percentile(worked, 0.5).toFixed(0)}`
}

/** What the pixels of scenes take, by their own count and by what the process grew. */
async function printMemory(scenes: readonly Found[]) {
  const before = process.memoryUsage()
  const kept: OpenScene[] = []
  for (let index = 0; index < KEPT_SCENES; index++) {
    const found = scenes[index % scenes.length]
    if (found) kept.push(await openSceneFolder(found.folder).open(found.scene))
  }
  const after = process.memoryUsage()
  const counted = kept.reduce((sum, opened) => sum + bytesOf(opened), 0) / 1e6
  // Pixels that sharp decoded lie outside the heap.
  const grown = (after.external + after.heapUsed - before.external - before.heapUsed) / 1e6
  printTable(
    [`${KEPT_SCENES} open scenes`, 'MB counted', 'MB the process grew'],
    [['', counted.toFixed(0), grown.toFixed(0)]],
  )
}

async function printBrowser(scenes: readonly Found[]) {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  })
  const page = await browser.newPage()
  const rows: string[][] = []
  for (const { scene, folder } of scenes) {
    await openSourcePage(page, sceneFileIn(folder))
    const { gl, plain } = await page.evaluate(drawMockUpHere, { scene, rounds: 3 })
    rows.push([scene.name, gl.drawMs.toFixed(0), plain.drawMs.toFixed(0)])
  }
  await browser.close()
  printTable(['browser without a graphics card, 1200 px', 'WebGL2 ms', 'plain painter ms'], rows)
}

if (import.meta.main) await run()
