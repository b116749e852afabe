/** What a whole run of a shop writes to its log: purchase, refused card, sign-in, mails, and a database that dies. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../../tools/build.ts'
import {
  ask,
  freezeTextDesign,
  placeOrder,
  prepareCart,
  textDesignSku,
  tokenise,
} from '../../tools/guest-checkout.ts'
import { makeDataDir, removeDataDir, type ShopProcess, startShopProcess } from '../../tools/shop-process.ts'

const EMAIL = 'zebedia.quillfeather@planted.example'
const PASSWORD = 'Planted-Secret-77'
const DECLINED = '4000 0000 0000 0002'
const SIGNATURE = `${'Qz'.repeat(21)}x`

const dataDir = makeDataDir()
let shop: ShopProcess

beforeAll(async () => {
  await build('canvas')
  shop = await startShopProcess(dataDir, { LOG_LEVEL: 'debug', HTML_CACHE: 'off' })
}, 240_000)

afterAll(async () => {
  await shop?.stop()
  removeDataDir(dataDir)
})

const visit = (path: string) => fetch(shop.url + path).then((response) => response.text())
/** Its answer is another test's matter. */
const tried = (query: string, variables: object) => ask(shop.url, query, variables).catch(() => undefined)

const callsWithData = () => [
  tried(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    {
      email: EMAIL,
      password: PASSWORD,
    },
  ),
  tried(
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    { input: { firstname: 'Zebedia', lastname: 'Quillfeather', email: EMAIL, password: PASSWORD } },
  ),
  tried('mutation ($email: String!) { cpnewsletter(email: $email, subscribe: true) { status } }', {
    email: EMAIL,
  }),
  fetch(`${shop.url}/rest/V1/customers/password`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, template: 'email_reset' }),
  }),
  visit(`/customer/confirm?email=${encodeURIComponent(EMAIL)}&key=${SIGNATURE}`),
  visit(`/customer/confirm/${encodeURIComponent(EMAIL)}/${SIGNATURE}`),
  visit(`/newsletter/confirm/${SIGNATURE}`),
  visit(`/orders/proof/1.t2x.${SIGNATURE}.jpg`),
]

test('SH-33: no name, address, e-mail, password, token, key or card number of a whole run stands in the log', async () => {
  const revision = await freezeTextDesign(shop.url, textDesignSku, 'Words of Zebedia')
  const lines = [{ sku: textDesignSku, revision, quantity: 1 }]
  const cartId = await prepareCart(shop.url, lines, EMAIL)
  const order = await placeOrder(shop.url, cartId)
  const refused = await prepareCart(shop.url, lines, EMAIL)
  const card = await tokenise(shop.url, DECLINED)
  await ask(
    shop.url,
    'mutation ($input: SetPaymentMethodOnCartInput) { setPaymentMethodOnCart(input: $input) { cart { id } } }',
    { input: { cart_id: refused, payment_method: { code: 'card', card: { token: card } } } },
  )
  await placeOrder(shop.url, refused).catch(() => undefined)
  await Promise.all([
    ...callsWithData(),
    visit(`/orders/invoice/${order.token}.pdf`),
    visit(`/checkout/success?token=${order.token}`),
    visit(`/?sessionid=${SIGNATURE}`),
    visit(`/media/revisions/${revision}/picture.jpg`),
    visit(`/media/uploads/${revision}`),
    visit(`/${DECLINED.replaceAll(' ', '')}`),
  ])
  const postmaster = readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')
  process.kill(Number(postmaster.split('\n')[0]), 'SIGKILL')
  await Promise.all([
    ...callsWithData(),
    tried('query ($id: String!) { cart(cart_id: $id) { email } }', { id: cartId }),
    visit(`/orders/invoice/${order.token}.pdf`),
    visit('/custom-canvas-print'),
  ])

  const log = shop.output()
  // It was written, and what failed is in it.
  expect(log).toContain('/orders/invoice/[key].pdf')
  expect(log).toContain('Failed query')
  const planted = [
    ...[
      'quillfeather',
      'zebedia',
      PASSWORD,
      '4000000000000002',
      DECLINED,
      card,
      cartId,
      order.token,
      revision,
    ],
    ...[SIGNATURE, 'Robin', 'Marsh', 'Harbour Street', '0400 000 000'],
  ]
  const found = log
    .split('\n')
    .filter((line) => planted.some((text) => line.toLowerCase().includes(text.toLowerCase())))
  expect(found).toEqual([])
  // Whatever writes past the log writes lines that are no JSON.
  const others = log
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{') && !line.startsWith('Ready on'))
  expect(others).toEqual([])
}, 120_000)
