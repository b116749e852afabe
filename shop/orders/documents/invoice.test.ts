import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, test } from 'vitest'
import { anAddress } from '../../testing/builders.ts'
import { configure } from '../../testing/configure.ts'
import { anOrder, aPaidOrder, aWrittenOrder } from '../../testing/orders.ts'
import { openTestShop } from '../../testing/shop.ts'
import { markPaid } from '../commands/mark-paid.ts'
import { invoiceRoutes } from './invoice-routes.ts'

const shop = await openTestShop()
const routes = invoiceRoutes(shop)
const fonts = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts/',
)

beforeAll(async () => {
  await configure(shop, {
    business_name: 'Keepsake Prints Pty Ltd',
    business_abn: '51 824 753 556',
    business_address: '1 Example Road | Marsden Park NSW 2765',
  })
})

const fetchInvoice = (token: string) => routes.request(`/orders/invoice/${token}.pdf`)

/** The words of each page, as a reader's search finds them. */
async function wordsOf(token: string): Promise<string[]> {
  const data = new Uint8Array(await (await fetchInvoice(token)).arrayBuffer())
  const file = await getDocument({ data, standardFontDataUrl: fonts }).promise
  const pages: string[] = []
  for (let number = 1; number <= file.numPages; number++) {
    const { items } = await (await file.getPage(number)).getTextContent()
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' ')
        // The file's own text keeps letters and accents apart.
        .normalize('NFC'),
    )
  }
  return pages
}

test('a tax invoice names seller with ABN, buyer, date, every line with its GST, and the total', async () => {
  const order = await aPaidOrder(shop, { lines: [{ quantity: 2 }] })
  const [page] = await wordsOf(order.token)
  for (const words of [
    'Tax invoice',
    'Keepsake Prints Pty Ltd',
    'ABN 51 824 753 556',
    '1 Example Road',
    //
    'Marsden Park NSW 2765',
    // CA-82
    'Date 21, November 2026',
    `Order ${order.number}`,
    'Robin Marsh',
    '12 Harbour Street',
    'Custom canvas print',
    'CANVAS-30X40-P-D38-MIRROR-MATTE',
    '2 $24.31 $4.42 $48.62',
    'Delivery, Standard $14.99',
    'Total with GST A$63.61',
    'GST in this total $5.78',
    'Paid by credit or debit card $63.61',
  ]) {
    expect(page).toContain(words)
  }
})

test('over 1000 dollars the buyer is named, with their ABN when they gave one', async () => {
  const order = await aWrittenOrder(
    shop,
    {
      billingAddress: anAddress({
        company: 'Harbour & Light Pty Ltd',
        firstName: 'Thị Ánh',
        lastName: 'Nguyễn',
      }),
      notes: { abn: '53004085616' },
    },
    [{ unitCents: 150_000 }],
  )
  await markPaid(shop, order.id)
  const [page] = await wordsOf(order.token)
  for (const words of [
    'Thị Ánh Nguyễn'.normalize('NFC'),
    'Harbour & Light Pty Ltd',
    'ABN 53 004 085 616',
    'A$1,500.00',
  ]) {
    expect(page).toContain(words)
  }
})

test('a gift certificate shows no GST, and everything that paid is told', async () => {
  const entered = { amountCents: 5000, senderName: 'Robin', recipientName: 'Alex' }
  const order = await aWrittenOrder(
    shop,
    {
      paymentMethod: 'free',
      grandTotalCents: 0,
      discountCents: 1000,
      giftCardCents: 3000,
      creditCents: 2000,
      pointsCents: 100,
      gstCents: 10,
    },
    [
      {
        kind: 'gift-certificate',
        productName: 'Gift certificate',
        sku: 'GiftCert',
        unitCents: 5000,
        gstCents: 0,
        entered,
      },
      { unitCents: 1100, discountCents: 1000, gstCents: 10 },
    ],
  )
  const [page] = await wordsOf(order.token)
  for (const words of [
    '1 $50.00 none $50.00',
    'Discounts -$10.00',
    'Total with GST A$51.00',
    'Paid by gift card $30.00',
    'Paid by store credit $20.00',
    'Paid by reward points $1.00',
    'A gift certificate is a voucher',
  ]) {
    expect(page).toContain(words)
  }
})

test('a long invoice goes on on the next page, and its sums stand together on the last', async () => {
  const order = await aWrittenOrder(
    shop,
    {},
    Array.from({ length: 30 }, () => ({})),
  )
  await markPaid(shop, order.id)
  const pages = await wordsOf(order.token)
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) expect(page).toContain('Item Quantity Each GST in it Amount')
  expect(pages.at(-1)).toContain('Goods $330.00 Total with GST A$330.00 GST in this total $30.00')
})

describe('SH-24: the invoice is for whoever holds the order’s token', () => {
  test('kept by nobody else and listed nowhere', async () => {
    const order = await aPaidOrder(shop)
    const { status, headers } = await fetchInvoice(order.token)
    expect({
      status,
      type: headers.get('content-type'),
      cache: headers.get('cache-control'),
      robots: headers.get('x-robots-tag'),
      name: headers.get('content-disposition'),
    }).toEqual({
      status: 200,
      type: 'application/pdf',
      cache: 'private, no-store',
      robots: 'noindex',
      name: expect.stringMatching(/^inline; filename="invoice-3\d{8}\.pdf"$/),
    })
  })

  test.each([
    ['a made-up token', async () => 'x'.repeat(32)],
    ['an order that is not paid', async () => (await anOrder(shop)).token],
    ['no token at all', async () => ''],
  ])('and not for %s', async (_, token) => {
    expect((await fetchInvoice(await token())).status).toBe(404)
  })
})
