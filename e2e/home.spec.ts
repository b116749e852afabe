/** The home page under a shopper's eyes. */
import { expect } from '@playwright/test'
import { lookAway } from './support/look-away.ts'
import { test } from './support/shop.ts'

test('B-01: / and /home are the same page', async ({ page }) => {
  for (const path of ['/', '/home']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The photo you keep going back to.')
  }
})

test('B-02: the offer is counted down to its end, and goes away with it', async ({ page }) => {
  await page.goto('/')
  const sale = page.getByRole('region', { name: '60 × 90 cm canvas from A$39.99' })
  const left = sale.getByRole('timer')
  await expect(left).toContainText(/^\d\d+days\d\dhours\d\dminutes\d\dseconds$/)
  const before = await left.textContent()
  await expect(left).not.toHaveText(before ?? '')

  // An offer lasts 90 days from the day the shop is made.
  await page.clock.setFixedTime(Date.now() + 91 * 24 * 3_600_000)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'New in the shop' })).toBeVisible()
  await expect(sale).toHaveCount(0)
})

test('B-02: a countdown stands still in a tab that nobody looks at, and is right again when somebody does', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  const left = page.getByRole('complementary', { name: 'Current offer' }).getByRole('timer')
  const first = await left.textContent()
  await expect(async () => {
    await page.clock.runFor(1_000)
    expect(await left.textContent()).not.toBe(first)
  }).toPass()

  await lookAway(page, 'hidden')
  const unseen = await left.textContent()
  await page.clock.runFor(90_000)
  await expect(left).toHaveText(unseen ?? '')

  await lookAway(page, 'visible')
  expect(secondsOf(unseen) - secondsOf(await left.textContent())).toBeGreaterThanOrEqual(90)
})

/** Of a countdown such as 89d23h59m07s. */
function secondsOf(left: string | null): number {
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = (left?.match(/\d+/g) ?? []).map(Number)
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds
}

test('B-03 to B-09, CA-114: every section of the home page is there, in its order', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'New in the shop',
    '60 × 90 cm canvas from A$39.99',
    'From phone to wall in three steps',
    'Five to start with',
    '14 sizes, one sofa',
    'The first review could be yours',
    'Feel it before you hang it',
    'The edge is part of the picture',
    'In homes like yours',
    'Questions people ask',
  ])
})

test('B-07: the sample kit is sold on its own page, at the price that the home page names', async ({
  page,
}) => {
  await page.goto('/')
  const kit = page.locator('section', {
    has: page.getByRole('heading', { name: 'Feel it before you hang it' }),
  })
  await expect(kit).toContainText('A$12.50')
  await kit.getByRole('link', { name: 'See the sample kit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sample kit' })).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL(/\/checkout\/cart$/)
  await expect(page.getByRole('heading', { name: 'Sample kit' })).toBeVisible()
})

test('the style guide is for those who build the shop: no address of it leads there', async ({ page }) => {
  const answer = await page.goto('/styleguide')
  expect(answer?.status()).toBe(404)
})

test('the hero shows another of our photos when it is pressed', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Balloons' }).click()
  await expect(page.getByRole('button', { name: 'Balloons' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('img', { name: /hot-air balloons/ }).first()).toBeVisible()
})
