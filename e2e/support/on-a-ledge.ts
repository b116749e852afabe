/** The picture of a design on a ledge, looked at place by place. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { type SceneMap, unpackMap } from '#packages/mockup/map.ts'
import { readScene } from '#packages/mockup/scene.ts'
import type { PhotoFile } from './design-tool.ts'

const scenes = join(import.meta.dirname, '..', '..', 'public', 'scenes')

export interface Colour {
  red: number
  green: number
  blue: number
}

export const ledge = (page: Page): Locator => page.getByRole('img', { name: /^Your canvas on a ledge/ })
export const drawnLedge = (page: Page): Locator => page.locator('canvas[data-state=shown]')

export async function openLedge(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See on the wall' }).click()
  await page.getByRole('radio', { name: 'On a ledge' }).check({ force: true })
  await drawnLedge(page).waitFor()
}

export async function mapOf(scene: string): Promise<SceneMap> {
  const [json, map] = await Promise.all([
    readFile(join(scenes, scene, 'scene.json'), 'utf8'),
    readFile(join(scenes, scene, 'map.bin')),
  ])
  return unpackMap(gunzipSync(map), readScene(json))
}

/**
 * The colour at a place of the design, as the picture shows it.
 *
 * @param place  from 0 to 1 across and down the canvas
 */
export const colourAt = (page: Page, map: SceneMap, place: { u: number; v: number }): Promise<Colour> =>
  colourOf(page, pixelOf(map, place))

/** The colour of the right edge of the canvas, half way down. */
export function colourOfEdge(page: Page, map: SceneMap): Promise<Colour> {
  const { width, height, coverage } = map
  const row = Math.floor(height / 2) * width
  const last = coverage.subarray(row, row + width).lastIndexOf(255)
  return colourOf(page, { x: (last - 3) / width, y: 0.5 })
}

/** @param pixel  in shares of the picture */
async function colourOf(page: Page, pixel: { x: number; y: number }): Promise<Colour> {
  const [red = 0, green = 0, blue = 0] = await drawnLedge(page).evaluate(
    (canvas: HTMLCanvasElement, { x, y }) => [
      ...(canvas.getContext('2d')?.getImageData(x * canvas.width, y * canvas.height, 1, 1).data ?? []),
    ],
    pixel,
  )
  return { red, green, blue }
}

/** How many pixels of the picture are yellow. */
export function yellowPixels(page: Page): Promise<number> {
  return drawnLedge(page).evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    let count = 0
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3)
      if (red > 110 && green > 0.65 * red && blue < 0.5 * green) count += 1
    }
    return count
  })
}

/** In shares of the picture. The sides show places again, mirrored; the face is nearer to the middle of the canvas. */
function pixelOf({ width, height, u, v, coverage }: SceneMap, place: { u: number; v: number }) {
  const middle = nearest(({ at }) => Math.hypot((u[at] ?? 0) / 65535 - 0.5, (v[at] ?? 0) / 65535 - 0.5))
  const found = nearest(({ x, y, at }) => {
    const apart = Math.hypot((u[at] ?? 0) / 65535 - place.u, (v[at] ?? 0) / 65535 - place.v)
    return Math.max(apart, 0.01) + Math.hypot(x - middle.x, y - middle.y) / width / 100
  })
  return { x: (found.x + 0.5) / width, y: (found.y + 0.5) / height }

  function nearest(distance: (pixel: { x: number; y: number; at: number }) => number) {
    let best = { x: 0, y: 0, distance: Number.POSITIVE_INFINITY }
    for (let at = 0; at < width * height; at += 1) {
      if (coverage[at] !== 255) continue
      const pixel = { x: at % width, y: Math.floor(at / width), at }
      const apart = distance(pixel)
      if (apart < best.distance) best = { ...pixel, distance: apart }
    }
    return best
  }
}

/** Plain, with a frame of another colour a tenth of its width wide. */
export async function framedPhoto(colours: { frame: string; middle: string }, size: [number, number]) {
  const [width, height] = size
  const frame = Math.round(width / 10)
  const middle = await sharp({
    create: { width: width - 2 * frame, height: height - 2 * frame, channels: 3, background: colours.middle },
  })
    .png()
    .toBuffer()
  const buffer = await sharp({ create: { width, height, channels: 3, background: colours.frame } })
    .composite([{ input: middle, left: frame, top: frame }])
    .jpeg()
    .toBuffer()
  return { name: 'framed.jpg', mimeType: 'image/jpeg', buffer } satisfies PhotoFile
}
