/** Every screen of the shop as it is today, each with what makes it full: a cart, a paid order, a photo. */
import { expect, type Page } from '@playwright/test'
import { cookieNames } from '../../shop/request/cookie-names.ts'
import { placeOrder, prepareCart, textDesignSku } from '../../tools/guest-checkout.ts'
import { beach, placeFirstPhoto, smallCanvasPath } from './design-tool.ts'
import { bringCart } from './shop.ts'

/** Nobody is called this, and a page that holds it holds every name. */
export const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorffweltkriegkatastrophenname'

type Shop = Parameters<typeof bringCart>[1]

interface Screen {
  name: string
  path: string
  /** Done once before the first visit. */
  prepare?: (page: Page, shop: Shop) => Promise<void>
  /** Done on each visit. */
  fill?: (page: Page) => Promise<void>
}

const withCart = (page: Page, shop: Shop) => bringCart(page.context(), { ...shop, quantity: 3 })

export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/canvas-prints' },
  { name: 'product', path: '/custom-canvas-print' },
  { name: 'search', path: '/catalogsearch/result?q=canvas' },
  { name: 'gift certificate', path: '/gift-certificate' },
  { name: 'contact', path: '/contact-us' },
  { name: 'questions', path: '/faq' },
  { name: 'terms', path: '/terms-conditions' },
  { name: 'not found', path: '/no-such-page' },
  { name: 'empty cart', path: '/checkout/cart' },
  { name: 'cart', path: '/checkout/cart', prepare: withCart },
  { name: 'checkout', path: '/checkout', prepare: withCart },
  { name: 'sign in', path: '/customer/login' },
  { name: 'register', path: '/customer/register' },
  { name: 'success', path: '/checkout/success', prepare: withOrder },
  { name: 'empty tool', path: smallCanvasPath },
  {
    name: 'tool',
    path: smallCanvasPath,
    fill: async (page) => placeFirstPhoto(page, await beach()),
  },
]

/** A browser that has just paid, in a name that no line holds. */
export async function withOrder(page: Page, { shop, revision }: Shop): Promise<void> {
  const lines = [{ sku: textDesignSku, revision, quantity: 2 }]
  const names = { firstname: LONG_NAME, lastname: LONG_NAME, city: LONG_NAME }
  const cart = await prepareCart(shop.url, lines, `${LONG_NAME}@example.com`, names)
  const { token } = await placeOrder(shop.url, cart)
  await page.context().addCookies([{ name: cookieNames.orderData, value: token, url: shop.url }])
}

/** Walks over the screens; each is filled and at rest when `look` sees it. */
export async function onEveryScreen(
  page: Page,
  shop: Shop,
  look: (name: string) => Promise<void>,
  names: readonly string[] = screens.map(({ name }) => name),
): Promise<void> {
  for (const { name, path, prepare, fill } of screens.filter((screen) => names.includes(screen.name))) {
    await prepare?.(page, shop)
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await fill?.(page)
    await page.evaluate(() => document.fonts.ready)
    await look(name)
  }
}
