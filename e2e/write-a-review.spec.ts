/** E-25: from what has arrived, by the mail that asks, to a review that others read. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { noisyJpeg } from '#platform/photos/testing/pictures.ts'
import { ask, freezeTextDesign, placeOrder, prepareCart, textDesignSku } from '../tools/guest-checkout.ts'
import { anAccount, newSession, orderOfCustomer, takeSession } from './support/customers.ts'
import { beach } from './support/design-tool.ts'
import { arrive, linkInRequest, staff } from './support/reviews.ts'
import { test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome } from './support/thorough.ts'

const main = (page: Page) => page.getByRole('main')
const HOSTILE = '<img src=x onerror="document.title=\'broken\'"><script>document.title="broken"</script>'

let addresses = 0
async function guestOrder(url: string, revision: string, lines = 1) {
  const email = `mia-${process.pid}-${addresses++}@example.com`
  // The same design twice would be one line of two pieces.
  const others = await Promise.all(
    Array.from({ length: lines - 1 }, (_, index) => freezeTextDesign(url, textDesignSku, `Home ${index}`)),
  )
  const each = [revision, ...others].map((one) => ({ sku: textDesignSku, revision: one, quantity: 1 }))
  const { number } = await placeOrder(url, await prepareCart(url, each, email))
  return { number, email }
}

async function expectAccessible(page: Page) {
  await stillness(page)
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
}

/** The stars of one question, by arrow keys from its first. */
async function giveStars(page: Page, question: string, stars: number) {
  await main(page)
    .getByRole('radiogroup', { name: question })
    .getByRole('radio')
    .nth(stars - 1)
    .check()
}
async function giveAllStars(page: Page, stars: number) {
  for (const question of ['Print quality', 'Value for money', 'Delivery'])
    await giveStars(page, question, stars)
}

const countOf = async (url: string) =>
  (
    await ask<{ products: { items: { review_count: number; rating_summary: number }[] } }>(
      url,
      '{ products(filter: { sku: { eq: "CANVAS" } }) { items { review_count rating_summary } } }',
    )
  ).products.items[0]

