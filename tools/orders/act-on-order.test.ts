import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { askedChange, orderedCart } from '#shop/order-changes/testing/piece-changes.ts'
import * as jobs from '#shop/orders/jobs/names.ts'
import { artworkKinds } from '#shop/orders/rules/artwork-names.ts'
import { type OrderWithLines, recordArtworkFile } from '#shop/orders/store.ts'
import { orders, proofDecisions } from '#shop/orders/tables.ts'
import { aSignedInCustomer } from '#shop/testing/customers.ts'
import { anOrder, anOrderInProduction, aPaidOrder, aWrittenOrder, reload } from '#shop/testing/orders.ts'
import { openTestShop } from '#shop/testing/shop.ts'
import { takeJobs } from '#shop/testing/waiting-jobs.ts'
import { actOnOrder } from './act-on-order.ts'
import { readOrderWords } from './order-words.ts'

const shop = await openTestShop()

async function say({ number }: Pick<OrderWithLines, 'number'>, ...args: string[]) {
  const words = readOrderWords([number, ...args])
  if (words.kind === 'unclear') throw new Error(words.problem)
  return actOnOrder(shop, words.number, words.act)
}
const done = async (order: OrderWithLines, ...args: string[]) => {
  const { isDone, text } = await say(order, ...args)
  if (!isDone) throw new Error(text)
  return text
}
const refused = async (order: Pick<OrderWithLines, 'number'>, ...args: string[]) => {
  const { isDone, text } = await say(order, ...args)
  if (isDone) throw new Error(`Expected a refusal but it was done: ${text}`)
  return text
}
async function drawn(order: OrderWithLines) {
  for (const { id: orderLineId } of order.lines) {
    for (const kind of artworkKinds) {
      const file = { orderLineId, kind, storageKey: `${orderLineId}/${kind}`, byteSize: 1 }
      await recordArtworkFile(shop.db, { ...file, madeAt: shop.clock.now() })
    }
  }
}
const VAN = ['--carrier', 'Van']

test('L-03: an order by bank transfer goes its whole way by the words of the shopkeeper', async () => {
  const order = await aWrittenOrder(shop, { grandTotalCents: 3300 }, [
    { quantity: 2 },
    { productName: 'Sample kit', kind: 'goods' },
  ])
  await takeJobs(shop, jobs.sendOrderNewsJob)
  expect(await done(order, 'pay', '--amount', '33.00', '--reference', 'NAB 77')).toBe(
    `A$33.00 are booked. Order ${order.number}: Placed.`,
  )
  await drawn(order)
  expect(await done(order, 'produce')).toBe(`Order ${order.number}: In production.`)
  expect(await done(order, 'ship', ...VAN, '--line', '1x1')).toMatch(
    /^Parcel 4\d{8} is on its way\. Order \d+: Partly sent\.$/,
  )
  // All that is left, of every line.
  expect(await done(order, 'ship', '--carrier', 'Australia Post', '--tracking', 'KS1')).toMatch(/: Sent\.$/)
  const { lines } = await reload(shop, order.id)
  expect(lines.map(({ shippedQuantity }) => shippedQuantity)).toEqual([2, 1])
  const shown = await done(order, 'show')
  const [first, second] = shown.match(/4\d{8}/g) ?? []
  expect(await done(order, 'deliver', first!)).toMatch(/: Sent\.$/)
  expect(await done(order, 'deliver')).toBe(`Parcel ${second} has arrived. Order ${order.number}: Complete.`)
  expect((await takeJobs(shop, jobs.sendOrderNewsJob)).map(({ news }) => news)).toEqual([
    'paid',
    'in-production',
    'shipped',
    'shipped',
    'delivered',
    'delivered',
  ])
})

