/** Decision 0023: nobody reads a secret from the length of a compressed answer. */
import { expect } from '@playwright/test'
import { address, prepareCart, textDesignSku } from '../tools/guest-checkout.ts'
import { newCustomerToken } from './support/customers.ts'
import { test } from './support/shop.ts'

const EMAIL = 'robin.marsh@example.com'
const GUESS = 'guess-7f3a91'
const ASKED = ['guess', 'q', 'redirect', 'sku', 'coupon', 'code', 'name', 'email', 'message', 'error']
  .map((name) => `${name}=${GUESS}`)
  .join('&')

const PAGES = [
  '/checkout/cart',
  '/checkout',
  '/checkout/onepage/success',
  '/uploadchoice',
  '/catalogsearch/result',
  '/customer/login',
  '/customer/account/dashboard',
  '/customer/account/my-saved-design',
  '/bulk-order',
  `/${GUESS}/nowhere`,
].flatMap((path) => [path, `${path}.data`])

test('no page shows words of its own address beside a cart, a token, an email or an address', async ({
  shop,
  revision,
}) => {
  const cart = await prepareCart(shop.url, [{ sku: textDesignSku, revision, quantity: 1 }], EMAIL)
  const token = await newCustomerToken(shop.url)
  const secrets = [cart, token, EMAIL, ...address.street, address.postcode]
  const seen = { secret: 0, guess: 0 }
  const both: string[] = []
  for (const cookie of [
    `cart_id=${cart}`,
    `customer_token=${token}`,
    `cart_id=${cart}; customer_token=${token}`,
  ]) {
    for (const path of PAGES) {
      const answer = await fetch(`${shop.url}${path}?${ASKED}`, { headers: { cookie }, redirect: 'manual' })
      const body = await answer.text()
      const isSecret = secrets.some((secret) => body.includes(secret))
      const isGuess = body.includes(GUESS)
      if (isSecret) seen.secret += 1
      if (isGuess) seen.guess += 1
      if (isSecret && isGuess) both.push(path)
    }
  }
  expect(both).toEqual([])
  // Otherwise the pages have moved and the line above proves nothing.
  expect(seen.secret).toBeGreaterThan(3)
  expect(seen.guess).toBeGreaterThan(1)
})

test('a page with cookies comes compressed to its shopper, and plain when another site asked for it', async ({
  shop,
  revision,
}) => {
  const cart = await prepareCart(shop.url, [{ sku: textDesignSku, revision, quantity: 1 }], EMAIL)
  const encodingFor = async (site: string) => {
    const headers = { cookie: `cart_id=${cart}`, 'accept-encoding': 'br', 'sec-fetch-site': site }
    return (await fetch(`${shop.url}/checkout/cart`, { headers })).headers.get('content-encoding')
  }
  expect([
    await encodingFor('none'),
    await encodingFor('same-origin'),
    await encodingFor('cross-site'),
  ]).toEqual(['br', 'br', null])
})
