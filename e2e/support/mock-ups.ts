/** Drives a page of mock-ups as a shopper does. */
import { extname } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { drawMockUp } from '#platform/mockup/mock-up.ts'
import { openSceneFolder, type SceneFolder } from '#platform/mockup/scene-folder.ts'
import { readMockUpFile } from '../../shop/scenes/rules/mock-up-file.ts'
import type { BuiltPage } from './built-page.ts'
import { sceneFileIn } from './source-modules.ts'

export const SHOP = 'http://shop.example'
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.json': 'application/json',
}

interface MockUpPage {
  built: BuiltPage
  /** Folder of its scenes. */
  folder: string
  /** Which of them it shows. */
  names: readonly string[]
  /** Runs before the page's own. */
  script?: string
}

/** @returns everything that the page asks for, beyond itself, as it goes on */
export async function openMockUpPage(
  page: Page,
  { built, folder, names, script = '' }: MockUpPage,
): Promise<string[]> {
  const scenes = openSceneFolder(folder)
  const fileOfScene = sceneFileIn(folder)
  const asked: string[] = []
  const shown = await Promise.all(names.map((name) => scenes.find(name)))
  await page.route(`${SHOP}/**`, async (route) => {
    const request = route.request()
    const path = decodeURIComponent(new URL(request.url()).pathname)
    if (path === '/') {
      const known = `<script>window.scenes = ${JSON.stringify(shown)};${script}</script>`
      return route.fulfill({
        contentType: 'text/html',
        body: built.html.replace('<title>', `${known}<title>`),
      })
    }
    asked.push(`${request.method()} ${path}`)
    const body = built.file(path) ?? fileOfScene(path) ?? (await blankMockUp(scenes, path))
    return body ? route.fulfill({ contentType: TYPES[extname(path)], body }) : route.fulfill({ status: 404 })
  })
  await page.goto(SHOP)
  await expect(page.getByRole('heading', { name: 'See it with your photo' })).toBeVisible()
  return asked
}

/** The shop's own picture: here without a design. */
async function blankMockUp(scenes: SceneFolder, path: string): Promise<Buffer | undefined> {
  const file = readMockUpFile(path.split('/').at(-1) ?? '')
  const scene = file && (await scenes.find(file.scene))
  return scene && drawMockUp(await scenes.open(scene), [], file)
}

export const drop = (page: Page) => page.getByRole('region', { name: 'See it with your photo' })

export async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    drop(page)
      .getByRole('button', { name: /photo$/ })
      .click(),
  ])
  await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer })
}

export const plain = (background: string, width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** Mean red, green and blue of the middle of what is seen. */
export async function middleOf(place: Locator): Promise<{ red: number; green: number; blue: number }> {
  const { data, info } = await sharp(await place.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * 0.42)) * 3
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
  return { red, green, blue }
}
