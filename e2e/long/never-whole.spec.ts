/** PE-21, PE-32: what a page says of which only a part comes, again and again. */
import { expect } from '@playwright/test'
import { startCuttingProxy } from '../support/cutting-proxy.ts'
import { test } from '../support/shop.ts'

test.use({ serviceWorkers: 'block', waitsUntilHydrated: false })

test('a document that never comes whole is asked for a few times, says so, and promises nothing', async ({
  page,
  shop,
}) => {
  test.setTimeout(180_000)
  const line = await startCuttingProxy(shop.url)
  let answers = 0
  line.cutHalfWay((path) => (path === '/contact-us' && ++answers ? { share: 0.5, end: 'cut' } : undefined))
  await page.goto(`${line.url}/contact-us`, { waitUntil: 'commit' })
  const note = page.getByRole('status').filter({ hasText: 'Part of this page has not arrived' })
  await expect(note).toHaveText('Part of this page has not arrived. Load it again', { timeout: 120_000 })
  expect(answers).toBeLessThan(15)
  line.close()
})