test('what is shown: state, money, address, lines, parcels, refunds and history, and what is open', async () => {
  const order = await anOrderInProduction(shop, { lines: [{ quantity: 2 }] })
  await done(order, 'ship', '--carrier', 'Australia Post', '--tracking', 'KS1', '--line', '1x1')
  await done(order, 'deliver')
  await done(order, 'refund', '--amount', '5', '--reason', 'Sorry')
  await done(order, 'comment', 'Fragile\u001b[2J\nsecond line')
  const shown = await done(order, 'show')
  for (const part of [
    `Order ${order.number}: Partly sent`,
    'A$63.61, Credit or debit card, paid 21 Nov 2026, 10:00',
    'to Robin Marsh, 12 Harbour Street, Ballina NSW 2478',
    // The one parcel has arrived.
    'Open: ship, refund',
    '1. 2 × Custom canvas print',
    'Australia Post, KS1, sent 21 Nov 2026, 10:00',
    'arrived 21 Nov 2026, 10:00',
    'A$5.00, through the card gateway, still to come',
    'staff, In production',
    'has arrived.',
    // A terminal obeys nothing that somebody has typed.
    'Fragile [2J second line',
  ]) {
    expect(shown.replaceAll('\u202f', ' ')).toContain(part)
  }
  const waiting = await done(await aWrittenOrder(shop), 'show')
  expect(waiting).toContain('not paid')
  expect(waiting).not.toMatch(/Parcels|Credit memos/)
})

describe('L-03: what is shown as open is what would be taken', () => {
  const open = async (order: OrderWithLines) => /Open: (.*)/.exec(await done(order, 'show'))?.[1]

  test('of a print: nothing for the press before it is drawn, nothing to send before the press has it', async () => {
    const order = await aPaidOrder(shop)
    expect(await open(order)).toBe('refund, cancel')
    await drawn(order)
    expect(await open(order)).toBe('produce --early, refund, cancel')
    await done(order, 'ask-approval', '--line', '1', 'Is it bright enough?')
    expect(await open(order)).toBe('refund, cancel')
    await done(order, 'settle-change', '--line', '1', 'You said so on the phone')
    await done(order, 'produce', '--early')
    expect(await open(order)).toBe('ship, refund')
    await done(order, 'ship', ...VAN)
    expect(await open(order)).toBe('deliver, complete, refund')
    await done(order, 'refund', '--all', '--reason', 'Late')
    expect(await open(order)).toBe('nothing')
  })

  test('goods can be sent before the press has the prints beside them, once they are paid', async () => {
    const order = await aWrittenOrder(shop, {}, [{}, { productName: 'Sample kit', kind: 'goods' }])
    expect(await open(order)).toBe('pay, cancel')
    await done(order, 'pay')
    expect(await open(order)).toBe('ship --line 2, refund, cancel')
    await drawn(order)
    expect(await open(order)).toBe('produce, ship --line 2, refund, cancel')
    expect(await refused(order, 'ship', ...VAN)).toBe('Custom canvas print is not in production yet.')
    await done(order, 'produce')
    expect(await open(order)).toBe('ship, refund')
    await done(order, 'ship', ...VAN, '--line', '2')
    expect(await open(order)).toBe('ship, deliver, refund')
  })

  test('money of a card is not paid by hand, and what is in use is not cancelled', async () => {
    expect(await open(await anOrder(shop))).toBe('cancel')
    const order = await aWrittenOrder(shop, {}, [{}, { productName: 'Membership', kind: 'membership' }])
    await done(order, 'pay')
    expect(await open(order)).toBe('refund')
    await done(order, 'refund', '--amount', '22', '--reason', 'Late')
    expect(await open(order)).toBe('nothing')
  })
})

