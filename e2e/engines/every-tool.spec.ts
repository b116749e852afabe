/** Number 17, G-01: every family's tool, in the engines of Firefox and Safari: a photo of a phone is placed, and the piece is in the cart. */
import { readFileSync } from 'node:fs'
import { openingChoice } from '#packages/product/opening-choice.ts'
import { formatSku } from '#packages/product/sku.ts'
import { heicFile } from '#platform/photos/testing/pictures.ts'
import { readFamilies } from '../../shop/families/read-families.ts'
import type { EnginePage } from './driver.ts'
import { inEachEngine, test } from './engine-test.ts'
import { button, firstPhoto } from './finders.ts'

const families = await readFamilies()
const tools = families
  .filter(({ record, pages }) => pages.brands.includes('canvas') && !record.wordsAlone)
  .map(({ record }) => ({
    name: record.words.piece,
    path: `${record.toolPath}?sku=${formatSku(record, openingChoice(record))}`,
  }))

/** In HEIC, which neither engine shows by itself: what the board shows comes from the shop. */
const photo = { name: 'IMG_2034.HEIC', mimeType: 'image/heic', buffer: readFileSync(heicFile('phone')) }

inEachEngine((engine) => {
  for (const { name, path } of tools) {
    test(`${name}: a photo is placed, and it goes into the cart`, async ({ shop, watched }) => {
      const page = await watched(engine.open({ width: 390, height: 844 }))
      await page.goto(shop.url + path)
      await page.until(`return document.querySelector('main.tool[data-hydrated]')`)
      await page.choose([photo], firstPhoto)
      await page.until(`return document.querySelector('.tool-board image[href*="display.jpg"]')`)
      await page.until('return /Saved a moment ago/.test(document.body.textContent)')
      await toCart(page)
      await page.until(`return document.querySelector('main fieldset output')`)
    })
  }
})

async function toCart(page: EnginePage) {
  await page.press(button(/^Add to cart/))
  const asked = button(/^Yes, print it like this/)
  const isThere = 'return location.pathname === "/checkout/cart"'
  await page.until(`return (() => { ${asked} })() || (() => { ${isThere} })()`)
  if (await page.run<boolean>(`return Boolean((() => { ${asked} })())`)) await page.press(asked)
  await page.until(isThere)
}
