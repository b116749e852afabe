/** Who hears of a change that a shopper wants of a proof, and how often one may be wanted. L-01, SH-18. */
import { describe, expect, test } from 'vitest'
import type { Mail } from '#platform/mail/mail.ts'
import { anOrder } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { takeJobs } from '../testing/waiting-jobs.ts'
import { renderMail } from '../wiring/mail-templates.ts'
import { settleChange } from './commands/decide-on-proof.ts'
import { proofKey } from './commands/proof-keys.ts'
import { sendOrderNews } from './commands/send-order-news.ts'
import { tellStaffOfProofChange } from './commands/tell-staff-of-proof-change.ts'
import { eventsOfOrders } from './history-store.ts'
import { sendOrderNewsJob, tellStaffOfProofChangeJob } from './jobs/names.ts'
import type { OrderWithLines } from './store.ts'

const shop = await openTestShop()

const DECIDE = `mutation ($input: DecideOnProofInput!) { decideOnProof(input: $input) { number } }`
const decide = async (order: OrderWithLines, decision: string, comment?: string) => {
  const key = proofKey(shop, 'order', order.id)
  return shop.send(DECIDE, { input: { key, line_id: order.lines[0]!.id, decision, comment } })
}
const settle = (order: OrderWithLines, words: string) =>
  settleChange(shop, order.id, order.lines[0]!.id, words)

async function mails(): Promise<Mail[]> {
  const sent: Mail[] = []
  const deps = { ...shop, renderMail, mail: { send: async (mail: Mail) => void sent.push(mail) } }
  for (const wish of await takeJobs(shop, tellStaffOfProofChangeJob)) await tellStaffOfProofChange(deps, wish)
  for (const news of await takeJobs(shop, sendOrderNewsJob)) await sendOrderNews(deps, news)
  return sent
}
const paragraphsOf = ({ text }: Mail) => text.split('\n\n').slice(1, -1)

describe('L-01: a shopper wants a proof changed', () => {
  test('staff are mailed what is wanted of which line, and how to settle it', async () => {
    const order = await anOrder(shop, { email: 'mia@example.com' })
    await decide(order, 'CHANGE_WANTED', 'A little brighter,\nplease.')
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      to: 'hello@keepsake.example',
      subject: `Order ${order.number}: a proof is to be changed`,
      messageId: expect.stringMatching(new RegExp(`^order-${order.number}-proof-change-\\d+$`)),
    })
    expect(paragraphsOf(mail!)).toEqual([
      'Change wanted (line 1): A little brighter,',
      'please.',
      `From Robin Marsh, mia@example.com. The press waits until it is settled: npm run orders -- ${order.number} settle-change --line 1 "…"`,
    ])
  })

  test('pressed twice, staff are mailed once and the history has it once', async () => {
    const order = await anOrder(shop)
    await Promise.all([1, 2].map(() => decide(order, 'CHANGE_WANTED', 'Brighter')))
    await decide(order, 'CHANGE_WANTED', 'Brighter')
    expect(await mails()).toHaveLength(1)
    const told = (await eventsOfOrders(shop.db, [order.id])).get(order.id) ?? []
    expect(told.filter(({ message }) => message?.includes('Brighter'))).toHaveLength(1)
    await decide(order, 'CHANGE_WANTED', 'Brighter still')
    expect(await mails()).toHaveLength(1)
  })

  test('an approval tells staff nothing', async () => {
    await decide(await anOrder(shop), 'APPROVED', 'Lovely')
    expect(await mails()).toEqual([])
  })

  test('the shopper is mailed how staff have settled it, once, and nothing that was typed on the page', async () => {
    const order = await anOrder(shop, { email: 'mia@example.com' })
    await decide(order, 'CHANGE_WANTED', 'See https://evil.example/pay')
    await mails()
    await settle(order, 'We have made it brighter.')
    await settle(order, 'We have made it brighter.')
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      to: 'mia@example.com',
      subject: `The change of your proof of Keepsake order ${order.number} is settled`,
      messageId: expect.stringMatching(new RegExp(`^order-${order.number}-proof-settled-\\d+$`)),
    })
    expect(paragraphsOf(mail!)[0]).toBe(
      `You wanted a change of a proof of your order ${order.number}. This is our answer:`,
    )
    expect(paragraphsOf(mail!)[1]).toBe('We have made it brighter.')
    expect(mail!.text).toMatch(/See your proof:\nhttps:\/\/shop\.example\/proof_order\?/)
    expect(mail!.text).not.toContain('evil.example')
  })

  test('what waits for nothing is not settled: the history says nothing, and nobody is mailed', async () => {
    const order = await anOrder(shop)
    await decide(order, 'CHANGE_WANTED', 'Brighter')
    await decide(order, 'APPROVED')
    await mails()
    await settle(order, 'You said so on the phone')
    expect(await mails()).toEqual([])
  })
})

describe('SH-18: decisions on the proofs of an order are bounded', () => {
  const refusalOf = async (answer: ReturnType<typeof decide>) => (await answer).errors?.[0]?.message

  test('twenty an hour of an order; the last one stands, and a sentence says how long to wait', async () => {
    const order = await anOrder(shop, { email: 'often@example.com' })
    for (let i = 0; i < 20; i++) {
      expect(await refusalOf(decide(order, 'CHANGE_WANTED', `Try ${i}`))).toBeUndefined()
    }
    expect(await refusalOf(decide(order, 'APPROVED'))).toMatch(
      /^You have decided on your proofs many times\. Your last decision stands; you can change it in (an hour|\d+ minutes)\.$/,
    )
    expect(await takeJobs(shop, tellStaffOfProofChangeJob)).toHaveLength(20)
  })

  test('and of all orders of a mailbox together', async () => {
    const email = 'two@example.com'
    const [one, other] = [await anOrder(shop, { email }), await anOrder(shop, { email })]
    for (let i = 0; i < 10; i++) {
      await decide(one, 'CHANGE_WANTED', `Try ${i}`)
      await decide(other, 'CHANGE_WANTED', `Try ${i}`)
    }
    expect(await refusalOf(decide(other, 'APPROVED'))).toContain(
      'You have decided on your proofs many times.',
    )
  })
})
