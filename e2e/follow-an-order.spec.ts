/** After the order: where it stands, and its pictures before they are printed. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { ask, placeOrder, prepareCart, textDesignSku } from '../tools/guest-checkout.ts'
import { newCustomerToken, orderOfCustomer, takeSession } from './support/customers.ts'
import { mailTo } from './support/mails.ts'
import { test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome } from './support/thorough.ts'

const main = (page: Page) => page.getByRole('main')
const EMAIL = 'robin@example.com'

async function guestOrder(url: string, revision: string): Promise<{ number: string; token: string }> {
  return placeOrder(url, await prepareCart(url, [{ sku: textDesignSku, revision, quantity: 1 }], EMAIL))
}

for (const width of allOrSome([390, 1440], [390])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 800 ? 844 : 900 } })

    test('L-03, L-04: a guest types number and email, and sees where the order stands', async ({
      page,
      shop,
      revision,
    }) => {
      const { number } = await guestOrder(shop.url, revision)
      await page.goto('/order-status-tracking')
      await main(page).getByRole('button', { name: 'Show my order' }).click()
      await expect(main(page).getByText(/^Enter the number of your order/)).toBeVisible()
      await main(page).getByLabel('Order number').pressSequentially(number)
      await main(page).getByLabel('Email').pressSequentially('kim@example.com')
      await page.keyboard.press('Enter')
      await expect(
        main(page).getByText("We couldn't locate an order with the information provided."),
      ).toBeVisible()
      await expect(main(page).getByLabel('Order number')).toHaveValue(number)
      await main(page).getByLabel('Email').fill('')
      await main(page).getByLabel('Email').pressSequentially(EMAIL)
      await page.keyboard.press('Enter')
      const order = main(page).getByRole('region', { name: `Order ${number}` })
      await expect(order.getByRole('listitem').filter({ hasText: 'Placed' })).toBeVisible()
      await expect(order).toContainText('With you')
      await stillness(page)
      expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
      for (const path of ['/order-es', '/order-cp', '/order-bcpb', '/order-bps']) {
        await page.goto(`${path}?number=${number}`)
        await main(page).getByLabel('Email').fill(EMAIL)
        await main(page).getByRole('button', { name: 'Show my order' }).click()
        await expect(order, path).toContainText('With you')
        await expect(page).toHaveURL(`${path}`)
      }
    })

    test('L-01, L-02, CA-87: a customer sees how an order will be printed, asks for a change and approves', async ({
      context,
      page,
      shop,
      revision,
    }) => {
      const token = await newCustomerToken(shop.url)
      const number = await orderOfCustomer(shop.url, token, revision)
      await takeSession(context, shop.url, token)
      await page.goto(`/customer/account/view-order/${number}`)
      await main(page).getByRole('link', { name: 'See how it will be printed' }).click()
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`Proof of order ${number}`)
      const picture = main(page).getByRole('img', { name: /as it will be printed/ })
      await expect(async () => {
        await page.reload()
        await expect(picture).toBeVisible({ timeout: 1_000 })
      }).toPass({ timeout: 60_000 })
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
      await expect(main(page)).toContainText('Its outermost part goes around the edge or is cut away.')
      await main(page).getByRole('button', { name: 'Ask for this change' }).click()
      await expect(main(page).getByText('Please tell us what to change.')).toBeVisible()
      await main(page).getByLabel('Or tell us what to change').pressSequentially('Brighter, please')
      await main(page).getByRole('button', { name: 'Ask for this change' }).click()
      await expect(main(page).getByText(/you asked us to change: Brighter, please/)).toBeVisible()
      await main(page).getByRole('button', { name: 'Approve this picture' }).click()
      await expect(main(page).getByText(/^You approved it on/)).toBeVisible()
      await stillness(page)
      expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])

      const { customer } = await ask<{ customer: { orders: { items: { proof_key: string }[] } } }>(
        shop.url,
        '{ customer { orders { items { proof_key } } } }',
        {},
        token,
      )
      await context.clearCookies()
      await page.goto(`/proof_order?number=${number}`)
      await expect(main(page).getByRole('heading', { level: 1 }), 'a stranger sees nothing').toHaveText(
        'There is no proof here',
      )
      const key = customer.orders.items[0]?.proof_key ?? ''
      const response = await page.goto(`/proof_order?key=${encodeURIComponent(key)}`)
      expect(response?.headers()['referrer-policy']).toBe('same-origin')
      await expect(picture).toBeVisible()
    })
  })
}

test('L-01, CA-87: a guest opens the proof from the mail that confirms the order', async ({
  page,
  shop,
  revision,
}) => {
  const { number } = await guestOrder(shop.url, revision)
  const mail = await mailTo(shop.dataDir, EMAIL, new RegExp(`order ${number}`))
  const link = /https?:\/\/\S*\/proof_order\?key=[\w.-]+/.exec(mail)?.[0] ?? ''
  const { pathname, search } = new URL(link)
  await page.goto(pathname + search)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`Proof of order ${number}`)
  await main(page).getByRole('button', { name: 'Approve this picture' }).click()
  await expect(main(page).getByText(/^You approved it on/)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('PE-13: an order is found', async ({ page, shop, revision }) => {
    const { number } = await guestOrder(shop.url, revision)
    await page.goto(`/order-status-tracking?number=${number}`)
    await main(page).getByLabel('Email').fill(EMAIL)
    await main(page).getByRole('button', { name: 'Show my order' }).click()
    await expect(main(page).getByRole('region', { name: `Order ${number}` })).toContainText('With you')
  })
})