for (const width of allOrSome([390, 1440], [1440])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 800 ? 844 : 900 } })

    test('E-25, SH-13, PE-22, PE-27: the mail leads to a review that counts once staff have read it', async ({
      page,
      shop,
      revision,
    }) => {
      test.setTimeout(240_000)
      const { number, email } = await guestOrder(shop.url, revision)
      await arrive(shop, number)
      await page.goto(await linkInRequest(shop, number, email))
      const piece = main(page).getByRole('radio', { name: new RegExp(`order ${number}`) })
      await expect(piece).toBeChecked()
      await expect(main(page).getByLabel('Name to show')).toHaveValue('Robin')
      await expectAccessible(page)

      await main(page).getByRole('button', { name: 'Send my review' }).click()
      await expect(main(page).getByText('Choose from 1 to 5 stars for print quality.')).toBeVisible()
      await expect(main(page).getByRole('radio', { name: '1 star, Poor' }).first()).toBeFocused()
      await expectAccessible(page)
      await giveAllStars(page, 4)
      await main(page).getByLabel('In a few words').pressSequentially('Lovely <b>print</b>')
      await main(page).getByLabel('Your review').fill(HOSTILE)
      const choosing = page.waitForEvent('filechooser')
      await main(page).getByRole('button', { name: 'Choose pictures' }).click()
      await (await choosing).setFiles([
        { ...(await beach()), mimeType: 'image/jpeg' },
        {
          name: 'cut.jpg',
          mimeType: 'image/jpeg',
          buffer: (await noisyJpeg(900, 700)).subarray(0, 60_000),
        },
        {
          name: 'page.jpg',
          mimeType: 'image/jpeg',
          buffer: Buffer.from('<script>document.title="broken"</script>'),
        },
      ])
      const pictures = main(page).getByRole('list', { name: 'Photos' }).getByRole('listitem')
      await expect(pictures.filter({ hasText: 'cut.jpg' })).toContainText('damaged or was cut short')
      await expect(pictures.filter({ hasText: 'page.jpg' })).toContainText('not a photo that we can read')
      await expect(pictures.filter({ hasText: 'beach.jpg' }).locator('img')).toBeVisible()
      await main(page).getByRole('button', { name: 'Send my review' }).click()
      await expect(main(page).getByText('Tick that we may show your pictures, or remove them.')).toBeVisible()
      await expect(main(page).getByLabel('Your review')).toHaveValue(HOSTILE)
      await main(page)
        .getByLabel(/^You may show my pictures/)
        .check()
      await expectAccessible(page)
      const before = await countOf(shop.url)
      await main(page).getByRole('button', { name: 'Send my review' }).click()
      await expect(main(page).getByText(/^Thank you\. We have your review/)).toBeVisible()
      await expect(main(page).getByLabel('Your review')).toHaveCount(0)
      await expectAccessible(page)
      expect(await countOf(shop.url)).toEqual(before)
      await page.goto(page.url())
      await expect(main(page).getByText('You have reviewed everything here. Thank you.')).toBeVisible()

      const waiting = await staff(shop, 'reviews', 'list')
      const id = /^(\d+), .*Lovely <b>print<\/b>$/m.exec(waiting)?.[1] ?? ''
      expect(await staff(shop, 'reviews', 'show', id)).toContain(`bought with order ${number}`)
      await staff(shop, 'reviews', 'publish', id)
      const after = await countOf(shop.url)
      expect(after?.review_count).toBe((before?.review_count ?? 0) + 1)
      const { recentReviews } = await ask<{
        recentReviews: { text: string; pictures: { url: string; thumbnail_url: string }[] }[]
      }>(shop.url, '{ recentReviews(pageSize: 1) { text pictures { url thumbnail_url } } }')
      expect(recentReviews[0]?.text).toBe(HOSTILE)
      expect(recentReviews[0]?.pictures).toHaveLength(1)
      const picture = await page.request.get(recentReviews[0]?.pictures[0]?.url ?? '')
      expect(picture.headers()['content-type']).toBe('image/jpeg')
      // What a camera writes into a file, place and time among it, stays behind.
      expect((await picture.body()).includes(Buffer.from('Exif'))).toBe(false)

      // With words of its own for sharing (F-29) it is no page that was kept: the usual one may be five minutes old.
      await page.goto('/?description=reviews')
      await expect(page.getByText('document.title="broken"').first()).toBeVisible()
      expect(await page.title()).not.toBe('broken')
      await staff(shop, 'reviews', 'decline', id)
      expect(await countOf(shop.url)).toEqual(before)
      expect((await page.request.get(recentReviews[0]?.pictures[0]?.url ?? '')).status()).toBe(404)
    })
  })
}

test('E-25, SH-24: an order is found by number and email, by keyboard alone, and each piece has one review', async ({
  page,
  shop,
  revision,
}) => {
  test.setTimeout(240_000)
  const { number, email } = await guestOrder(shop.url, revision, 2)
  await page.goto('/write-a-review')
  await main(page).getByLabel('Order number').focus()
  await page.keyboard.type(number)
  await page.keyboard.press('Tab')
  await page.keyboard.type('other@example.com')
  await page.keyboard.press('Enter')
  await expect(
    main(page).getByText("We couldn't locate an order with the information provided."),
  ).toBeVisible()
  await expect(main(page).getByLabel('Order number')).toHaveValue(number)
  await main(page).getByLabel('Email of the order').fill(email)
  await page.keyboard.press('Enter')
  await expect(main(page).getByText(/^We have no word yet that your order has arrived/)).toBeVisible()
  await expectAccessible(page)

  await arrive(shop, number)
  await page.keyboard.press('Enter')
  const pieces = main(page).getByRole('radiogroup', { name: 'What do you review?' }).getByRole('radio')
  await expect(pieces).toHaveCount(2)
  await main(page).getByRole('button', { name: 'Send my review' }).click()
  await expect(main(page).getByText('Choose what you review.')).toBeVisible()
  await expect(pieces.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(pieces.nth(1)).toBeChecked()
  for (const question of ['Print quality', 'Value for money', 'Delivery']) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    const stars = main(page).getByRole('radiogroup', { name: question })
    await expect(stars.getByRole('radio', { name: '3 stars, Good' })).toBeChecked()
  }
  await page.keyboard.press('Tab')
  await page.keyboard.type('Good')
  await page.keyboard.press('Tab')
  await page.keyboard.type('It hangs straight.')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Mia')
  await page.keyboard.press('Enter')
  await expect(main(page).getByText(/One more\?$/)).toBeVisible()
  await expect(main(page).getByLabel('Your review')).toHaveValue('')
  await expect(pieces).toHaveCount(1)
  await expect(main(page).getByText('One more piece has its review already.')).toBeVisible()
  await giveAllStars(page, 5)
  await main(page).getByLabel('In a few words').fill('Good, too')
  await main(page).getByLabel('Your review').fill('So does this one.')
  await main(page).getByRole('button', { name: 'Send my review' }).click()
  await expect(main(page).getByText('Enter a name to show, such as Robin M.')).toBeVisible()
  await expect(main(page).getByLabel('Your review')).toHaveValue('So does this one.')
  await main(page).getByLabel('Name to show').fill('Mia')
  await main(page).getByRole('button', { name: 'Send my review' }).click()
  await expect(main(page).getByText(/^Thank you\. We have your review/)).toBeVisible()
  await expect(main(page).getByLabel('Your review')).toHaveCount(0)
})

