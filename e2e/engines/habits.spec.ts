/** Number 17: what only the engines of Firefox and Safari did otherwise. The purchase stands in `purchase.spec.ts`. */
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { cookieNames } from '../../shop/request/cookie-names.ts'
import type { ShopProcess } from '../../tools/shop-process.ts'
import { address } from '../support/checkout.ts'
import { beach, smallCanvasPath } from '../support/design-tool.ts'
import { cartWith, putInCart } from '../support/shop.ts'
import { type EnginePage, KEYS } from './driver.ts'
import { inEachEngine, test } from './engine-test.ts'
import { engines, isAway } from './engines.ts'
import { button, field, firstPhoto, link, main, stateOf, tab } from './finders.ts'
import { openFirefox } from './firefox.ts'

const DESKTOP = { width: 1440, height: 900 }

inEachEngine((engine) => {
  test('the page stays where it is behind the enlarged pictures', async ({ shop, watched }) => {
    const page = await watched(engine.open(DESKTOP))
    await page.goto(`${shop.url}/custom-canvas-print`)
    await page.until(button(/^Larger pictures/))
    // WebKit's driver turns the wheel back at once: what counts is whether the page moved.
    await page.run(`window.moves = 0; addEventListener('scroll', () => { window.moves += 1 })`)
    const left = `return document.querySelector('h1').getBoundingClientRect().left`
    await page.wheel({ x: 720, y: 600 }, 400)
    await page.until('return moves > 0')
    await page.press(button(/^Larger pictures/))
    await page.until(`return document.querySelector('dialog:modal')`)
    const leftBefore = await page.run<number>(left)
    await page.run('await new Promise((resolve) => setTimeout(resolve, 500)); window.moves = 0')
    await page.wheel({ x: 720, y: 450 }, 400)
    await page.wheel({ x: 30, y: 450 }, 400)
    expect(await page.run(`await new Promise((resolve) => setTimeout(resolve, 500)); return moves`)).toBe(0)
    expect(await page.run(left), 'the headline stays where it is').toBe(leftBefore)
  })

  test('Back, Forward and a reload keep what was typed at the checkout', async ({
    shop,
    revision,
    watched,
  }) => {
    const page = await watched(engine.open(DESKTOP))
    await bringCart(page, { shop, revision })
    await page.goto(`${shop.url}/checkout/cart`)
    await page.press(link(/^Checkout/))
    // The cart has a field for an email as well.
    await page.until(onCheckout)
    for (const name of typed) await page.type(address[name], field(new RegExp(`^${name}`)))
    await page.run('history.back()')
    await page.until(main(/Your cart/))
    await page.run('history.forward()')
    await expectTyped(page)
    await page.run('location.reload()').catch(() => undefined)
    await expectTyped(page)
  })

  test('PE-20: a cart that the browser kept whole shows on Back what holds now', async ({
    shop,
    revision,
    watched,
  }) => {
    const page = await watched(engine.open(DESKTOP))
    const id = await bringCart(page, { shop, revision })
    await page.goto(`${shop.url}/checkout/cart`)
    await page.until(QUANTITY, '1')
    await page.until(ALL_IS_HERE)
    await page.goto(`${shop.url}/robots.txt`)
    await putInCart(shop.url, { id, revision })
    await page.run('history.back()')
    await page.until(QUANTITY, '2')
  })

  // WebKit's driver turns a wheel only without keys.
  if (engine.name === 'Firefox')
    test('a notch of the wheel with Ctrl zooms the photo by a fifth', async ({ shop, watched }) => {
      const page = await watched(engine.open(DESKTOP))
      await designPhoto(page, shop)
      await page.press(tab(/^Adjust/))
      const zoom = `return Number(document.querySelector('input[type=range]').value)`
      const at = await page.run<{ x: number; y: number }>(
        `const { left, top, width, height } = document.querySelector('.tool-board').getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }`,
      )
      const before = await page.run<number>(zoom)
      await page.wheel(at, -120, true)
      const after = await page.until<number>(
        `const now = (() => { ${zoom} })(); return now !== args[0] && now`,
        before,
      )
      expect(after / before).toBeGreaterThan(1.1)
      expect(after / before).toBeLessThan(1.3)
    })

  test('each stop of Tab in the tool has a name, and arrow keys change the font', async ({
    shop,
    watched,
  }) => {
    const page = await watched(engine.open(DESKTOP))
    await designPhoto(page, shop)
    await page.press(tab(/^Text/))
    await page.press(button(/^Add text/))
    await page.until(`return document.querySelector('.tool-fonts')`)
    const stops: string[] = []
    for (let count = 0; count < 40; count += 1) {
      await page.key(KEYS.tab)
      stops.push(await page.run<string>(FOCUSED))
    }
    expect(
      stops.filter((stop) => stop.endsWith(':')),
      'stops without a name',
    ).toEqual([])
    await page.run(`document.querySelector('.tool-fonts input:checked').focus()`)
    const font = `return document.querySelector('.tool-fonts input:checked').closest('label').textContent`
    const before = await page.run<string>(font)
    await page.key(KEYS.down)
    await page.until(`return (() => { ${font} })() !== args[0]`, before)
  })
})

