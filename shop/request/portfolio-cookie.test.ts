/** CA-105: a guest’s designs outlive what Safari clears after a week, because the server sets the cookie that finds them. */
import { expect, test } from 'vitest'
import { PORTFOLIO_DAYS } from '../design/rules/retention.ts'
import { aDesignRevision } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'
import { createExecutor } from '../wiring/schema.ts'
import { createApi } from './api.ts'
import { PRIVATE_PAGE, PUBLIC_PAGE } from './caching.ts'
import { cookieNameOn, PORTFOLIO_COOKIE } from './cookie-names.ts'
import { portfolioCookie, portfolioOf, renewedPortfolio } from './portfolio-cookie.ts'

const shop = await openTestShop()
const api = () => createApi(createExecutor(shop, { report: () => 'TEST', development: false }))
const { publicUrl } = shop
const DAY_MS = 86_400_000

const asked = (value: string, more: RequestInit = {}, address = publicUrl) =>
  new Request(`${address}/checkout/cart`, {
    ...more,
    headers: { cookie: `${cookieNameOn(address, PORTFOLIO_COOKIE)}=${value}` },
  })
const personal = () => new Response('', { headers: PRIVATE_PAGE })

async function aToken(): Promise<string> {
  const { designRevision } = await shop.ask(
    'query ($key: ID!) { designRevision(key: $key) { design_key } }',
    {
      key: await aDesignRevision(shop.db),
    },
  )
  const { keepInPortfolio } = await shop.ask(
    'mutation ($keys: [ID!]!) { keepInPortfolio(design_keys: $keys) { token } }',
    { keys: [designRevision.design_key] },
  )
  return keepInPortfolio.token
}
const valueNow = (token: string, now = shop.clock.now()) => `${token}.${Math.floor(now.getTime() / DAY_MS)}`
const renewed = (request: Request, response: Response) =>
  renewedPortfolio(request, response, { api, publicUrl, now: shop.clock.now() })

test('no script reads it, no other host sets it, no other site’s form brings it, and it lasts as long as browsers let it', () => {
  const now = new Date('2026-11-23T00:00:00Z')
  const held = { token: 'a'.repeat(43), lifetimeSeconds: PORTFOLIO_DAYS * 86_400 }
  expect(portfolioCookie(held, { publicUrl: 'https://keepsake.example', now })).toBe(
    `__Host-design_portfolio=${'a'.repeat(43)}.20780; Max-Age=34560000; Path=/; SameSite=Lax; HttpOnly; Secure`,
  )
  expect(portfolioCookie(held, { publicUrl: 'http://localhost:3000', now })).toBe(
    `design_portfolio=${'a'.repeat(43)}.20780; Max-Age=34560000; Path=/; SameSite=Lax; HttpOnly`,
  )
})

test('one that a neighbouring subdomain planted, or that we did not write, is not taken for it', () => {
  const value = `${'a'.repeat(43)}.1`
  expect(portfolioOf(asked(value, {}, 'https://keepsake.example'))).toBe('a'.repeat(43))
  const planted = new Request('https://keepsake.example/', {
    headers: { cookie: `${PORTFOLIO_COOKIE}=${value}` },
  })
  expect(portfolioOf(planted)).toBeUndefined()
  for (const odd of [
    '',
    'short.1',
    'a'.repeat(43),
    `${'a'.repeat(300)}.1`,
    '%E0%A4%A.1',
    `${'a'.repeat(43)}.x`,
  ]) {
    expect(portfolioOf(asked(odd)), odd).toBeUndefined()
  }
})

test('a personal page renews it, from the next day on and once a day', async () => {
  const token = await aToken()
  expect(await renewed(asked(valueNow(token)), personal())).toBeUndefined()
  const yesterday = valueNow(token)
  shop.clock.advance(DAY_MS)
  const set = await renewed(asked(yesterday), personal())
  expect(set).toContain(`=${valueNow(token)}; Max-Age=34560000;`)
  expect(set).toContain('HttpOnly')
  expect(await renewed(asked(valueNow(token)), personal())).toBeUndefined()
})

test('a page that others may be given, that a browser keeps, that failed, or that changes something, never carries it', async () => {
  const old = `${await aToken()}.1`
  expect(await renewed(asked(old), personal())).toBeDefined()
  for (const kept of [PUBLIC_PAGE['cache-control'], 'private, max-age=10', '']) {
    const headers = { 'cache-control': kept }
    expect(await renewed(asked(old), new Response('', { headers })), kept).toBeUndefined()
  }
  expect(await renewed(asked(old), new Response('', { status: 500, headers: PRIVATE_PAGE }))).toBeUndefined()
  expect(await renewed(asked(old, { method: 'POST' }), personal())).toBeUndefined()
})

test('a token that opens nothing is not renewed, and a page comes although nobody can say', async () => {
  expect(await renewed(asked(`${'a'.repeat(43)}.1`), personal())).toBeUndefined()
  const away = () =>
    createApi(async () => ({ errors: [{ message: 'Away', extensions: { category: 'graphql-try-again' } }] }))
  const now = shop.clock.now()
  expect(
    await renewedPortfolio(asked(`${'a'.repeat(43)}.1`), personal(), { api: away, publicUrl, now }),
  ).toBeUndefined()
})
