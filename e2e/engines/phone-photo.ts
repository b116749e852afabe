/** A photo of a phone, on its way from the tool to the cart, in browsers that Playwright cannot drive. */
import { readFileSync } from 'node:fs'
import { heicFile } from '#platform/photos/testing/pictures.ts'
import type { EnginePage } from './driver.ts'
import { button, firstPhoto } from './finders.ts'

/** In HEIC, which neither engine shows by itself: what the board shows comes from the shop. */
export async function placePhoto(page: EnginePage) {
  const photo = { name: 'IMG_2034.HEIC', mimeType: 'image/heic', buffer: readFileSync(heicFile('phone')) }
  await page.choose([photo], firstPhoto)
  await page.until(`return document.querySelector('.tool-board image[href*="display.jpg"]')`)
}

/** Through the question about a photo that is small for the piece. */
export async function toCart(page: EnginePage) {
  await page.press(button(/^Add to cart/))
  const asked = button(/^Yes, print it like this/)
  const isThere = 'return location.pathname === "/checkout/cart"'
  await page.until(`return (() => { ${asked} })() || (() => { ${isThere} })()`)
  if (await page.run<boolean>(`return Boolean((() => { ${asked} })())`)) await page.press(asked)
  await page.until(isThere)
}
