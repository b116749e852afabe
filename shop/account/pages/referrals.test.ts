/** I-16: the screen of a customer's link. */
import { expect, it } from 'vitest'
import { apiOfVisit } from '../../testing/api-of.ts'
import { configure } from '../../testing/configure.ts'
import { aSignedInCustomer } from '../../testing/customers.ts'
import { rendered } from '../../testing/rendered.tsx'
import { openTestShop } from '../../testing/shop.ts'
import { loadScreen } from './account-loads.ts'
import * as accountPage from './account-page.tsx'

const shop = await openTestShop()

async function shown(token: string, ...words: string[]) {
  const asked = { words, search: new URLSearchParams(), portfolio: undefined, now: shop.clock.now() }
  const screen = await loadScreen('refer-and-earn', { ...asked, api: apiOfVisit(shop, { token }) })
  return screen?.name === 'refer-and-earn' ? screen.shown : undefined
}

/** Below the route of the account, as it is sent to a browser. */
const pageFor = (token: string) =>
  rendered({ ...shop, api: apiOfVisit(shop, { token }) }, accountPage, '/refer-and-earn')

it('I-16: without scripts the link is a field, no button does nothing, and the menu leads here', async () => {
  const { visit } = await aSignedInCustomer(shop)
  const html = await pageFor(visit.token)
  expect(html).toMatch(/<input[^>]*readOnly[^>]*value="https:\/\/shop\.example\/\?refer=\w{10}"/i)
  const [, withoutScripts = ''] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? []
  expect(withoutScripts, 'a form').toMatch(
    /<form action="\/customer\/logout" method="post"><button type="submit"[^>]*>Logout</,
  )
  expect(html.replace(withoutScripts, '')).not.toContain('<button')
  expect(html).toContain('href="/customer/account/refer-and-earn"')
  expect(html).toContain('No friend has ordered through your link yet.')
})

it('I-16: shows the link, and how it works in the figures of the shop', async () => {
  const { visit } = await aSignedInCustomer(shop)
  const screen = await shown(visit.token)
  expect(screen?.referrals.link?.url).toMatch(/^https:\/\/shop\.example\/\?refer=\w{10}$/)
  expect(screen?.rules.join(' ')).toContain('A$10.00 of store credit')
  expect(await shown(visit.token, 'more')).toBeUndefined()
})

it('I-16: promises nothing while the programme is off', async () => {
  const { visit } = await aSignedInCustomer(shop)
  await configure(shop, { referral_active: '0' })
  expect(await shown(visit.token)).toMatchObject({ rules: [], referrals: { link: null, items: [] } })
  const html = await pageFor(visit.token)
  expect(html).toContain('We do not reward recommendations just now.')
  expect(html).not.toMatch(/earn|href="\/customer\/account\/refer-and-earn"/i)
})
