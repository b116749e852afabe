/**
 * Number 17, A-13: a guest buys a canvas with photos of their own in the engines of Firefox and Safari too, and nothing is
 * reported on the way.
 */
import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { heicFile } from '#platform/photos/testing/pictures.ts'
import type { ShopProcess } from '../../tools/shop-process.ts'
import { address } from '../support/checkout.ts'
import { beach } from '../support/design-tool.ts'
import { expectBoughtOnce } from '../support/journey.ts'
import { cards } from '../support/shop.ts'
import type { EnginePage } from './driver.ts'
import { inEachEngine, test } from './engine-test.ts'
import { button, field, firstPhoto, label, link, main, stateOf, tab } from './finders.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

inEachEngine((engine) => {
  for (const size of sizes) {
    test(`a guest buys a canvas with a JPEG and a HEIC photo, ${size.width} px wide`, async ({
      shop,
      watched,
    }) => {
      test.setTimeout(240_000)
      const page = await watched(engine.open(size))
      const email = `${engine.name.toLowerCase()}-${size.width}@example.com`
      await chooseCanvas(page, shop)
      await design(page)
      await toCheckout(page)
      const shownCents = await typeAndPay(page, email)
      await page.until('return location.pathname === "/checkout/success"')
      const sentence = await page.until<string>(main(/Your order is \d{9}/))
      expect(await page.run('return scrollY'), 'the thanks open at their top').toBe(0)
      const number = sentence.replace('Your order is ', '')
      await expectBoughtOnce(shop.dataDir, email, { number, shownCents })
    })
  }
})

async function chooseCanvas(page: EnginePage, shop: ShopProcess) {
  await page.goto(`${shop.url}/custom-canvas-print`)
  await page.press(label(/40 × 30/))
  await page.until(stateOf(/40 × 30/, 'checked'))
  await page.press(button(/^Start Order/))
}

/** The JPEG fills the canvas; the HEIC, which neither engine shows by itself, takes its place when the shop has read it. */
async function design(page: EnginePage) {
  await page.choose([await beach()], firstPhoto)
  // Number 10: the copy of this device stays, so the shop's does not come down.
  await page.until(onCanvas('blob:'))
  // A wide window has the tray open; on a phone it is one of the tools.
  const tray = 'return document.querySelector("input[type=file][multiple]")'
  if (!(await page.run(tray))) await page.press(tab(/^Photos/))
  const heic = { name: 'IMG_2034.HEIC', mimeType: 'image/heic', buffer: readFileSync(heicFile('phone')) }
  await page.choose([heic], tray)
  await page.press(button(/^IMG_2034\.HEIC/))
  await page.until(onCanvas('display.jpg'))
  await page.until('return /Saved/.test(document.body.textContent)')
}

const onCanvas = (part: string) =>
  `return document.querySelector('.tool-board image[href*="${part}"]')?.getAttribute('href')`

async function toCheckout(page: EnginePage) {
  await page.press(button(/^Add to cart/))
  // So small a photo is asked about.
  await page.press(button(/^Yes, print it like this/))
  await page.until('return location.pathname === "/checkout/cart"')
  await page.until(main(/40 × 30 cm/))
  await page.until(`return document.querySelector('main img[alt*="Your design"]')`)
  await page.press(link(/^Checkout/))
  await page.until(main(/Your address|Card number/))
}

async function typeAndPay(page: EnginePage, email: string): Promise<number> {
  for (const [name, words] of Object.entries({ ...address, Email: email })) {
    await page.type(words, field(new RegExp(`^${name}`)))
  }
  await page.type('New South Wales', field(/^State/))
  for (const [name, words] of [
    ['Card number', cards.approved],
    ['Expiry', '1230'],
    ['Security code', '123'],
  ]) {
    await page.type(words ?? '', field(new RegExp(`^${name}`)))
  }
  await page.until(`return document.activeElement?.blur() ?? true`)
  const pay = await page.until<string>(
    `const part = (() => { ${button(/^Pay A\$/)} })(); return part && part.textContent`,
  )
  await page.press(button(/^Pay A\$/))
  return Math.round(Number(/A\$([\d.,]+)/.exec(pay)?.[1]) * 100)
}
