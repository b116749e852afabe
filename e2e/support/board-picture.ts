/** What the shopper sees on the board, as a picture to compare with the press file. */
import { expect, type Page } from '@playwright/test'
import type { Picture } from '#packages/artwork-renderer/testing/compare.ts'
import { decodePicture } from '#platform/artwork/testing/pictures.ts'
import { expectUploaded } from './design-tool.ts'

interface Measures {
  widthMm: number
  heightMm: number
  bleedMm: number
  /** Left out where a photo is waited for. */
  isWordsAlone?: boolean
}

/** The drawing of the open surface with its bleed and without guides, `widthPx` wide. */
export async function pictureOfBoard(
  page: Page,
  { widthMm, heightMm, bleedMm, isWordsAlone = false }: Measures,
  widthPx = 1200,
): Promise<Picture> {
  const size = page.viewportSize()
  // Not a whole number: pulled to one, the picture would be like no other.
  const drawnPx = (widthPx * (heightMm + 2 * bleedMm)) / (widthMm + 2 * bleedMm)
  const heightPx = Math.round(drawnPx)
  if (!isWordsAlone)
    await expect(page.locator('svg.tool-board image').first(), 'the photo is on the board').toBeAttached()
  await expectUploaded(page)
  await page.setViewportSize({ width: widthPx, height: heightPx })
  await page.evaluate(
    async ([viewBox, width, height]) => {
      const drawing = document.querySelector('svg.tool-board g[clip-path]')
      if (!drawing) throw new Error('The board has no drawing')
      const alone = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      alone.setAttribute('viewBox', String(viewBox))
      alone.setAttribute(
        'style',
        `position:fixed;inset:0;width:${width}px;height:${height}px;z-index:9999;background:white`,
      )
      alone.append(drawing.cloneNode(true))
      alone.id = 'alone'
      document.body.append(alone)
      await Promise.all(
        [...alone.querySelectorAll('image')].map((image) => {
          const decoded = new Image()
          decoded.src = image.href.baseVal
          return decoded.decode()
        }),
      )
    },
    [`${-bleedMm} ${-bleedMm} ${widthMm + 2 * bleedMm} ${heightMm + 2 * bleedMm}`, widthPx, drawnPx],
  )
  const picture = await decodePicture(await page.screenshot())
  await page.evaluate(() => document.getElementById('alone')?.remove())
  if (size) await page.setViewportSize(size)
  return picture
}

/** As a file has it that is printed in mirror image. */
export function mirror({ data, widthPx, heightPx }: Picture): Picture {
  const mirrored = new Uint8Array(data.length)
  for (let pixel = 0; pixel < widthPx * heightPx; pixel++) {
    const x = pixel % widthPx
    const from = (pixel - x + (widthPx - 1 - x)) * 3
    mirrored.set(data.subarray(from, from + 3), pixel * 3)
  }
  return { data: mirrored, widthPx, heightPx }
}
