/** The page of gift certificates as a browser without scripts uses it. */
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { apiContext } from '../../request/api.ts'
import { requestContext } from '../../request/request.ts'
import { noThirdPartyServices } from '../../request/third-party-services.ts'
import { openTestShop } from '../../testing/shop.ts'
import { linesOfCart } from '../store.ts'
import { action, loader, meta } from './gift-certificate-page.tsx'

const shop = await openTestShop()

function contextOf() {
  const context = new RouterContextProvider()
  context.set(apiContext, shop.api)
  context.set(requestContext, {
    publicUrl: shop.publicUrl,
    pictures: { own: [shop.publicUrl], cdn: undefined },
    nonce: undefined,
    now: shop.clock.now(),
    thirdParty: noThirdPartyServices,
    takesHeic: true,
    notices: [],
    report: (error) => expect.unreachable(String(error)),
  })
  return context
}

type Args = Parameters<typeof action>[0]

function argsOf(path: string, cartId?: string, form?: Record<string, string>): Args {
  const [, , line] = path.split('/')
  const url = new URL(path, shop.publicUrl)
  const body = form && new URLSearchParams(form)
  const request = new Request(url, {
    method: body ? 'POST' : 'GET',
    headers: cartId === undefined ? {} : { cookie: `__Host-cart_id=${cartId}` },
    ...(body && { body }),
  })
  const params = line ? { line } : {}
  return { context: contextOf(), request, url, params, pattern: '/gift-certificate/:line?' } as Args
}

async function open(path: string, cartId?: string) {
  try {
    const { data, init } = await loader(argsOf(path, cartId))
    const headers = new Headers(init?.headers)
    return { data, status: init?.status ?? 200, keeping: headers.get('cache-control') }
  } catch (response) {
    if (!(response instanceof Response)) throw response
    return { status: response.status, leadsTo: response.headers.get('location') }
  }
}

const filledIn = {
  amount: '100',
  own_amount: '',
  recipient_name: 'Alex',
  mail_to: 'recipient',
  recipient_email: 'alex@example.com',
  sender_name: 'Robin',
  message: 'Happy birthday',
  deliver_on: '2026-12-24',
}

async function send(path: string, form: Partial<typeof filledIn> & { act?: string }, cartId?: string) {
  const answer = await action(argsOf(path, cartId, { ...filledIn, ...form }))
  if (!(answer instanceof Response)) return { refused: answer.data, status: answer.init?.status }
  const cookie = answer.headers.getSetCookie().find((one) => one.includes('cart_id='))
  return {
    leadsTo: answer.headers.get('location'),
    cartId: /cart_id=([\w-]+)/.exec(cookie ?? '')?.[1] ?? expect.unreachable('no cart in a cookie'),
  }
}