test('E-25: a customer chooses among their own pieces that have arrived', async ({
  context,
  page,
  shop,
  revision,
}) => {
  test.setTimeout(240_000)
  const token = await newSession(shop.url, await anAccount(shop.url))
  await takeSession(context, shop.url, token)
  await page.goto('/write-a-review')
  await expect(
    main(page).getByText('Nothing of your orders has arrived yet.', { exact: false }),
  ).toBeVisible()
  const number = await orderOfCustomer(shop.url, token, revision)
  await arrive(shop, number)
  await page.goto(`/customer/account/view-order/${number}`)
  await main(page).getByRole('link', { name: 'Write a review' }).click()
  await expect(main(page).getByRole('radio', { name: new RegExp(`order ${number}`) })).toBeChecked()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('E-25, PE-15, PE-22: a review is written, and a refusal keeps what was typed', async ({
    page,
    shop,
    revision,
  }) => {
    test.setTimeout(240_000)
    const { number, email } = await guestOrder(shop.url, revision, 2)
    await arrive(shop, number)
    await page.goto('/write-a-review')
    await main(page).getByLabel('Order number').fill(number)
    await main(page).getByLabel('Email of the order').fill(email)
    await main(page).getByRole('button', { name: 'Find my order' }).click()
    await expect(page).toHaveURL('/write-a-review')
    await expect(main(page).getByText(/^Pictures are uploaded with JavaScript/)).toBeVisible()
    await main(page)
      .getByRole('radio', { name: new RegExp(`order ${number}`) })
      .nth(1)
      .check()
    await giveStars(page, 'Print quality', 5)
    await main(page).getByLabel('Your review').fill('It hangs straight.\nWe love it.')
    await main(page).getByRole('button', { name: 'Send my review' }).click()
    await expect(main(page).getByText('Choose from 1 to 5 stars for delivery.')).toBeVisible()
    await expect(main(page).getByLabel('Your review')).toHaveValue('It hangs straight.\nWe love it.')
    await expect(
      main(page)
        .getByRole('radio', { name: new RegExp(`order ${number}`) })
        .nth(1),
    ).toBeChecked()
    await expect(main(page).getByRole('radio', { name: '5 stars, Excellent' }).first()).toBeChecked()
    await giveAllStars(page, 5)
    await main(page).getByLabel('In a few words').fill('Lovely')
    await main(page).getByLabel('Name to show').fill('Mia')
    await main(page).getByRole('button', { name: 'Send my review' }).click()
    await expect(main(page).getByText(/^Thank you\. We have your review/)).toBeVisible()
    await expect(main(page).getByLabel('Your review')).toHaveValue('')
    expect(await staff(shop, 'reviews', 'list')).toContain('5 of 5 stars, Lovely')
  })

  test('E-25: a link that is over says so, and leads on', async ({ page }) => {
    await page.goto('/write-a-review?key=forged.x.y')
    await expect(main(page).getByText(/^This link has expired, or was cut short/)).toBeVisible()
    await expect(main(page).getByLabel('Order number')).toBeVisible()
  })
})
