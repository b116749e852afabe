import { describe, expect, test } from 'vitest'
import type { Mail } from '#platform/mail/mail.ts'
import { linesOfCart } from '../cart/store.ts'
import { carts } from '../cart/tables.ts'
import { savedCalls } from '../cart/testing/saved-calls.ts'
import { newsletterSubscriptions } from '../newsletter/tables.ts'
import { cookieNames } from '../request/cookie-names.ts'
import { aCart, aReadyCart } from '../testing/builders.ts'
import { configure } from '../testing/configure.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { openTestShop } from '../testing/shop.ts'
import { takeJobs } from '../testing/waiting-jobs.ts'
import { renderMail } from '../wiring/mail-templates.ts'
import { remindOfCarts } from './commands/remind-of-carts.ts'
import { sendCartReminder } from './commands/send-cart-reminder.ts'
import * as jobs from './jobs/names.ts'
import { leftCartRoutes } from './routes.ts'

const shop = await openTestShop()
const { save, uidsOf } = savedCalls(shop)
const links = leftCartRoutes(shop)
const HOUR_MS = 3_600_000
const hours = (count: number) => shop.clock.advance(count * HOUR_MS)

let subscribers = 0

async function aSubscriber(
  status: 'SUBSCRIBED' | 'UNSUBSCRIBED' = 'SUBSCRIBED',
  email = `mia-${subscribers++}@example.com`,
): Promise<string> {
  await shop.db.insert(newsletterSubscriptions).values({
    email,
    status,
    firstName: 'Mia',
    unsubscribeKey: `key-${email}`,
    changedAt: shop.clock.now(),
  })
  return email
}

/** A cart that a guest with an email left a day ago. */
async function leftCart(email: string): Promise<string> {
  const id = await aCart(shop)
  const set =
    'mutation ($id: String!, $email: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } } }'
  await shop.ask(set, { id, email })
  return id
}

/** What is mailed when the hour strikes. */
async function mails(): Promise<Mail[]> {
  await remindOfCarts(shop)
  return sent()
}

async function sent(): Promise<Mail[]> {
  const mails: Mail[] = []
  const deps = { ...shop, renderMail, mail: { send: async (mail: Mail) => void mails.push(mail) } }
  for (const { cartId } of await takeJobs(shop, jobs.sendCartReminderJob))
    await sendCartReminder(deps, cartId)
  return mails
}

const linkIn = ({ text }: Mail) => /https:\/\/shop\.example(\/abandoned\/\S+)/.exec(text)?.[1] ?? ''
const follow = (path: string, cookie = '') => links.request(path, { headers: { cookie } })
const cartIn = (response: Response) => /cart_id=([^;]+)/.exec(response.headers.getSetCookie().join())?.[1]

describe('J-03: a subscriber is reminded of a cart, once', () => {
  test('a day after it was left, with what is in it and how to stop such mails', async () => {
    const email = await aSubscriber()
    const cart = await leftCart(email)
    await hours(23)
    expect(await mails()).toEqual([])
    await hours(2)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: email, subject: 'Your Keepsake cart is still here' })
    expect(mail?.text).toContain('You left this in your cart: Custom canvas print.')
    expect(mail?.text).toContain(`/newsletter/unsubscribe/key-${email}`)
    expect(mail?.unsubscribeUrl).toContain(`/newsletter/unsubscribe/key-${email}`)
    expect(`${mail?.text}${mail?.html}${mail?.messageId}`).not.toContain(cart)
    await hours(2)
    expect(await mails()).toEqual([])
  })

  test('two processes at the same moment send one', async () => {
    await leftCart(await aSubscriber())
    await hours(25)
    await Promise.all([remindOfCarts(shop), remindOfCarts(shop)])
    expect(await sent()).toHaveLength(1)
  })

  test.each([
    ['somebody who never subscribed', async () => void (await leftCart('never@example.com'))],
    [
      'somebody who left the newsletter',
      async () => void (await leftCart(await aSubscriber('UNSUBSCRIBED'))),
    ],
    [
      'somebody who has ordered since',
      async () => {
        const email = await aSubscriber()
        await leftCart(email)
        await hours(1)
        const id = await aReadyCart(shop, { email })
        const place = 'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { errors { message } } }'
        expect((await shop.ask(place, { id })).placeOrder.errors).toEqual([])
      },
    ],
    [
      'a cart that was emptied',
      async () => {
        const id = await leftCart(await aSubscriber())
        await shop.ask('mutation ($id: ID!) { clearCart(input: { uid: $id }) { cart { id } } }', { id })
      },
    ],
    [
      'a cart of which everything was saved for later',
      async () => {
        const id = await leftCart(await aSubscriber())
        for (const uid of await uidsOf(id)) await save(id, uid)
      },
    ],
  ])('no mail goes to %s', async (_, leave) => {
    await leave()
    await hours(25)
    expect(await mails()).toEqual([])
  })

  test('who orders, or leaves the newsletter, before the mail is sent gets none', async () => {
    const email = await aSubscriber()
    await leftCart(email)
    await hours(25)
    await remindOfCarts(shop)
    await shop.db.update(newsletterSubscriptions).set({ status: 'UNSUBSCRIBED' })
    expect(await sent()).toEqual([])
  })

  test('what is saved for later is not named in the mail', async () => {
    const id = await leftCart(await aSubscriber())
    await shop.ask(
      `mutation ($id: String!) { addProductsToCart(cartId: $id,
        cartItems: [{ sku: "SAMPLE-KIT", quantity: 1, saved_for_later: true }]) { cart { id } } }`,
      { id },
    )
    await hours(25)
    const [mail] = await mails()
    expect(mail?.text).toContain('You left this in your cart: Custom canvas print.')
  })

  test('staff choose the hours, and may send none', async () => {
    await leftCart(await aSubscriber())
    await hours(5)
    await configure(shop, { cart_reminder_hours: '0' })
    expect(await mails()).toEqual([])
    await configure(shop, { cart_reminder_hours: '4' })
    expect(await mails()).toHaveLength(1)
    await configure(shop, { cart_reminder_hours: '24' })
  })
})

