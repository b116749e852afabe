/** Number 17, G-01: every family's tool, in the engines of Firefox and Safari: a photo of a phone is placed, and the piece is in the cart. */
import { openingChoice } from '#packages/product/opening-choice.ts'
import { formatSku } from '#packages/product/sku.ts'
import { readFamilies } from '../../shop/families/read-families.ts'
import { inEachEngine, test } from './engine-test.ts'
import { placePhoto, toCart } from './phone-photo.ts'

const families = await readFamilies()
const tools = families
  .filter(({ record, pages }) => pages.brands.includes('canvas') && !record.wordsAlone)
  .map(({ record }) => ({
    name: record.words.piece,
    path: `${record.toolPath}?sku=${formatSku(record, openingChoice(record))}`,
  }))

inEachEngine((engine) => {
  for (const { name, path } of tools) {
    test(`${name}: a photo is placed, and it goes into the cart`, async ({ shop, watched }) => {
      const page = await watched(engine.open({ width: 390, height: 844 }))
      await page.goto(shop.url + path)
      await page.until(`return document.querySelector('main.tool[data-hydrated]')`)
      await placePhoto(page)
      await page.until('return /Saved a moment ago/.test(document.body.textContent)')
      await toCart(page)
      await page.until(`return document.querySelector('main fieldset output')`)
    })
  }
})
