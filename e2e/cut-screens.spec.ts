/**
 * PE-21, PE-22: a press on one of the screens around an order whose line is cut: what was typed stays, a sentence says what
 * happened and what to do, and it is done once.
 */
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { placeOrder, prepareCart, textDesignSku } from '../tools/guest-checkout.ts'
import type { ShopProcess } from '../tools/shop-process.ts'
import { ENDS, type End, endPresses, SAID_OF, withClock } from './support/bad-lines.ts'
import { anAccount, newSession, takeSession } from './support/customers.ts'
import { mailTo } from './support/mails.ts'
import { arrive } from './support/reviews.ts'
import { test } from './support/shop.ts'
import { inDatabase } from './support/shop-database.ts'
import { allOrSome } from './support/thorough.ts'

interface Here {
  context: BrowserContext
  page: Page
  shop: ShopProcess
  revision: string
}

interface Screen {
  /** Of what the press sends. */
  address: RegExp
  open: (here: Here) => Promise<void>
  type: (page: Page) => Promise<void>
  button: RegExp
  /** What was typed is still there. */
  kept: (page: Page) => Promise<void>
  /** It is done, and once. */
  done: (here: Here) => Promise<void>
}

const main = (page: Page) => page.getByRole('main')
const label = (page: Page, name: string) => main(page).getByLabel(name, { exact: true })
let people = 0
const someone = () => `cut-${process.pid}-${people++}@example.com`
let lastEmail = ''

async function guestOrder({ shop, revision }: Here) {
  lastEmail = someone()
  const cart = await prepareCart(shop.url, [{ sku: textDesignSku, revision, quantity: 1 }], lastEmail)
  return placeOrder(shop.url, cart)
}

async function asCustomer({ context, shop }: Here) {
  lastEmail = await anAccount(shop.url)
  await takeSession(context, shop.url, await newSession(shop.url, lastEmail))
}

const countOf = async ({ shop }: Here, query: string, value: string) =>
  inDatabase(shop.dataDir, async ({ pool }) => Number((await pool.query(query, [value])).rows[0]?.count))

let reviewed = { number: '', email: '' }

const SCREENS: Readonly<Record<string, Screen>> = {
  'a gift certificate': {
    address: /\/gift-certificate\.data/,
    open: async ({ page }) => void (await page.goto('/gift-certificate')),
    type: async (page) => {
      await label(page, 'Who is it for?').pressSequentially('Alex')
      await label(page, 'Their email').pressSequentially('alex@shop.example')
      await label(page, 'From').pressSequentially('Robin')
    },
    button: /^Add to cart$/,
    kept: (page) => expect(label(page, 'Who is it for?')).toHaveValue('Alex'),
    done: async ({ page }) => {
      await expect(page).toHaveURL(/\/checkout\/cart$/)
      await expect(main(page).getByRole('button', { name: /^Save for later Gift certificate/ })).toHaveCount(
        1,
      )
    },
  },
  'a ticket': {
    address: /\/ordertickets\/new\.data/,
    open: async (here) => {
      await asCustomer(here)
      await here.page.goto('/customer/account/ordertickets/new')
    },
    type: async (page) => {
      await label(page, 'Subject').pressSequentially('A corner came bent')
      await label(page, 'Your message').pressSequentially('The lower left one.')
    },
    button: /^Send$/,
    kept: (page) => expect(label(page, 'Your message')).toHaveValue('The lower left one.'),
    done: async (here) => {
      await expect(main(here.page).getByText(/^Your message is with us/)).toBeVisible()
      const tickets =
        'SELECT count(*) FROM tickets JOIN customers ON customers.id = customer_id WHERE email = $1'
      expect(await countOf(here, tickets, lastEmail)).toBe(1)
    },
  },
  'the address of an order': {
    address: /\/change_order\.data/,
    open: async (here) => {
      const { number } = await guestOrder(here)
      const mail = await mailTo(here.shop.dataDir, lastEmail, new RegExp(`order ${number}$`))
      await here.page.goto(/\/change_order\?token=[A-Za-z0-9_-]{32}/.exec(mail)?.[0] ?? '')
    },
    type: async (page) => {
      await label(page, 'Street address').clear()
      await label(page, 'Street address').pressSequentially('3 Hill Road')
    },
    button: /^Send it here$/,
    kept: (page) => expect(label(page, 'Street address')).toHaveValue('3 Hill Road'),
    done: async (here) => {
      await expect(main(here.page).getByText(/^Your order goes to this address now/)).toBeVisible()
      await here.page.reload()
      await expect(label(here.page, 'Street address')).toHaveValue('3 Hill Road')
    },
  },
  'a review': {
    address: /\/write-a-review\.data/,
    open: async (here) => {
      const { number } = await guestOrder(here)
      reviewed = { number, email: lastEmail }
      await arrive(here.shop, number)
      await here.page.goto('/write-a-review')
      await label(here.page, 'Order number').pressSequentially(number)
      await label(here.page, 'Email of the order').pressSequentially(lastEmail)
      await main(here.page).getByRole('button', { name: 'Find my order' }).click()
    },
    type: async (page) => {
      for (const question of ['Print quality', 'Value for money', 'Delivery'])
        await main(page).getByRole('radiogroup', { name: question }).getByRole('radio').last().check()
      await main(page).getByLabel('In a few words').pressSequentially('Lovely')
      await main(page).getByLabel('Your review').pressSequentially('As on the screen.')
      await main(page).getByLabel('Name to show').pressSequentially('Mia')
    },
    button: /^Send my review$/,
    kept: (page) => expect(main(page).getByLabel('Your review')).toHaveValue('As on the screen.'),
    done: async (here) => {
      await expect(main(here.page).getByText(/^Thank you\. We have your review/)).toBeVisible()
      const reviews =
        'SELECT count(*) FROM product_reviews JOIN order_lines ON order_lines.id = order_line_id JOIN orders ON orders.id = order_id WHERE orders.number = $1'
      expect(await countOf(here, reviews, reviewed.number)).toBe(1)
    },
  },
  'a bulk order': {
    address: /\/bulk-order\.data/,
    open: async (here) => {
      await asCustomer(here)
      await here.page.goto('/bulk-order')
    },
    type: (page) =>
      label(page, 'Your file').setInputFiles({
        name: 'order.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('sku,quantity\nMEMBERSHIP-NOT-SOLD,1\n'),
      }),
    button: /^Check it and add to cart$/,
    kept: async (page) =>
      expect(await label(page, 'Your file').evaluate((box: HTMLInputElement) => box.files?.[0]?.name)).toBe(
        'order.csv',
      ),
    done: async ({ page }) => {
      await expect(main(page).getByRole('heading', { name: 'One thing to fix' })).toBeFocused()
      await expect(main(page)).toContainText('We do not sell MEMBERSHIP-NOT-SOLD.')
    },
  },
}