describe('pay', () => {
  test('books the whole sum where none is named', async () => {
    const order = await aWrittenOrder(shop, { paymentMethod: 'checkmo' })
    await done(order, 'pay')
    expect((await reload(shop, order.id)).paidAt).not.toBeNull()
    expect(await refused(order, 'pay')).toBe(`Order ${order.number} is paid already.`)
  })

  test('refuses another sum, and money of a card, and changes nothing', async () => {
    const order = await aWrittenOrder(shop)
    expect(await refused(order, 'pay', '--amount', '10.00')).toBe(
      `Order ${order.number} costs A$11.00; A$1.00 of it are missing.`,
    )
    expect(await refused(order, 'pay', '--amount', '12.00')).toContain('A$1.00 are too much')
    expect(await refused(order, 'pay', '--reference', 'r'.repeat(201))).toBe(
      'A reference has at most 200 characters.',
    )
    expect((await reload(shop, order.id)).paidAt).toBeNull()
    const held = await anOrder(shop)
    expect(await refused(held, 'pay')).toContain('which the shop books by itself')
    expect(await reload(shop, held.id)).toMatchObject({ paidAt: null, state: 'placed' })
  })

  test('refuses to book unseen what the shopper has made dearer since the order was placed', async () => {
    const small = 'CANVAS-20X30-P-D19-WHITE-MATTE'
    const order = await orderedCart(shop, { lines: [{ sku: small }], method: 'banktransfer' })
    const asked = await askedChange(shop, order, order.lines[0]!, 'CANVAS-40X50-P-D19-WHITE-MATTE')
    expect(await asked.confirm()).toBeUndefined()
    const { grandTotalCents } = await reload(shop, order.id)
    expect(grandTotalCents).toBeGreaterThan(order.grandTotalCents)
    const costs = (grandTotalCents / 100).toFixed(2)
    expect(await refused(order, 'pay')).toBe(
      `Order ${order.number} was changed since it was placed and costs A$${costs} now. Say how much has arrived, with --amount.`,
    )
    expect((await reload(shop, order.id)).paidAt).toBeNull()
    expect(await done(order, 'pay', '--amount', costs)).toMatch(`A$${costs} are booked.`)
  })

  test('refuses an order that is cancelled', async () => {
    const order = await aWrittenOrder(shop)
    await done(order, 'cancel', '--reason', 'As you asked')
    expect(await refused(order, 'pay')).toBe(
      `Order ${order.number} is cancelled, so it cannot be paid any more.`,
    )
  })
})

describe('produce', () => {
  test('refuses what is not paid, not drawn, or wanted otherwise, until that is settled', async () => {
    expect(await refused(await aWrittenOrder(shop), 'produce')).toContain('is not paid yet')
    const order = await aPaidOrder(shop)
    expect(await refused(order, 'produce')).toBe(
      `The artwork of line 1 of order ${order.number} is not drawn yet.`,
    )
    await drawn(order)
    await shop.db.insert(proofDecisions).values({
      orderLineId: order.lines[0]!.id,
      decision: 'change-wanted',
      comment: 'Brighter',
      decidedAt: shop.clock.now(),
    })
    expect(await refused(order, 'produce')).toBe(`The shopper wants line 1 of order ${order.number} changed.`)
    expect(await done(order, 'show')).toContain('proof: change wanted')
    expect(await refused(order, 'settle-change', '--line', '7', 'Brighter now')).toBe(
      `Order ${order.number} has no line 7.`,
    )
    await done(order, 'settle-change', '--line', '1', 'Brighter now')
    expect(await refused(order, 'settle-change', '--line', '1', 'Brighter now')).toBe(
      `Line 1 of order ${order.number} waits for nothing.`,
    )
    await done(order, 'ask-approval', '--line', '1', 'Is it bright enough?')
    expect(await done(order, 'show')).toContain('proof: waits for the shopper')
    expect(await refused(order, 'produce')).toContain('has not approved line 1')
    await done(order, 'settle-change', '--line', '1', 'You said so on the phone')
    expect(await refused(order, 'produce')).toBe(
      `The shopper may change order ${order.number} until Mon 23 November, 10:00 am (Sydney time).`,
    )
    await done(order, 'produce', '--early')
    expect(await refused(order, 'produce')).toContain('is being made')
  })
})

