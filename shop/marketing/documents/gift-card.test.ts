import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { transaction } from '#platform/database/pool.ts'
import { fillPurse } from '../../testing/purses.ts'
import { openTestShop } from '../../testing/shop.ts'
import { renderMail } from '../../wiring/mail-templates.ts'
import { issueGiftCards } from '../commands/issue-gift-cards.ts'
import { sendGiftCard } from '../commands/send-gift-card.ts'
import { sendGiftCardJob } from '../jobs/names.ts'
import type { EnteredCertificate } from '../rules/entered-certificate.ts'
import { shownGiftCardCode } from '../rules/gift-card-code.ts'
import { giftCardsOfOrder } from '../store/gift-cards.ts'
import { giftCardRoutes } from './gift-card-routes.ts'

const shop = await openTestShop()
const deps = { db: shop.db, publicUrl: shop.publicUrl, secretKey: 'a key of thirty-two characters..' }
const routes = giftCardRoutes(deps)
const fonts = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts/',
)
const entered: EnteredCertificate = {
  amountCents: 7500,
  senderName: 'Robin',
  recipientName: 'Zoë Ngô 🎁',
  recipientEmail: 'zoe@example.com',
  message: 'Happy birthday\n\nfrom all of us',
  deliverOn: '2026-12-24',
}
let lineId = 8_000_000

async function aCard(parts: Partial<EnteredCertificate> = {}) {
  const order = {
    id: randomUUID(),
    number: '100000002',
    email: 'buyer@example.com',
    lines: [{ id: lineId++, quantity: 1, entered: { ...entered, ...parts } }],
  }
  await transaction(shop.db, (tx) => issueGiftCards({ tx, jobs: shop.jobs }, order, shop.clock.now()))
  const [card] = await giftCardsOfOrder(shop.db, order.id)
  if (!card) throw new Error('Expected a card')
  return card
}

async function mailOf(code: string, isForBuyer = false) {
  const sent: { to: string; subject: string; text: string; html: string }[] = []
  const mailer = { send: async (mail: (typeof sent)[number]) => void sent.push(mail) }
  await sendGiftCard({ ...deps, mail: mailer, renderMail } as never, { code, isForBuyer })
  const [mail] = sent
  if (!mail) throw new Error('Expected a mail')
  return { ...mail, path: /https?:\/\/[^/\s]+(\/gift-card\/\S+\.pdf)/.exec(mail.text)?.[1] ?? '' }
}

async function wordsOf(path: string): Promise<string> {
  const data = new Uint8Array(await (await routes.request(path)).arrayBuffer())
  const file = await getDocument({ data, standardFontDataUrl: fonts }).promise
  const { items } = await (await file.getPage(1)).getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  return text.replace(/\s+/g, ' ').normalize('NFC')
}

describe('K-06: the mail of a gift certificate', () => {
  it('leads its recipient to a certificate to print, at an address without the code', async () => {
    const card = await aCard()
    const { to, subject, path, html } = await mailOf(card.code)
    expect([to, subject]).toEqual(['zoe@example.com', 'Robin sent you a gift card of A$75.00'])
    expect(html).toContain(path)
    expect(path).not.toContain(card.code)
    const page = await wordsOf(path)
    for (const words of [
      'Keepsake',
      'A$75.00',
      'For Zoë Ngô',
      'From Robin',
      'Happy birthday',
      'from all of us',
    ]) {
      expect(page).toContain(words)
    }
    expect(page).toContain(shownGiftCardCode(card.code))
    expect(page).toContain('24 December 2029')
  })

  it('to a buyer who prints it says so', async () => {
    const card = await aCard({ recipientEmail: undefined })
    const { to, subject, text } = await mailOf(card.code, true)
    expect([to, subject]).toEqual(['buyer@example.com', 'Your gift certificate of A$75.00 for Zoë Ngô 🎁'])
    expect(text).toContain('Print the certificate')
  })
})

it('K-06: a mail is enqueued once, with the payment, for eight o’clock of its day in Sydney', async () => {
  const order = {
    id: randomUUID(),
    number: '100000003',
    email: 'buyer@example.com',
    lines: [{ id: lineId++, quantity: 1, entered: { ...entered, recipientEmail: undefined } }],
  }
  const issue = () =>
    transaction(shop.db, (tx) => issueGiftCards({ tx, jobs: shop.jobs }, order, shop.clock.now()))
  await expect(
    transaction(shop.db, async (tx) => {
      await issueGiftCards({ tx, jobs: shop.jobs }, order, shop.clock.now())
      throw new Error('killed')
    }),
  ).rejects.toThrow('killed')
  for (let times = 0; times < 2; times++) await issue()
  const [card] = await giftCardsOfOrder(shop.db, order.id)
  const { rows } = await shop.db.execute(
    sql`select data, start_after from pgboss.job where name = ${sendGiftCardJob.name} and data->>'code' = ${card?.code}`,
  )
  expect(rows).toEqual([{ data: { code: card?.code, isForBuyer: true }, start_after: expect.anything() }])
  expect(new Date(String(rows[0]?.start_after))).toEqual(new Date('2026-12-24T08:00:00+11:00'))
})

describe('SH-22, SH-24: a printed certificate', () => {
  it('is kept by no cache and listed by no search engine', async () => {
    const { path } = await mailOf((await aCard()).code)
    const { status, headers } = await routes.request(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('opens with the key of its mail alone', async () => {
    const { path } = await mailOf((await aCard()).code)
    const { path: other } = await mailOf((await aCard()).code)
    const [id, signature] = /print\/([\d-]+)\.(.+)\.pdf/.exec(path)?.slice(1) ?? []
    const theirs = /print\/[\d-]+\.(.+)\.pdf/.exec(other)?.[1]
    for (const key of [`${id}.${theirs}`, `${id}`, `${id}.`, `x.${signature}`]) {
      expect((await routes.request(`/gift-card/print/${key}.pdf`)).status).toBe(404)
    }
  })

  it('is there no more when it is used up or its order was cancelled', async () => {
    const card = await aCard()
    const { path } = await mailOf(card.code)
    await fillPurse(shop, { kind: 'gift-card', holder: card.code }, -7500)
    const answer = await routes.request(path)
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([410, 'noindex'])
  })

  it('holds a message of many lines on as many pages as it needs', async () => {
    const card = await aCard({ message: 'a\n'.repeat(249) })
    const { path } = await mailOf(card.code)
    const data = new Uint8Array(await (await routes.request(path)).arrayBuffer())
    const file = await getDocument({ data, standardFontDataUrl: fonts }).promise
    expect(file.numPages).toBeGreaterThan(4)
  })
})
