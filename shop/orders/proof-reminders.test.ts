import { beforeEach, expect, test } from 'vitest'
import type { Mail } from '#platform/mail/mail.ts'
import { aPaidOrder } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { takeJobs } from '../testing/waiting-jobs.ts'
import { renderMail } from '../wiring/mail-templates.ts'
import { askApproval, remindOfProofs } from './commands/ask-approval.ts'
import { cancelOrder } from './commands/cancel-order.ts'
import { takeToProduction } from './commands/office-steps.ts'
import { refundOrder } from './commands/refund-order.ts'
import { sendOrderNews } from './commands/send-order-news.ts'
import * as jobs from './jobs/names.ts'
import { artworkKinds } from './rules/artwork-names.ts'
import { type OrderWithLines, recordArtworkFile } from './store.ts'

const shop = await openTestShop()
beforeEach(async () => void (await takeJobs(shop, jobs.sendOrderNewsJob)))
const HOUR = 3_600_000

async function mails(): Promise<Mail[]> {
  const sent: Mail[] = []
  const deps = { ...shop, renderMail, mail: { send: async (mail: Mail) => void sent.push(mail) } }
  for (const news of await takeJobs(shop, jobs.sendOrderNewsJob)) await sendOrderNews(deps, news)
  return sent
}
const ask = (order: OrderWithLines) =>
  askApproval(shop, order.id, order.lines[0]!.id, 'Her face is close to the edge. Is that how you want it?')
const keyOf = ({ text }: Mail) => /proof_order\?key=([^\s&]+)/.exec(text)?.[1] ?? ''
const proofOf = async (key: string) =>
  (
    await shop.ask(`query ($key: String) { orderProof(key: $key) { proofs { line_id asks decision } } }`, {
      key,
    })
  ).orderProof.proofs[0]

test('pieces that were all given back are asked about no more', async () => {
  const order = await aPaidOrder(shop, { lines: [{}, {}] })
  const [first] = order.lines
  await ask(order)
  await mails()
  const lines = [{ orderLineId: first!.id, quantity: first!.quantity }]
  const part = { lines, shippingCents: 0, adjustmentCents: 0, way: 'gateway', reason: 'Not wanted' } as const
  expect(await refundOrder(shop, order.id, part)).toMatch(/^5/)
  await takeJobs(shop, jobs.settleRefundJob)
  await mails()
  expect(await ask(order)).toMatchObject({
    message: 'All pieces of this line are given back or sent, so none waits for a proof.',
  })
  shop.clock.advance(30 * HOUR)
  await remindOfProofs(shop)
  expect(await mails()).toEqual([])
})

test('L-01: a proof that waits for a decision holds the press, and its mail leads to where it is decided', async () => {
  const order = await aPaidOrder(shop, { email: 'mia@example.com' })
  for (const kind of artworkKinds) {
    const file = { orderLineId: order.lines[0]!.id, kind, storageKey: `${order.id}/${kind}`, byteSize: 1 }
    await recordArtworkFile(shop.db, { ...file, madeAt: shop.clock.now() })
  }
  expect(await ask(order)).toBeUndefined()
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    to: 'mia@example.com',
    subject: `Your proof of Keepsake order ${order.number} needs a decision`,
  })
  expect(mail?.text).toContain('Her face is close to the edge.')
  const take = () => takeToProduction(shop, order.id, { early: true })
  expect(await take()).toMatchObject({
    message: `The shopper has not approved line 1 of order ${order.number} yet.`,
  })
  const key = keyOf(mail!)
  const { line_id, ...shown } = await proofOf(key)
  expect(shown).toEqual({ asks: expect.stringContaining('Her face'), decision: null })
  const input = { key, line_id, decision: 'APPROVED' }
  await shop.ask('mutation ($input: DecideOnProofInput!) { decideOnProof(input: $input) { number } }', {
    input,
  })
  expect(await proofOf(key)).toMatchObject({ asks: null, decision: 'APPROVED' })
  expect(await take()).toBeUndefined()
})

test('OF-41: it is reminded of after a day and after three, once each, and never again', async () => {
  const order = await aPaidOrder(shop)
  await ask(order)
  const sent: string[] = []
  for (let hour = 0; hour < 120; hour++) {
    // Two sweeps at once remind once.
    await Promise.all([remindOfProofs(shop), remindOfProofs(shop)])
    for (const { subject, messageId } of await mails())
      sent.push(`${hour}: ${subject.slice(0, 8)} ${messageId}`)
    shop.clock.advance(HOUR)
  }
  const id = `order-${order.number}-proof-decision-${order.lines[0]!.id}`
  expect(sent).toEqual([
    expect.stringMatching(new RegExp(`^0: Your pro ${id}-\\d+-1$`)),
    expect.stringMatching(new RegExp(`^24: We still ${id}-\\d+-2$`)),
    expect.stringMatching(new RegExp(`^72: We still ${id}-\\d+-3$`)),
  ])
})

test('nobody is asked any more once the order is cancelled, also by a mail that waits', async () => {
  const order = await aPaidOrder(shop)
  await ask(order)
  await cancelOrder(shop, order.id, { actor: 'staff', message: 'As you asked' })
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    `Your Keepsake order ${order.number} is cancelled`,
  ])
  shop.clock.advance(30 * HOUR)
  await remindOfProofs(shop)
  expect(await mails()).toEqual([])
  expect(await ask(order)).toMatchObject({ message: expect.stringContaining('is cancelled') })
})