describe('ship', () => {
  test('refuses what is not there, too much, or not made yet', async () => {
    const order = await anOrderInProduction(shop, { lines: [{ quantity: 2 }] })
    expect(await refused(order, 'ship', ...VAN, '--line', '9')).toBe(`Order ${order.number} has no line 9.`)
    expect(await refused(order, 'ship', ...VAN, '--line', '1x3')).toBe(
      'At most 2 of Custom canvas print can be sent.',
    )
    expect(await refused(order, 'ship', ...VAN, '--line', '1x0')).toBe('A quantity is a whole number from 1.')
    expect(await refused(order, 'ship', ...VAN, '--line', '1x1', '--line', '1')).toBe(
      'Custom canvas print is named twice.',
    )
    await done(order, 'ship', ...VAN)
    expect(await refused(order, 'ship', ...VAN)).toContain('is on its way, so it cannot be sent any more.')
    expect(await refused(await anOrder(shop), 'ship', ...VAN)).toContain('is not paid yet')
    expect(await refused(await aPaidOrder(shop), 'ship', ...VAN)).toBe(
      'Custom canvas print is not in production yet.',
    )
  })
})

test('deliver and complete refuse what is not sent', async () => {
  const order = await anOrderInProduction(shop)
  expect(await refused(order, 'deliver')).toBe(
    `Order ${order.number} is being made, so it cannot be delivered yet.`,
  )
  expect(await refused(order, 'complete')).toBe(
    `Order ${order.number} is being made, so it cannot be completed yet.`,
  )
  const unsent = await aPaidOrder(shop)
  expect(await refused(unsent, 'complete')).toBe(`Order ${unsent.number} is not sent in full yet.`)
  await done(order, 'ship', ...VAN)
  expect(await refused(order, 'deliver', '7')).toBe(`Order ${order.number} has no parcel 7.`)
  expect(await done(order, 'complete')).toBe(`Order ${order.number}: Complete.`)
})

