import { beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '#platform/mail/mail.ts'
import { isRefusal } from '../api/refusal.ts'
import { cancelOrder } from '../orders/commands/cancel-order.ts'
import { markPaid } from '../orders/commands/mark-paid.ts'
import { takeToProduction } from '../orders/commands/office-steps.ts'
import { refundOrder } from '../orders/commands/refund-order.ts'
import { sendOrderNews } from '../orders/commands/send-order-news.ts'
import { settleRefund } from '../orders/commands/settle-refund.ts'
import { creditMemosOfOrders } from '../orders/credit-memo-store.ts'
import * as jobs from '../orders/jobs/names.ts'
import { artworkKinds } from '../orders/rules/artwork-names.ts'
import { everyLineOfOrders, type OrderWithLines, recordArtworkFile } from '../orders/store.ts'
import { aDesignRevision, aSku, aSkuCents } from '../testing/builders.ts'
import { aPaidOrder, aWrittenOrder, reload } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { takeJobs } from '../testing/waiting-jobs.ts'
import { renderMail } from '../wiring/mail-templates.ts'
import { changePiece, type PieceDeps } from './commands/change-piece.ts'

const shop = await openTestShop()
beforeEach(async () => {
  for (const job of [jobs.sendOrderNewsJob, jobs.makeArtworkJob, jobs.settleRefundJob])
    await takeJobs<object>(shop, job)
})

/** A canvas of 20 × 20 cm and one of 50 × 75 cm, by their SKUs; without a depth that costs more. */
const SMALLER = 'CANVAS-20X20-S-D19-MIRROR-MATTE'
const LARGER = 'CANVAS-50X75-P-D38-MIRROR-MATTE'

const COMPARE = `query ($token: String!, $line: ID!, $revision: ID!) {
  orderPieceChange(token: $token, line_id: $line, design_revision: $revision) {
    before { total { value } options { value } } after { total { value } options { value } }
    difference { value } settlement is_possible } }`
const CHANGE = `mutation ($input: ChangeOrderPieceInput!) { changeOrderPiece(input: $input) {
  total { grand_total { value } subtotal_incl_tax { value } } items { product_sku quantity_ordered } } }`

const compare = async (order: OrderWithLines, revision: string) => {
  const variables = { token: order.token, line: String(order.lines[0]!.id), revision }
  return (await shop.ask(COMPARE, variables)).orderPieceChange
}
const change = async (order: OrderWithLines, revision: string, shown?: number) => {
  const shown_difference = shown ?? (await compare(order, revision)).difference.value
  const input = {
    token: order.token,
    line_id: String(order.lines[0]!.id),
    design_revision: revision,
    shown_difference,
  }
  return shop.send(CHANGE, { input })
}
const refusalOf = async (answer: ReturnType<typeof change>) => (await answer).errors?.[0]?.message
const memosOf = async ({ id }: OrderWithLines) => (await creditMemosOfOrders(shop.db, [id])).get(id) ?? []
const everyLine = async ({ id }: OrderWithLines) => (await everyLineOfOrders(shop.db, [id])).get(id) ?? []
const deps = (change: Partial<PieceDeps> = {}): PieceDeps => ({
  ...shop,
  visit: { address: undefined } as unknown as PieceDeps['visit'],
  caller: async () => ({ kind: 'guest' }) as Awaited<ReturnType<PieceDeps['caller']>>,
  ...change,
})

describe('I-09, L-01: another design of the same size', () => {
  test('takes the place of the ordered one, costs the same, and is drawn; the old one stays to be read', async () => {
    const order = await aPaidOrder(shop, { email: 'mia@example.com' })
    await takeJobs(shop, jobs.makeArtworkJob)
    const revision = await aDesignRevision(shop.db)
    expect(await compare(order, revision)).toMatchObject({
      difference: { value: 0 },
      settlement: 'It costs the same.',
      is_possible: true,
    })
    // Looking changes nothing.
    expect((await reload(shop, order.id)).lines).toEqual(order.lines)
    await change(order, revision)
    const [line, ...more] = (await reload(shop, order.id)).lines
    expect(more).toEqual([])
    expect(line).toMatchObject({ designRevision: revision, sku: aSku, position: 2, rowCents: aSkuCents })
    expect(await everyLine(order)).toMatchObject([
      {
        id: order.lines[0]!.id,
        replacedBy: line!.id,
        designRevision: order.lines[0]!.designRevision,
        isInvoiced: true,
      },
      { id: line!.id, replacedBy: null, isInvoiced: false },
    ])
    expect(await memosOf(order)).toEqual([])
    expect(await takeJobs(shop, jobs.makeArtworkJob)).toEqual([{ orderLineId: line!.id }])
    const sent: Mail[] = []
    const mailer = { send: async (mail: Mail) => void sent.push(mail) }
    for (const news of await takeJobs(shop, jobs.sendOrderNewsJob))
      await sendOrderNews({ ...shop, renderMail, mail: mailer }, news)
    expect(sent.map(({ subject }) => subject)).toEqual([`Your Keepsake order ${order.number} is changed`])
    expect(sent[0]?.text).toContain('Custom canvas print: new design. It costs the same.')
  })

  test('is approved anew: the press asks nothing of the piece that is gone', async () => {
    const order = await aPaidOrder(shop)
    await change(order, await aDesignRevision(shop.db))
    const after = await reload(shop, order.id)
    const words = `The artwork of line 2 of order ${order.number} is not drawn yet.`
    expect(await takeToProduction(shop, order.id, { early: true })).toMatchObject({ message: words })
    for (const kind of artworkKinds) {
      const file = { orderLineId: after.lines[0]!.id, kind, storageKey: `${order.id}/${kind}`, byteSize: 1 }
      await recordArtworkFile(shop.db, { ...file, madeAt: shop.clock.now() })
    }
    expect(await takeToProduction(shop, order.id, { early: true })).toBeUndefined()
  })
})

describe('another size of a paid order', () => {
  test('that costs less is given back to the cent, and a whole refund later gives back the rest', async () => {
    const order = await aPaidOrder(shop, { lines: [{}, {}] })
    const revision = await aDesignRevision(shop.db, { sku: SMALLER })
    const { difference, settlement, before, after } = await compare(order, revision)
    const cents = Math.round(-difference.value * 100)
    expect(cents).toBeGreaterThan(0)
    expect(settlement).toMatch(/less, which we give back the way it was paid/)
    expect(Math.round((before.total.value - after.total.value) * 100)).toBe(cents)
    const { data } = await change(order, revision)
    // What was paid and invoiced stays; a credit memo says what went back.
    expect(data).toMatchObject({
      changeOrderPiece: { total: { grand_total: { value: order.grandTotalCents / 100 } } },
    })
    const [memo] = await memosOf(order)
    expect(memo).toMatchObject({ way: 'gateway', moneyCents: cents, totalCents: cents, state: 'open' })
    expect(await reload(shop, order.id)).toMatchObject({
      refundedCents: cents,
      moneyBackCents: cents,
      state: 'placed',
    })
    for (const { creditMemoId } of await takeJobs(shop, jobs.settleRefundJob))
      await settleRefund(shop, creditMemoId)
    expect((await memosOf(order))[0]?.state).toBe('settled')

    const number = await refundOrder(shop, order.id, { everything: true, way: 'gateway', reason: 'Bent' })
    expect(isRefusal(number)).toBe(false)
    const memos = await memosOf(order)
    expect(memos.reduce((sum, { moneyCents }) => sum + moneyCents, 0)).toBe(order.grandTotalCents)
    expect(memos.at(-1)).toMatchObject({ adjustmentCents: 0, shippingCents: 1499 })
    expect((await reload(shop, order.id)).state).toBe('refunded')
  })

  test('and a cancelled one gives back all that was paid, no cent more', async () => {
    const order = await aPaidOrder(shop)
    await change(order, await aDesignRevision(shop.db, { sku: SMALLER }))
    expect(await cancelOrder(shop, order.id, { actor: 'staff', message: 'As you asked' })).toBeUndefined()
    const memos = await memosOf(order)
    expect(memos).toHaveLength(2)
    expect(memos.reduce((sum, { moneyCents }) => sum + moneyCents, 0)).toBe(order.grandTotalCents)
  })

  test('that costs more is refused with what else can be done, and nothing is changed', async () => {
    const order = await aPaidOrder(shop)
    const revision = await aDesignRevision(shop.db, { sku: LARGER })
    const compared = await compare(order, revision)
    expect(compared).toMatchObject({
      is_possible: false,
      settlement: expect.stringMatching(/more\. A paid order/),
    })
    expect(await refusalOf(change(order, revision))).toBe(compared.settlement)
    expect((await reload(shop, order.id)).lines).toEqual(order.lines)
    expect(await memosOf(order)).toEqual([])
  })
})

test('an order that waits for its money costs more or less, and exactly that is awaited and invoiced', async () => {
  const order = await aWrittenOrder(shop, { shippingCents: 1499 }, [{ unitCents: aSkuCents }, {}])
  for (const sku of [LARGER, SMALLER]) {
    const before = await reload(shop, order.id)
    const revision = await aDesignRevision(shop.db, { sku })
    const { difference, settlement } = await compare(before, revision)
    const dueCents = before.grandTotalCents + Math.round(difference.value * 100)
    expect(settlement).toContain(`you have A$${(dueCents / 100).toFixed(2)} to pay in all`)
    await change(before, revision)
    const after = await reload(shop, order.id)
    expect(after.grandTotalCents).toBe(dueCents)
    expect(after.lines.reduce((sum, { rowCents }) => sum + rowCents, 0)).toBe(after.subtotalCents)
    // The changed piece stands last; the next round changes the other one.
    expect(after.lines.at(-1)).toMatchObject({ sku })
  }
  await markPaid(shop, order.id, { amountCents: (await reload(shop, order.id)).grandTotalCents })
  const { guestOrderByToken } = await shop.ask(
    `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
      items { product_sku } invoices { items { product_sku } total { subtotal_incl_tax: subtotal { value } } } } }`,
    { token: order.token },
  )
  const skus = [LARGER, SMALLER].map((product_sku) => ({ product_sku }))
  expect(guestOrderByToken.items).toEqual(skus)
  expect(guestOrderByToken.invoices[0]?.items).toEqual(skus)
})

describe('a change is whole or not at all', () => {
  test('PE-18, PE-20: a double press and a second tab change it once; another change from an old tab is refused', async () => {
    const order = await aPaidOrder(shop)
    const revision = await aDesignRevision(shop.db, { sku: SMALLER })
    const shown = (await compare(order, revision)).difference.value
    const answers = await Promise.all([1, 2, 3].map(() => change(order, revision, shown)))
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([])
    expect(await memosOf(order)).toHaveLength(1)
    expect(await everyLine(order)).toHaveLength(2)
    expect(await refusalOf(change(order, await aDesignRevision(shop.db), 0))).toMatch(
      /^This piece was changed meanwhile/,
    )
  })

  test('PE-19: a difference that the shopper was not shown is refused', async () => {
    const order = await aPaidOrder(shop)
    const revision = await aDesignRevision(shop.db, { sku: SMALLER })
    expect(await refusalOf(change(order, revision, -0.01))).toMatch(/^The price has changed meanwhile/)
    expect(await memosOf(order)).toEqual([])
  })

  test('a shop that is killed before the last step has changed, refunded and promised nothing', async () => {
    const order = await aPaidOrder(shop)
    const revision = await aDesignRevision(shop.db, { sku: SMALLER })
    const shownDifferenceCents = Math.round((await compare(order, revision)).difference.value * 100)
    const wanted = { lineId: order.lines[0]!.id, designRevision: revision, shownDifferenceCents }
    for (const step of ['settle-refund', 'make-artwork', 'send-order-news']) {
      const killed: PieceDeps['jobs'] = {
        enqueue: async (tx, job, data) => {
          if (job.name === step) throw new Error('killed')
          return shop.jobs.enqueue(tx, job, data)
        },
        enqueueAll: async (tx, job, all) => {
          if (job.name === step) throw new Error('killed')
          return shop.jobs.enqueueAll(tx, job, all)
        },
      }
      await expect(changePiece(deps({ jobs: killed }), order.token, wanted)).rejects.toThrow('killed')
      expect(await reload(shop, order.id), step).toEqual(order)
      expect(await memosOf(order), step).toEqual([])
      expect(await takeJobs(shop, jobs.settleRefundJob), step).toEqual([])
    }
    expect(isRefusal(await changePiece(deps(), order.token, wanted))).toBe(false)
    expect(await memosOf(order)).toHaveLength(1)
  })

  test('the press wins the race, and nobody prints one piece and refunds for another', async () => {
    for (let round = 0; round < 4; round++) {
      const order = await aPaidOrder(shop)
      for (const kind of artworkKinds) {
        const file = { orderLineId: order.lines[0]!.id, kind, storageKey: `${order.id}/${kind}`, byteSize: 1 }
        await recordArtworkFile(shop.db, { ...file, madeAt: shop.clock.now() })
      }
      const revision = await aDesignRevision(shop.db, { sku: SMALLER })
      const shownDifferenceCents = Math.round((await compare(order, revision)).difference.value * 100)
      const wanted = { lineId: order.lines[0]!.id, designRevision: revision, shownDifferenceCents }
      const [changed, taken] = await Promise.all([
        changePiece(deps(), order.token, wanted),
        takeToProduction(shop, order.id, { early: true }),
      ])
      // The new piece is not drawn yet, so one of the two is always refused.
      expect(isRefusal(changed)).toBe(taken === undefined)
      expect(await memosOf(order)).toHaveLength(isRefusal(changed) ? 0 : 1)
    }
  })
})

test.each([
  ['a design of another kind of product', 'MUG-11OZ-L', /another of the same kind only/],
  [
    'a design of something that is not made',
    'CANVAS-1X1-S',
    /^CANVAS-1X1-S should choose depth, wrap, finish/,
  ],
  [
    'a design of a size that is not made',
    'CANVAS-1X1-S-D38-IMAGE-MATTE',
    /^A canvas is not made in 1 × 1 cm\. It is made in 14 sizes/,
  ],
  ['a design that is not there', undefined, /could not find this design/],
])('%s is refused', async (_, sku, words) => {
  const order = await aPaidOrder(shop)
  const revision = sku ? await aDesignRevision(shop.db, { sku }) : 'A'.repeat(32)
  expect(await refusalOf(change(order, revision, 0))).toMatch(words)
})

test('a line that no order has, and an amount that nobody has, are refused in words', async () => {
  const order = await aPaidOrder(shop)
  const design_revision = await aDesignRevision(shop.db, { sku: SMALLER })
  const input = { token: order.token, line_id: 'one', design_revision, shown_difference: 0 }
  for (const line_id of ['one', '1e400', '-1', '99999999999999999999']) {
    const { errors } = await shop.send(CHANGE, { input: { ...input, line_id } })
    expect(errors?.[0]?.message, line_id).toMatch(/^This piece was changed meanwhile/)
  }
  const dear = { ...input, line_id: String(order.lines[0]!.id), shown_difference: -1e300 }
  expect((await shop.send(CHANGE, { input: dear })).errors?.[0]?.message).toMatch(
    /^The price has changed meanwhile/,
  )
  expect((await reload(shop, order.id)).lines).toEqual(order.lines)
})