describe('CA-85, SH-24: the link of a reminder', () => {
  async function aLink(): Promise<{ path: string; cart: string }> {
    const cart = await leftCart(await aSubscriber())
    await hours(25)
    const [mail] = await mails()
    return { path: mail ? linkIn(mail) : '', cart }
  }

  test('brings the pieces into a cart of the browser’s own, which the link’s maker does not know', async () => {
    const { path, cart } = await aLink()
    const response = await follow(path)
    expect([response.status, response.headers.get('location')]).toEqual([302, '/checkout/cart'])
    const id = cartIn(response) ?? ''
    expect(id).toMatch(/^\w{32}$/)
    expect(id).not.toBe(cart)
    const [copy] = await linesOfCart(shop.db, id)
    const [line] = await linesOfCart(shop.db, cart)
    expect(copy).toMatchObject({ sku: line?.sku, designRevision: line?.designRevision, quantity: 1 })
  })

  test('brings what was saved for later along, and counts it as no piece', async () => {
    const cart = await leftCart(await aSubscriber())
    const { sku, designRevision: design_revision } = (await linesOfCart(shop.db, cart))[0] ?? {}
    await savedCalls(shop).add(cart, [{ sku, quantity: 3, design_revision, saved_for_later: true }])
    await hours(25)
    const [mail] = await mails()
    const response = await follow(mail ? linkIn(mail) : '')
    expect(response.headers.getSetCookie().join()).toContain('cart_count=1')
    const copies = await linesOfCart(shop.db, cartIn(response) ?? '')
    expect(copies.map(({ quantity, savedForLater }) => [quantity, savedForLater])).toEqual([
      [1, false],
      [3, true],
    ])
  })

  test('leaves the browser that has the cart as it is, and adds to another cart that it has', async () => {
    const { path, cart } = await aLink()
    expect((await follow(path, `cart_id=${cart}`)).headers.getSetCookie()).toEqual([])
    const other = await aCart(shop)
    const id = cartIn(await follow(path, `cart_id=${other}`)) ?? ''
    expect(await linesOfCart(shop.db, id)).toHaveLength(2)
    expect((await follow(path, `cart_id=${id}`)).headers.getSetCookie()).toEqual([])
  })

  test('followed by a customer who left it as a guest, brings the pieces into the customer’s cart', async () => {
    const { path } = await aLink()
    const { token } = await aSignedInCustomer(shop)
    const id = cartIn(await follow(path, `${cookieNames.customer}=${token}`))
    const { customerCart } = await shop.ask('{ customerCart { id total_quantity } }', {}, { token })
    expect(customerCart).toMatchObject({ id, total_quantity: 1 })
  })

  test('of a customer’s cart opens nothing without signing in', async () => {
    const { token, email } = await aSignedInCustomer(shop)
    await aSubscriber('SUBSCRIBED', email)
    const { customerCart } = await shop.ask('{ customerCart { id } }', {}, { token })
    const guests = await aCart(shop)
    await shop.ask(
      'mutation ($from: String!, $to: String!) { mergeCarts(source_cart_id: $from, destination_cart_id: $to) { id } }',
      { from: guests, to: customerCart.id },
      { token },
    )
    await hours(25)
    const [mail] = await mails()
    expect(mail?.to).toBe(email)
    const response = await follow(mail ? linkIn(mail) : '')
    expect(response.headers.get('location')).toBe('/customer/login?redirect=%2Fcheckout%2Fcart')
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test.each(['', '?key=', '?key=none', `?key=${'x'.repeat(5_000)}`])(
    'with a key that nobody has ("%.20s") leads to the cart and changes nothing',
    async (search) => {
      const before = await shop.db.$count(carts)
      const response = await follow(`/abandoned/checkout/cart${search}`)
      expect([response.status, response.headers.get('location')]).toEqual([302, '/checkout/cart'])
      expect(cartIn(response)).toBeUndefined()
      expect(decodeURIComponent(response.headers.getSetCookie().join())).toContain('is not open any more')
      expect(await shop.db.$count(carts)).toBe(before)
    },
  )

  test('is for no search engine, no cache and no other site', async () => {
    const { headers } = await follow('/abandoned/checkout/cart?key=none')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })
})