describe('refund', () => {
  test('of a card goes back by the gateway, in parts or whole, and never more than was paid', async () => {
    await takeJobs(shop, jobs.settleRefundJob)
    const order = await aPaidOrder(shop, { lines: [{ quantity: 2 }] })
    expect(await done(order, 'refund', '--line', '1x1', '--reason', 'Bent')).toMatch(
      /^Credit memo 5\d{8} is written\. Order \d+: Placed\.$/,
    )
    expect(await refused(order, 'refund', '--line', '1x2', '--reason', 'Bent')).toBe(
      'At most 1 of Custom canvas print can be refunded.',
    )
    expect(await refused(order, 'refund', '--line', '9', '--reason', 'Bent')).toBe(
      `Order ${order.number} has no line 9.`,
    )
    expect(await refused(order, 'refund', '--delivery', '15', '--reason', 'Late')).toBe(
      'At most A$14.99 of the delivery can be given back.',
    )
    expect(await refused(order, 'refund', '--amount', '100', '--reason', 'Late')).toContain('At most A$39.30')
    expect(await refused(order, 'refund', '--all', '--credit', '--reason', 'Late')).toBe(
      'A guest has no store credit. Give the money back the way it was paid.',
    )
    expect(await done(order, 'refund', '--all', '--reason', 'Late')).toMatch(/: Refunded\.$/)
    expect(await refused(order, 'refund', '--all', '--reason', 'Late')).toContain('is refunded in full')
    expect(await takeJobs(shop, jobs.settleRefundJob)).toHaveLength(2)
  })

  test('of a bank transfer is sent by hand, and told to the shopper once it is', async () => {
    const order = await aWrittenOrder(shop)
    expect(await refused(order, 'refund', '--all', '--reason', 'Late')).toContain('is not paid yet')
    await done(order, 'pay')
    await takeJobs(shop, jobs.sendOrderNewsJob)
    const text = await done(order, 'refund', '--all', '--reason', 'Late')
    const memo = /5\d{8}/.exec(text)?.[0] ?? ''
    expect(text).toContain(
      `Transfer A$11.00 to the account that the shopper is asked for, then say: ${order.number} sent-back ${memo}.`,
    )
    expect(await takeJobs(shop, jobs.sendOrderNewsJob)).toMatchObject([{ news: 'account-wanted' }])
    expect(await refused(order, 'sent-back', '1')).toBe('There is no bank transfer to confirm here.')
    await done(order, 'sent-back', memo)
    await done(order, 'sent-back', memo)
    expect(await takeJobs(shop, jobs.sendOrderNewsJob)).toHaveLength(1)
    const other = await aPaidOrder(shop)
    expect(await refused(other, 'sent-back', memo)).toBe('There is no bank transfer to confirm here.')
  })

  test('of a part after a bank transfer names the account of the earlier one, which nobody is asked for again', async () => {
    const order = await aWrittenOrder(shop)
    await done(order, 'pay')
    const part = ['refund', '--amount', '5', '--reason', 'Late'] as const
    const first = await done(order, ...part)
    await done(order, 'sent-back', /5\d{8}/.exec(first)?.[0] ?? '')
    await takeJobs(shop, jobs.sendOrderNewsJob)
    expect(await done(order, ...part)).toContain(
      'Transfer A$5.00 to the account of the earlier one, then say:',
    )
    expect(await takeJobs(shop, jobs.sendOrderNewsJob)).toEqual([])
  })

  test('of a cancelled bank transfer is named, too: nobody else sends it', async () => {
    const order = await aWrittenOrder(shop)
    await done(order, 'pay')
    await takeJobs(shop, jobs.sendOrderNewsJob)
    const text = await done(order, 'cancel', '--reason', 'Sold out')
    expect(text).toMatch(/^Transfer A\$11\.00 to the account .+ sent-back 5\d{8}\. Order \d+: Cancelled\.$/)
    // The mail about the cancelled order asks for the account already.
    expect(await takeJobs(shop, jobs.sendOrderNewsJob)).toMatchObject([{ news: 'cancelled' }])
  })

  test('of a customer may become store credit', async () => {
    const { id } = await aSignedInCustomer(shop)
    const order = await aPaidOrder(shop, { customerId: id })
    await done(order, 'refund', '--all', '--credit', '--reason', 'Late')
    expect(await done(order, 'show')).toContain('as store credit, done')
  })
})

test('cancel is refused from production on, and the shopper reads its reason', async () => {
  expect(await refused(await anOrderInProduction(shop), 'cancel', '--reason', 'Late')).toContain(
    'is being made, so it cannot be cancelled any more.',
  )
  const order = await anOrder(shop)
  await done(order, 'cancel', '--reason', 'As you asked')
  expect(await shop.db.select().from(orders).where(eq(orders.id, order.id))).toMatchObject([
    { state: 'cancelled' },
  ])
  const { guestOrderByToken } = await shop.ask(
    `query ($token: String!) { guestOrderByToken(input: { token: $token }) { comments { message } } }`,
    { token: order.token },
  )
  expect(guestOrderByToken.comments).toEqual([{ message: 'As you asked' }])
})

test('a comment is for the office unless it says otherwise', async () => {
  const order = await anOrder(shop)
  await done(order, 'comment', 'Difficult?')
  await done(order, 'comment', 'We call you.', '--for-shopper')
  const { guestOrderByToken } = await shop.ask(
    `query ($token: String!) { guestOrderByToken(input: { token: $token }) { comments { message } } }`,
    { token: order.token },
  )
  expect(guestOrderByToken.comments).toEqual([{ message: 'We call you.' }])
})

test('an order that is not there is said to be none', async () => {
  for (const act of ['show', 'pay', 'produce', 'deliver', 'complete']) {
    expect(await refused({ number: '999999999' }, act)).toBe('There is no order 999999999.')
  }
})
