/** Photos tried on a product page, and what becomes of them in the design tool. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Design } from '#packages/design-document/design.ts'
import { makePhoto } from '#platform/testing/photos.ts'
import { ask } from '../../tools/guest-checkout.ts'
import { chooseWith, type PhotoFile } from './design-tool.ts'

/** As a phone held upright stores it: the pixels lie, and the EXIF orientation sets them up. */
export const portrait = async (): Promise<PhotoFile> => ({
  name: 'IMG_0042.JPG',
  mimeType: 'image/jpeg',
  buffer: await makePhoto({ widthPx: 900, heightPx: 1200, orientation: 6 }),
})

export async function tryPhoto(page: Page, photo: PhotoFile): Promise<void> {
  await chooseWith(page, page.getByRole('button', { name: /^(Choose a|Another) photo$/ }), photo)
  await expect(page.getByRole('img', { name: 'What you chose' })).toBeVisible({ timeout: 30_000 })
}

export const startOrder = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Start Order' }).filter({ visible: true }).first().click()

/** Addresses of pictures in the page that still show a photo of ours; each is brought into view first. */
export async function picturesOfOurs(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const picture of await page.locator('main :is(img, svg image)').all()) {
    await picture.scrollIntoViewIfNeeded().catch(() => undefined)
    const address = await picture.evaluate((element) => {
      const source = element instanceof HTMLImageElement ? element.currentSrc : element.getAttribute('href')
      const place = element.closest('[role="img"]')
      const isCovered = place?.querySelector('canvas[data-shown]') != null
      return isCovered || source?.startsWith('blob:') || source?.includes('/images/room') ? '' : source
    })
    if (address) found.push(address)
  }
  return found
}

/** Where the whole photo lies on the wall view's canvas, in shares of its face. */
export function shownPlace(wall: Locator): Promise<{ left: number; top: number; width: number }> {
  return wall.locator('img[src^="blob:"]').evaluate((image: HTMLImageElement) => {
    const { left, top, width } = image.style
    const share = (percent: string) => Number.parseFloat(percent) / 100
    return { left: share(left), top: share(top), width: share(width) }
  })
}

interface SavedPhoto {
  sku: string
  photoWidthPx: number
  /** In shares of the face, as `shownPlace` has them. */
  place: { left: number; top: number; width: number }
}

/** The photo of the design whose key stands in the tool's address, once the shop has it. */
export async function savedPhoto(page: Page, shop: { url: string }): Promise<SavedPhoto> {
  await expect(page).toHaveURL(/[?&]design=\w+/)
  const key = new URL(page.url()).searchParams.get('design')
  let saved: SavedPhoto | undefined
  await expect
    .poll(
      async () => {
        saved = await readPhoto(shop.url, key ?? '')
        return saved !== undefined
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  if (!saved) throw new Error('Expected a photo in the saved design')
  return saved
}

async function readPhoto(url: string, key: string): Promise<SavedPhoto | undefined> {
  const { design } = await ask<{ design: { sku: string; document: string } }>(
    url,
    'query ($key: ID!) { design(key: $key) { sku document } }',
    { key },
  )
  const { surfaces }: Design = JSON.parse(design.document)
  const [face] = surfaces
  const photo = face?.elements.find((element) => element.type === 'photo')
  if (!face || !photo) return undefined
  const { placement, photoWidthPx, photoHeightPx } = photo
  const heightMm = (placement.photoWidthMm * photoHeightPx) / photoWidthPx
  return {
    sku: design.sku,
    photoWidthPx,
    place: {
      left: 0.5 - (placement.centreX * placement.photoWidthMm) / face.widthMm,
      top: 0.5 - (placement.centreY * heightMm) / face.heightMm,
      width: placement.photoWidthMm / face.widthMm,
    },
  }
}
