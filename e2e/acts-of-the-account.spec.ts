/** The forms of the account where something comes between: a broken answer, a session that is over, a button that is gone. */
import { expect, type Page } from '@playwright/test'
import { press, tabTo, type } from './support/by-keyboard.ts'
import { anAccount, newSession, orderOfCustomer, takeSession } from './support/customers.ts'
import { beach } from './support/design-tool.ts'
import { mailTo } from './support/mails.ts'
import { test } from './support/shop.ts'
import { button, main } from './support/sign-in.ts'

const NEW_TICKET = '/customer/account/ordertickets/new'
const subject = (page: Page) => main(page).getByLabel('Subject')
const message = (page: Page) => main(page).getByLabel('Your message')
const focused = (page: Page, sentence: RegExp) => expect(page.locator(':focus')).toHaveText(sentence)

async function writeTicket(page: Page) {
  await page.goto(NEW_TICKET)
  await subject(page).fill('A corner came bent')
  await message(page).fill('It was the lower left one.')
}

async function expectTyped(page: Page) {
  await expect(subject(page)).toHaveValue('A corner came bent')
  await expect(message(page)).toHaveValue('It was the lower left one.')
}

test('PE-21, PE-32: an answer that broke leaves a ticket as it was typed and says what to do; the next press sends it', async ({
  context,
  page,
  shop,
}) => {
  await takeSession(context, shop.url, await newSession(shop.url, await anAccount(shop.url)))
  await writeTicket(page)
  const pages = /ordertickets\/new\.data/
  await page.route(pages, (route) => {
    const body = '<html><h1>Internal Server Error</h1></html>'
    return route.fulfill({ status: 500, contentType: 'text/html', body })
  })
  await button(page, 'Send').click()
  await expect(main(page).getByRole('alert')).toHaveText(/Nothing you typed is lost; please try again\./)
  await expectTyped(page)
  await page.unroute(pages)
  await button(page, 'Send').click()
  await expect(main(page).getByText(/^Your message is with us/)).toBeVisible()
  await expect(main(page).getByText('It was the lower left one.')).toHaveCount(1)
})

test('O-10, PE-20: whoever signed out in another tab keeps what is typed, signs in there, and sends it', async ({
  context,
  page,
  shop,
}) => {
  const email = await anAccount(shop.url)
  await takeSession(context, shop.url, await newSession(shop.url, email))
  await writeTicket(page)
  await context.clearCookies()
  await button(page, 'Send').click()
  await expect(main(page).getByRole('alert')).toContainText('You are not signed in any more')
  await expectTyped(page)
  const opened = context.waitForEvent('page')
  await main(page).getByRole('link', { name: 'Sign in in a new tab' }).click()
  const other = await opened
  await expect(other).toHaveURL(/\/customer\/login/)
  await takeSession(context, shop.url, await newSession(shop.url, email))
  await button(page, 'Send').click()
  await expect(main(page).getByText(/^Your message is with us/)).toBeVisible()
  await expect(main(page).getByText('It was the lower left one.')).toBeVisible()
})

test('L-05, O-10, PE-20: a bulk order keeps its file and photos when the session is over, and is taken after signing in', async ({
  context,
  page,
  shop,
}) => {
  const email = await anAccount(shop.url)
  await takeSession(context, shop.url, await newSession(shop.url, email))
  await page.goto('/bulk-order')
  await main(page)
    .locator('input[type=file][multiple]')
    .setInputFiles(await beach())
  await expect(main(page).getByText('1 photo is uploaded.')).toBeVisible()
  const buffer = Buffer.from('sku,quantity,size,image file\nCANVAS,1,30x40,beach.jpg\n')
  await main(page).getByLabel('Your file').setInputFiles({ name: 'order.csv', mimeType: 'text/csv', buffer })
  await context.clearCookies()
  await button(page, 'Check it and add to cart').click()
  await expect(main(page).getByRole('alert')).toContainText('Your file and your photos are still chosen')
  await expect(main(page).getByRole('link', { name: 'Sign in in a new tab' })).toBeVisible()
  await takeSession(context, shop.url, await newSession(shop.url, email))
  await button(page, 'Check it and add to cart').click()
  await expect(main(page).getByRole('heading', { name: 'One row is in your cart.' })).toBeFocused()
})

test('PE-27: by keyboard, each act of the account leaves the focus on its news', async ({
  context,
  page,
  shop,
  revision,
}) => {
  const email = await anAccount(shop.url)
  const token = await newSession(shop.url, email)
  await takeSession(context, shop.url, token)
  const number = await orderOfCustomer(shop.url, token, revision)
  await page.goto(NEW_TICKET)

  await test.step('a ticket is sent, answered and closed', async () => {
    await type(page, subject(page), 'A question')
    await type(page, message(page), 'Do you print on wood?')
    await press(page, button(page, 'Send'))
    await focused(page, /^Your message is with us/)
    await type(page, message(page), 'And on cork?')
    await press(page, button(page, 'Send'))
    await expect(main(page).getByRole('listitem').filter({ hasText: 'And on cork?' })).toBeVisible()
    await focused(page, /^Your message is with us/)
    await press(page, button(page, 'Close the ticket'))
    await focused(page, /^The ticket is closed/)
  })

  await test.step('another browser is signed out', async () => {
    await newSession(shop.url, email)
    await page.goto('/customer/account/settings')
    await press(
      page,
      main(page)
        .getByRole('button', { name: /^Sign out A browser/ })
        .first(),
    )
    await focused(page, /^It is signed out\.$/)
  })

  await test.step('a proof is sent back and approved', async () => {
    await page.goto(`/proof_order?number=${number}`)
    await type(page, main(page).getByLabel('Or tell us what to change'), 'Brighter')
    await press(page, button(page, 'Ask for this change'))
    await focused(page, /you asked us to change: Brighter$/)
    await press(page, button(page, 'Approve this picture'))
    await focused(page, /^You approved it on/)
  })

  await test.step('the order goes elsewhere, and is cancelled', async () => {
    const mail = await mailTo(shop.dataDir, email, new RegExp(`order ${number}$`))
    await page.goto(/\/change_order\?token=[A-Za-z0-9_-]{32}/.exec(mail)?.[0] ?? '')
    const street = main(page).getByLabel('Street address')
    await tabTo(page, street)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('3 Hill Road')
    await press(page, button(page, 'Send it here'))
    await focused(page, /^Your order goes to this address now/)
    await page.goto(`/customer/account/view-order/${number}`)
    await tabTo(page, main(page).getByLabel('Why?'))
    await page.keyboard.type('Another')
    await press(page, button(page, 'Cancel order'))
    await focused(page, /^Your order is cancelled\./)
  })
})
