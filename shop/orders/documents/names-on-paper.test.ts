import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { anAddress } from '../../testing/builders.ts'
import { aWrittenOrder } from '../../testing/orders.ts'
import { openTestShop } from '../../testing/shop.ts'
import { markPaid } from '../commands/mark-paid.ts'
import { invoiceRoutes } from './invoice-routes.ts'

const shop = await openTestShop()
const routes = invoiceRoutes(shop)
const fonts = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts/',
)

async function paperOf(token: string) {
  const answer = await routes.request(`/orders/invoice/${token}.pdf`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const names = [...bytes.toString('latin1').matchAll(/\/FontName ?\/\w+\+([A-Za-z]+)/g)]
  const file = await getDocument({ data: new Uint8Array(bytes), standardFontDataUrl: fonts }).promise
  const { items } = await (await file.getPage(1)).getTextContent()
  const signs = items.map((item) => ('str' in item ? item.str : '')).join('')
  // The file's own text keeps letters and accents apart, and an i under an accent has no dot.
  const plain = signs.replace(/\s/g, '').replaceAll('\u0131\u0303', 'i\u0303').normalize('NFKC')
  return { signs: plain, faces: names.map(([, name]) => name) }
}

test.each([
  ['Latin', 'Zoë', "O'Brien-Ngũgĩ"],
  ['Latin with typographic signs', 'Zoë', 'O’Brien–Ngũgĩ'],
  ['Vietnamese', 'Nguyễn', 'Thị Hương'],
  ['Chinese', '小龍', '李'],
  ['Japanese', 'さくら', '髙橋'],
  ['Korean', '지우', '김'],
  ['Cyrillic', 'Ольга', 'Щербакова'],
  ['Greek', 'Ελένη', 'Παπαδοπούλου'],
  ['Devanagari', 'प', 'र'],
  ['Bengali', 'ম', 'র'],
  ['Tamil', 'ம', 'ர'],
  ['Sinhala', 'ම', 'ර'],
  ['Gurmukhi', 'ਸ', 'ਰ'],
  ['Hebrew', 'נועה', 'כהן'],
  ['Arabic', 'محمد', 'عمر'],
  ['Thai', 'มานี', 'ใจดี'],
  ['emoji', 'Robin 🌻', 'Marsh 👍'],
])('PE-12: an invoice holds a name in %s as it was typed', async (_, firstName, lastName) => {
  const shippingAddress = anAddress({ firstName, lastName, city: lastName })
  const order = await aWrittenOrder(shop, { shippingAddress, billingAddress: shippingAddress })
  await markPaid(shop, order.id)
  const { signs, faces } = await paperOf(order.token)
  // A server has no typefaces of its own, so none of this machine's may have helped.
  for (const face of faces) expect(face).toMatch(/^(?:HankenGrotesk|Newsreader|Noto)/)
  for (const sign of `${firstName}${lastName}`.replace(/\s/g, ''))
    expect(signs).toContain(sign.normalize('NFKC'))
})
