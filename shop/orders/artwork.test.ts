import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, describe, expect, it } from 'vitest'
import { fillFrame } from '#packages/design-document/placement.ts'
import { aDesign, aPhoto, aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { openDrawing } from '#platform/drawing/drawing.ts'
import type { PhotoPaths } from '#platform/drawing/drawing-worker.ts'
import { createLog } from '#platform/log.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { makePhoto } from '#platform/testing/photos.ts'
import { isRefusal } from '../api/refusal.ts'
import { capturePayment } from '../checkout/commands/capture-payment.ts'
import { placeOrder } from '../checkout/commands/place-order.ts'
import { aReadyCart, byGuest } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'
import { exportArtwork } from './commands/export-artwork.ts'
import { makeArtwork } from './commands/make-artwork.ts'
import { takeToProduction } from './commands/office-steps.ts'
import { refundOrder } from './commands/refund-order.ts'
import { sendConfirmation } from './commands/send-confirmation.ts'
import { artworkOfLine, type OrderWithLines } from './store.ts'
import { openedSheets } from './testing/opened-files.ts'

const shop = await openTestShop()
const folder = await mkdtemp(join(tmpdir(), 'artwork-'))
const drawing = openDrawing({ log: createLog({ production: true, logLevel: 'silent' }) })
afterAll(async () => {
  await drawing.close()
  await rm(folder, { recursive: true })
})
const storage = openStorage(join(folder, 'storage'))
const deps = {
  ...shop,
  storage,
  drawing,
  withPhotoFiles: <Result>(_keys: readonly string[], use: (photos: PhotoPaths) => Promise<Result>) =>
    use(new Map()),
}

/** 20 × 20 cm with a bar of 19 mm: 248 mm with its bleed. */
const document = aDesign(
  aSurface({
    widthMm: 200,
    heightMm: 200,
    bleedMm: 24,
    elements: [aText({ xMm: 10, yMm: 60, widthMm: 180 })],
  }),
)
const order = await anOrder()
const line = order.lines[0]!

describe('the artwork of an order line', () => {
  it('is a press file, a proof and a job ticket under keys made of the order number', async () => {
    await makeArtwork(deps, line.id)
    const files = await artworkOfLine(shop.db, line.id)
    expect(files.map((file) => [file.kind, file.storageKey]).sort()).toEqual([
      ['artwork', `orders/${order.number}/1/artwork.pdf`],
      ['job-ticket', `orders/${order.number}/1/job-ticket.pdf`],
      ['proof', `orders/${order.number}/1/proof.jpg`],
    ])
    for (const file of files) expect((await storage.get(file.storageKey)).byteLength).toBe(file.byteSize)
    expect((await storage.get(`orders/${order.number}/1/artwork.pdf`)).subarray(0, 5).toString()).toBe(
      '%PDF-',
    )
  })

  it('is made once: a repeated job changes nothing', async () => {
    const before = await artworkOfLine(shop.db, line.id)
    shop.clock.advance(60_000)
    await makeArtwork(deps, line.id)
    expect(await artworkOfLine(shop.db, line.id)).toEqual(before)
  })

  it('is written to a folder for the press room, from storage or drawn now, with the same bytes', async () => {
    const [stored, drawn] = [join(folder, 'stored'), join(folder, 'drawn')]
    await exportArtwork(deps, order.number, stored)
    expect((await readdir(stored)).sort()).toEqual([
      `${order.number}-1-artwork.pdf`,
      `${order.number}-1-job-ticket.pdf`,
      `${order.number}-1-proof.jpg`,
    ])
    const other = await anOrder()
    await exportArtwork(deps, other.number, drawn)
    const proof = (path: string, number: string) => readFile(join(path, `${number}-1-proof.jpg`))
    expect(await proof(drawn, other.number)).toEqual(await proof(stored, order.number))
  })

  it('has a ticket that names each letter the font lacks', async () => {
    const text = aText({ text: 'a\u0000b \ud800 😀 漢字', xMm: 10, yMm: 60, widthMm: 180 })
    const { number, lines } = await anOrder(
      aDesign(aSurface({ widthMm: 200, heightMm: 200, bleedMm: 24, elements: [text] })),
    )
    await makeArtwork(deps, lines[0]!.id)
    const words = await wordsOf(await storage.get(`orders/${number}/1/job-ticket.pdf`))
    expect(words).toContain('Not in the font')
    expect(words).toContain('U+1F600, U+6F22, U+5B57')
  })

  it('has a ticket without the pieces that were given back; the press waits for it', async () => {
    const { id, number, lines, paymentId } = await anOrder(document, 3)
    const line = lines[0]!
    await capturePayment(shop, paymentId ?? '')
    const countOf = async () => {
      await makeArtwork(deps, line.id)
      const words = await wordsOf(await storage.get(`orders/${number}/1/job-ticket.pdf`))
      return /Quantity +(\d+)/.exec(words)?.[1]
    }
    expect(await countOf()).toBe('3')
    const giveBack = (quantity: number) =>
      refundOrder(shop, id, {
        lines: [{ orderLineId: line.id, quantity }],
        shippingCents: 0,
        adjustmentCents: 0,
        way: 'gateway',
        reason: 'Fewer are enough',
      })
    expect(isRefusal(await giveBack(1))).toBe(false)
    expect(await takeToProduction(shop, id, { early: true })).toMatchObject({
      message: expect.stringContaining('is not drawn yet'),
    })
    expect(await countOf()).toBe('2')
    expect(isRefusal(await giveBack(2))).toBe(false)
    expect(await exportArtwork(deps, number, join(folder, 'given-back'))).toEqual([])
  })

  it('has press sheets where its pieces are small, which are drawn anew for fewer pieces', async () => {
    const magnet = aSurface({
      ...{ widthMm: 50, heightMm: 50, bleedMm: 2 },
      elements: [aText({ xMm: 5, yMm: 5, widthMm: 40, sizeMm: 4 })],
    })
    const { id, number, lines, paymentId } = await anOrder(aDesign(magnet), 40, 'MAGNET-50X50-S-GLOSS')
    const line = lines[0]!
    await capturePayment(shop, paymentId ?? '')
    const key = `orders/${number}/1/sheets.pdf`
    const onSheets = async () => {
      await makeArtwork(deps, line.id)
      const ticket = await wordsOf(await storage.get(`orders/${number}/1/job-ticket.pdf`))
      const { sheetMm, pieces } = await openedSheets(await storage.get(key))
      return { sheetMm, pieces, ticket: ticket.replace(/\s+/g, ' ') }
    }
    const first = await onSheets()
    expect(first).toMatchObject({ sheetMm: [297, 420], pieces: [24, 16] })
    expect(first.ticket).toContain(
      `${number}-1-sheets.pdf, 297 x 420 mm, 4 across and 6 down: 2, each printed once`,
    )
    expect(first.ticket).toContain('page 1: column 1, row 1 and 23 more, trim')

    const giveBack = {
      lines: [{ orderLineId: line.id, quantity: 15 }],
      ...{ shippingCents: 0, adjustmentCents: 0, way: 'gateway' as const, reason: 'Fewer are enough' },
    }
    expect(isRefusal(await refundOrder(shop, id, giveBack))).toBe(false)
    expect((await artworkOfLine(shop.db, line.id)).map(({ kind }) => kind).sort()).toEqual([
      'artwork',
      'proof',
    ])
    const fewer = await onSheets()
    expect(fewer.pieces).toEqual([24, 1])

    const written = await exportArtwork(deps, number, join(folder, 'magnets'))
    expect(written).toContain(join(folder, 'magnets', `${number}-1-sheets.pdf`))
  })

  it.each([
    [1000, 'The coarsest has only 102 dpi. It may print soft: that is the photo, not the press'],
    [2000, 'All sharp: every photo has 200 dpi or more'],
  ])('says on its ticket what a photo %i px wide has on 248 mm', async (widthPx, words) => {
    const file = join(folder, `${widthPx}.jpg`)
    await writeFile(file, await makePhoto({ widthPx, heightPx: widthPx }))
    const size = { photoWidthPx: widthPx, photoHeightPx: widthPx }
    const photo = aPhoto({ ...size, placement: fillFrame(size, { widthMm: 248, heightMm: 248 }) })
    const { number, lines } = await anOrder(
      aDesign(aSurface({ widthMm: 200, heightMm: 200, bleedMm: 24, elements: [photo] })),
    )
    const withPhotoFiles: typeof deps.withPhotoFiles = (_keys, use) => use(new Map([['holiday', file]]))
    await makeArtwork({ ...deps, withPhotoFiles }, lines[0]!.id)
    const ticket = await wordsOf(await storage.get(`orders/${number}/1/job-ticket.pdf`))
    expect(ticket).toMatch(/Target resolution\s+200 dpi/)
    expect(ticket.replace(/\s+/g, ' ')).toContain(`Photos ${words}`)
  })

  it('of an order that is not there is not written', async () => {
    expect(await exportArtwork(deps, '999', join(folder, 'none'))).toBeUndefined()
  })
})

it('the confirmation mail goes to the shopper with the lines, totals and a deterministic id', async () => {
  const mails: unknown[] = []
  const rendered: unknown[] = []
  await sendConfirmation(
    {
      ...shop,
      mail: { send: async (mail) => void mails.push(mail) },
      renderMail: async (_name, mail) => {
        rendered.push(mail)
        return { subject: 's', html: 'h', text: 't' }
      },
    },
    order.id,
  )
  expect(mails).toEqual([
    {
      to: order.email,
      subject: 's',
      html: 'h',
      text: 't',
      messageId: `order-${order.number}-confirmation`,
    },
  ])
  expect(rendered[0]).toMatchObject({
    orderNumber: order.number,
    delivery: { method: 'Standard, with you Wed 25 November to Wed 2 December' },
    grandTotalCents: 999 + 1499,
    lines: [
      {
        quantity: 1,
        pictureUrl: expect.stringMatching(/^https:\/\/shop.example\/media\/mockup\/.+\/canvas-1x1@240.jpg\?/),
      },
    ],
  })
})

async function anOrder(
  design = document,
  quantity = 1,
  sku = 'CANVAS-20X20-S-D19-IMAGE-MATTE',
): Promise<OrderWithLines> {
  const lines = [{ sku, document: design, quantity }]
  const cartId = await aReadyCart(shop, { lines })
  const result = await placeOrder(shop, byGuest(cartId), { address: undefined, isPerson: async () => false })
  if (result.kind !== 'placed') throw new Error(JSON.stringify(result))
  return result.order
}

async function wordsOf(pdf: Uint8Array): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const page = await (await loading.promise).getPage(1)
  const { items } = await page.getTextContent()
  await loading.destroy()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}