describe('K-06: /gift-certificate', () => {
  it('is the same for everybody, with the price that search engines read (F-35)', async () => {
    const { data, keeping } = await open('/gift-certificate')
    expect([data?.kind, keeping]).toEqual(['new', expect.stringContaining('public')])
    if (!data) throw new Error('Expected the page')
    const matches = [{ id: 'root', loaderData: { publicUrl: shop.publicUrl } }]
    const tags = meta({ loaderData: data, matches } as unknown as Parameters<typeof meta>[0])
    expect(tags).toContainEqual({ name: 'robots', content: 'INDEX,FOLLOW' })
    expect(JSON.stringify(tags)).toContain('"price":"10.00"')
  })

  it('B-45: has one address', async () => {
    for (const other of ['/Gift-Certificate', '/gift-certificate/']) {
      expect(await open(other)).toEqual({ status: 301, leadsTo: '/gift-certificate' })
    }
  })

  it('puts a certificate into a new cart, and one more into the same', async () => {
    const { leadsTo, cartId = '' } = await send('/gift-certificate', {})
    expect(leadsTo).toBe('/checkout/cart')
    await send('/gift-certificate', { mail_to: 'buyer', deliver_on: '', own_amount: '1500' }, cartId)
    const lines = await linesOfCart(shop.db, cartId)
    expect(lines.map(({ sku, quantity, entered }) => [sku, quantity, entered])).toEqual([
      [
        'GiftCert',
        1,
        {
          amountCents: 10_000,
          senderName: 'Robin',
          recipientName: 'Alex',
          recipientEmail: 'alex@example.com',
          message: 'Happy birthday',
          deliverOn: '2026-12-24',
        },
      ],
      ['GiftCert', 1, expect.objectContaining({ amountCents: 150_000 })],
    ])
    expect(lines[1]?.entered).not.toHaveProperty('recipientEmail')
    expect(lines[1]?.entered).not.toHaveProperty('deliverOn')
  })

  it('PE-18: adds it once, however often the form is sent', async () => {
    const { cartId } = await send('/gift-certificate', {})
    const act = '5a0c0a52-1f0b-4d57-9d6a-000000000077'
    for (let times = 0; times < 3; times++) await send('/gift-certificate', { act }, cartId)
    expect(await linesOfCart(shop.db, cartId ?? '')).toHaveLength(2)
  })

  it('PE-20: a cart that was ordered in another tab is followed by another', async () => {
    const { leadsTo, cartId } = await send('/gift-certificate', {}, 'A'.repeat(32))
    expect([leadsTo, cartId === 'A'.repeat(32)]).toEqual(['/checkout/cart', false])
    expect(await linesOfCart(shop.db, cartId ?? '')).toHaveLength(1)
  })

  it.each([
    [{ own_amount: '1500.01' }, { own_amount: 'A gift certificate is worth A$10.00 to A$1,500.00.' }],
    [{ recipient_email: 'alex@' }, { recipient_email: expect.stringContaining('after the @') }],
    [{ deliver_on: '2026-11-19' }, { deliver_on: expect.stringContaining('today or a later day') }],
  ])('PE-22: %j is refused at its field, with all that was typed', async (form, problems) => {
    const { refused, status } = await send('/gift-certificate', form)
    expect(status).toBe(422)
    expect(refused).toEqual({ typed: { ...filledIn, ...form }, problems, message: undefined })
  })
})

describe('K-07: /gift-certificate/{itemId}', () => {
  const inCart = async () => {
    const { cartId = '' } = await send('/gift-certificate', {})
    const [line] = await linesOfCart(shop.db, cartId)
    return { cartId, line: String(line?.id) }
  }

  it('shows the certificate of the shopper’s own cart, by its number or its opaque id', async () => {
    const { cartId, line } = await inCart()
    for (const name of [line, btoa(line)]) {
      const { data, keeping } = await open(`/gift-certificate/${name}`, cartId)
      expect([data, keeping]).toEqual([
        expect.objectContaining({ kind: 'change', typed: filledIn }),
        'private, no-store',
      ])
    }
  })

  it('shows none of another cart, or of none', async () => {
    const [mine, theirs] = [await inCart(), await inCart()]
    for (const cartId of [mine.cartId, undefined]) {
      const { data, status } = await open(`/gift-certificate/${theirs.line}`, cartId)
      expect([data?.kind, status]).toEqual(['gone', 404])
    }
  })

  it('changes the line, also what was taken out', async () => {
    const { cartId, line } = await inCart()
    const change = { own_amount: '77.50', message: '', deliver_on: '', mail_to: 'buyer' }
    expect(await send(`/gift-certificate/${line}`, change, cartId)).toMatchObject({
      leadsTo: '/checkout/cart',
    })
    const lines = await linesOfCart(shop.db, cartId)
    expect(lines.map(({ id, entered }) => [String(id), entered])).toEqual([
      [line, { amountCents: 7750, senderName: 'Robin', recipientName: 'Alex' }],
    ])
  })

  it('PE-20: a line that was removed in another tab is said, and nothing is added', async () => {
    const [mine, theirs] = [await inCart(), await inCart()]
    const { refused } = await send(`/gift-certificate/${theirs.line}`, {}, mine.cartId)
    expect(refused?.message).toContain('no longer in your cart')
    expect(await linesOfCart(shop.db, mine.cartId)).toHaveLength(1)
  })
})

it('K-06: the cart says for whom a certificate is, what it is worth and when it is sent', async () => {
  const { cartId } = await send('/gift-certificate', {})
  const { cart } = await shop.ask(
    `query ($id: String!) { cart(cart_id: $id) { itemsV2 { items { options { label value } } } } }`,
    { id: cartId },
  )
  expect(cart.itemsV2.items[0].options).toEqual([
    { label: 'For', value: 'Alex' },
    { label: 'Amount', value: 'A$100.00' },
    { label: 'Emailed to', value: 'alex@example.com' },
    { label: 'Sent', value: 'Thu 24 December 2026' },
  ])
})
