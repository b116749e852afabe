/** The shop as the internet sees it: on https://shop.example, behind a proxy that terminates TLS. */
import { expect, type Page } from '@playwright/test'
import { cookieNameOn, cookieNames } from '../shop/request/cookie-names.ts'
import { ask, textDesign, textDesignSku } from '../tools/guest-checkout.ts'
import { orderNumber, payButton, typeAddress, typeCard } from './support/checkout.ts'
import { anAccount, newSession, PASSWORD } from './support/customers.ts'
import {
  beach,
  expectSaved,
  expectUploaded,
  photoOnCanvas,
  placeFirstPhoto,
  smallCanvasPath,
} from './support/design-tool.ts'
import { PUBLIC, test } from './support/https-shop.ts'
import { mailTo } from './support/mails.ts'

test('a guest designs a canvas with a photo, changes the quantity and pays', async ({ page, context }) => {
  await page.goto(smallCanvasPath)
  await placeFirstPhoto(page, await beach())
  await expectUploaded(page)
  await expectSaved(page)
  // A page loaded anew has no file of its own, so the photo comes from the shop.
  await page.reload()
  await expect(photoOnCanvas(page)).toHaveAttribute('href', /display\.jpg/)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL(`${PUBLIC}/checkout/cart`)

  const changed = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/checkout/cart'),
  )
  await page.getByRole('button', { name: 'One more' }).click()
  expect((await changed).status()).toBe(200)
  await page.reload()
  await expect(quantity(page)).toHaveText('2')

  await page.getByRole('link', { name: 'Checkout' }).first().click()
  await expect(page).toHaveTitle(/Checkout/)
  await typeAddress(page)
  await typeCard(page)
  await payButton(page).click()
  expect(await orderNumber(page)).toMatch(/^\d{9}$/)
  const [order] = (await context.cookies()).filter(({ name }) => name.endsWith('order_data'))
  expect(order).toMatchObject({
    name: '__Host-order_data',
    secure: true,
    httpOnly: true,
    domain: 'shop.example',
  })
})

test('I-10, I-23, SH-18: a customer signs in, sends a ticket with a picture and takes a copy of the data along; mails lead back', async ({
  page,
  context,
  behind,
}) => {
  const email = await anAccount(behind.url)
  await page.goto('/customer/account/ordertickets/new')
  await expect(page).toHaveURL(/^https:\/\/shop\.example\/customer\/login\?redirect=/)
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${PUBLIC}/customer/account/ordertickets/new`)
  const session = (await context.cookies()).find(
    ({ name }) => name === cookieNameOn(PUBLIC, cookieNames.customer),
  )
  expect(session).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', domain: 'shop.example' })

  await page.getByLabel('Subject').fill('A corner came bent')
  await page.getByLabel('Your message').fill('See the picture.')
  await page.getByLabel('Pictures or papers').setInputFiles(await beach())
  await expect(page.getByRole('button', { name: 'Remove beach.jpg' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/^Your message is with us/)).toBeVisible()
  const file = page.getByRole('main').getByRole('link', { name: /^beach\.jpg/ })
  await expect(file).toHaveAttribute('href', /^(https:\/\/shop\.example)?\/media\/private\/tickets\//)

  await page.goto('/customer/account/policy')
  const copy = page.waitForEvent('download')
  await page.getByRole('main').getByRole('button', { name: 'Download a copy' }).click()
  expect((await copy).suggestedFilename()).toBe('my-data.zip')

  await page.goto('/customer/forgot-password')
  await page.getByLabel('Email Address').fill(email)
  await page.getByRole('button', { name: 'Email me the link' }).click()
  const mail = await mailTo(behind.dataDir, email, /new password/)
  const addresses = [...mail.matchAll(/https?:\/\/[^\s"<>)]+/g)].map(([address]) => new URL(address).origin)
  // The names of the mail's own language are written as addresses; nobody follows them.
  expect([...new Set(addresses)].filter((origin) => origin !== 'http://www.w3.org')).toEqual([PUBLIC])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('K-28: the forms of the design tool, the cart and the checkout are taken, up to an order that is paid later', async ({
    page,
    behind,
  }) => {
    const { createDesign } = await ask<{ createDesign: { key: string; version: number } }>(
      behind.url,
      'mutation ($input: CreateDesignInput!) { createDesign(input: $input) { ... on Design { key version } } }',
      { input: { sku: textDesignSku, document: JSON.stringify(textDesign('Home by the sea')) } },
    )
    const { key, version } = createDesign
    await openForm(page, `${PUBLIC}/plain-form`, {
      action: '/uploadchoice',
      fields: { design: key, version },
    })
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL(`${PUBLIC}/checkout/cart`)
    await page.getByRole('button', { name: 'One more' }).click()
    await expect(quantity(page)).toHaveText('2')

    await page.getByRole('main').getByRole('link', { name: 'Checkout' }).last().click()
    await expect(page).toHaveURL(`${PUBLIC}/checkout`)
    await typeAddress(page)
    await page.getByRole('radio', { name: /^Bank transfer/ }).check()
    await page.getByRole('button', { name: /^Place order for A\$/ }).click()
    expect(await orderNumber(page)).toMatch(/^\d{9}$/)
    expect(new URL(page.url()).origin).toBe(PUBLIC)
  })

  test('I-22, H-37: a customer signs out', async ({ page, context, behind }) => {
    const name = cookieNameOn(PUBLIC, cookieNames.customer)
    const value = await newSession(behind.url, await anAccount(behind.url))
    await context.addCookies([{ name, value, url: PUBLIC, secure: true, httpOnly: true }])
    await page.goto('/customer/account')
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(`${PUBLIC}/customer/login`)
    await expect(page.getByText('You have successfully logged-out.')).toBeVisible()
    expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain(name)
  })

  test('SH-09: the form of another site is refused', async ({ page }) => {
    for (const action of ['/checkout/cart', '/customer/logout']) {
      await openForm(page, 'https://evil.example/', { action: PUBLIC + action, fields: { intent: 'add' } })
      const answer = page.waitForResponse(PUBLIC + action)
      await page.getByRole('button', { name: 'Send' }).click()
      expect((await answer).status()).toBe(403)
      await expect(page.getByText('This request comes from another site.')).toBeVisible()
    }
  })
})

const quantity = (page: Page) =>
  page
    .getByRole('group', { name: /^Quantity/ })
    .locator('output')
    .first()

/** A page with nothing but a form, at any address: what a browser sends from it is the browser's own. */
async function openForm(
  page: Page,
  url: string,
  { action, fields }: { action: string; fields: Record<string, string | number> },
) {
  const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`)
  const body = `<!doctype html><form method="post" action="${action}">${inputs.join('')}<button>Send</button></form>`
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(url)
}