test('PE-23: a Firefox that resists fingerprinting shows a photo as it is, and never as stripes', async ({
  shop,
  watched,
}) => {
  const [firefox] = engines
  test.skip(!firefox.isThere(), isAway(firefox))
  const page = await watched(openFirefox(DESKTOP, { 'privacy.resistFingerprinting': true }))
  await page.goto(`${shop.url}${smallCanvasPath}`)
  await page.until(HYDRATED)
  // The shop stands still, so that only this device has the photo.
  process.kill(shop.pid, 'SIGSTOP')
  try {
    await page.choose([await blueSky()], firstPhoto)
    expectBlue(await coloursOf(page, '.tool-board image[href^="blob:"]'), 'from this device')
  } finally {
    process.kill(shop.pid, 'SIGCONT')
  }
  // A smaller copy cannot be made here, so the shop's takes the place of the file.
  expectBlue(await coloursOf(page, '.tool-board image[href*="display.jpg"]'), 'from the shop')
})

/** React has written itself on what is pressed. */
const HYDRATED = `return [...document.querySelectorAll('main button')].every((part) => Object.keys(part).some((key) => key.startsWith('__reactProps$')))`
/** Nothing more is fetched, so that nothing is cut by leaving. */
const ALL_IS_HERE = `
  const ends = performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd)
  return performance.now() - Math.max(...ends) > 2_000`
const BLUE = [58, 110, 165]

/** Larger than what a screen needs, so that the tool draws a smaller copy of it. */
const blueSky = async () => ({
  name: 'sky.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2400, height: 2400, channels: 3, background: '#3a6ea5' } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer(),
})

function expectBlue(found: readonly (number | 'mixed')[], where: string) {
  const isNear = found.every((level, at) => Math.abs(Number(level) - (BLUE[at] ?? 0)) <= 2)
  expect(isNear, `${where}: ${found}`).toBe(true)
}

/** Red, green and blue of the middle of what is shown, where all of it has one colour. */
async function coloursOf(page: EnginePage, selector: string): Promise<(number | 'mixed')[]> {
  await page.until('return document.querySelector(args[0])?.getBoundingClientRect().width > 20', selector)
  const { x, y } = await page.run<{ x: number; y: number }>(
    `const part = document.querySelector(args[0])
    part.scrollIntoView({ block: 'center', behavior: 'instant' })
    // What has come with the photo moves what is below.
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const { left, top, width, height } = part.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }`,
    selector,
  )
  const middle = sharp(await page.picture())
    .removeAlpha()
    .extract({ left: Math.round(x) - 5, top: Math.round(y) - 5, width: 10, height: 10 })
  const { channels } = await sharp(await middle.png().toBuffer()).stats()
  return channels.map(({ mean, stdev }) => (stdev > 4 ? 'mixed' : Math.round(mean)))
}

const typed = ['Email', 'First name', 'Last name'] as const
const onCheckout = `return document.querySelector('main h1')?.textContent === 'Checkout'`

async function expectTyped(page: EnginePage) {
  for (const name of typed) {
    await page.until(
      `return (() => { ${stateOf(new RegExp(`^${name}`), 'value')} })() === args[0]`,
      address[name],
    )
  }
}

/** What has the focus, as role and name. */
const FOCUSED = `
  const part = document.activeElement
  if (part === document.body || part === document.documentElement) return 'page: itself'
  const labelled = (part.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  const name = part.getAttribute('aria-label') || labelled.trim() || [...(part.labels ?? [])].map((label) => label.textContent).join(' ') || part.textContent || part.title
  return (part.getAttribute('role') ?? part.localName) + ':' + name.trim()`

async function designPhoto(page: EnginePage, shop: ShopProcess) {
  await page.goto(`${shop.url}${smallCanvasPath}`)
  await page.choose([await beach()], firstPhoto)
  await page.until(`return document.querySelector('.tool-board image[href^="blob:"]')`)
  await page.until('return /Saved/.test(document.body.textContent)')
}

const QUANTITY = `return document.querySelector('main fieldset output')?.textContent === args[0]`

/** A cart with one canvas, as this browser's own. */
async function bringCart(page: EnginePage, { shop, revision }: { shop: ShopProcess; revision: string }) {
  const id = await cartWith(shop.url, { revision })
  // No page of the shop, which would be left while it is still coming.
  await page.goto(`${shop.url}/robots.txt`)
  await page.run('document.cookie = args[0]', `${cookieNames.cart}=${id}; path=/`)
  return id
}