/** Presses again: "Try again" of the note where a call waits for it, and else the button itself. */
async function pressAgain(page: Page, end: End, button: RegExp) {
  if (end === 'failure') return main(page).getByRole('button', { name: button }).click()
  // It may be going on by itself already.
  await main(page)
    .getByRole('button', { name: 'Try again' })
    .click({ timeout: 1_000 })
    .catch(() => undefined)
}

for (const [place, [name, screen]] of Object.entries(SCREENS).entries()) {
  for (const end of allOrSome(ENDS, ENDS.slice(place % ENDS.length).slice(0, 1))) {
    test(`PE-21, PE-22, PE-32: ${name}, and the press ends in ${end}: it is said, kept and done once`, async ({
      context,
      page,
      shop,
      revision,
    }) => {
      test.setTimeout(180_000)
      const here = { context, page, shop, revision }
      if (end === 'silence') await withClock(page)
      await screen.open(here)
      await screen.type(page)
      const line = await endPresses(page, screen.address, end)
      await main(page).getByRole('button', { name: screen.button }).click()
      await line.said()
      const said = main(page).getByText(SAID_OF[end]).filter({ visible: true })
      await expect(said).toHaveCount(1)
      await screen.kept(page)
      if (end === 'failure') await expect(page.locator(':focus')).toContainText(SAID_OF[end])
      await line.mend()
      await pressAgain(page, end, screen.button)
      await screen.done(here)
    })
  }
}

for (const end of allOrSome<End>(['offline', 'page-of-a-proxy'], ['offline'])) {
  test(`I-23, PE-21: a copy of the data, and the press ends in ${end}: the page stays, and the copy comes`, async ({
    context,
    page,
    shop,
    revision,
  }) => {
    await asCustomer({ context, page, shop, revision })
    await page.goto('/customer/account/policy')
    const line = await endPresses(page, /\/policy\.data/, end, 'GET')
    await main(page).getByRole('button', { name: 'Download a copy' }).click()
    await expect(main(page).getByText(SAID_OF[end])).toBeVisible()
    const copy = page.waitForEvent('download')
    await line.mend()
    expect((await copy).suggestedFilename()).toBe('my-data.zip')
    await expect(main(page).getByText(SAID_OF[end])).toHaveCount(0)
  })
}
