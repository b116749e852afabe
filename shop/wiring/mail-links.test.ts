/** Every mail of the shop, sent by the shop itself, and every address in them asked of it. */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { startEmbeddedDatabase } from '#platform/database/embedded.ts'
import { openDatabase, transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { openJobs } from '#platform/jobs/queue.ts'
import { createLimits } from '#platform/limits/limits.ts'
import { createLog } from '#platform/log.ts'
import { build } from '../../tools/build.ts'
import { makeDataDir, removeDataDir, type ShopProcess, startShopProcess } from '../../tools/shop-process.ts'
import { limitWindows } from '../api/limits.ts'
import { isRefusal } from '../api/refusal.ts'
import { changeCart, insertCart, insertLine } from '../cart/store.ts'
import { productsForLines } from '../catalogue/store.ts'
import { noteReferralOf } from '../checkout/commands/note-referral-of.ts'
import { remindOfCarts } from '../checkout/commands/remind-of-carts.ts'
import { createConfigurationReader } from '../content/commands/configuration-reader.ts'
import { receiveMessage } from '../content/commands/receive-message.ts'
import * as customerJobs from '../customers/jobs/names.ts'
import { accountNotices } from '../customers/rules/mails.ts'
import { redeemGiftCard } from '../marketing/commands/gift-card-account.ts'
import { giftCardsOfOrder } from '../marketing/store/gift-cards.ts'
import { subscribe } from '../newsletter/commands/subscribe.ts'
import { askApproval } from '../orders/commands/ask-approval.ts'
import { cancelOrder } from '../orders/commands/cancel-order.ts'
import { completeOrder } from '../orders/commands/complete-order.ts'
import { settleChange } from '../orders/commands/decide-on-proof.ts'
import { deliverParcel } from '../orders/commands/deliver-parcel.ts'
import { followUnpaidOrders } from '../orders/commands/follow-unpaid-orders.ts'
import { markPaid } from '../orders/commands/mark-paid.ts'
import { takeToProduction } from '../orders/commands/office-steps.ts'
import { paymentRefused } from '../orders/commands/payment-refused.ts'
import { refundOrder } from '../orders/commands/refund-order.ts'
import { settleBankRefund } from '../orders/commands/settle-refund.ts'
import { shipLines } from '../orders/commands/ship-lines.ts'
import { creditMemosOfOrders } from '../orders/credit-memo-store.ts'
import { sendOrderNewsJob, tellStaffOfArtworkJob } from '../orders/jobs/names.ts'
import { artworkGivenUp } from '../orders/rules/artwork-given-up.ts'
import { ownCode } from '../referrals/commands/own-code.ts'
import { answerQuestion } from '../reviews/commands/answer-question.ts'
import { askForReviews } from '../reviews/commands/ask-for-reviews.ts'
import { askQuestion } from '../reviews/commands/ask-question.ts'
import { anAddressInput, aSku } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { aWrittenOrder } from '../testing/orders.ts'
import { openTicket } from '../tickets/commands/write-as-customer.ts'
import { replyAsStaff } from '../tickets/commands/write-as-staff.ts'
import { shopJobs } from './jobs.ts'

// A whole process, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

let shop: ShopProcess
const closing: (() => Promise<void>)[] = []

beforeAll(async () => {
  await build('canvas')
  shop = await startShopProcess(makeDataDir())
}, 240_000)
afterAll(async () => {
  for (const close of closing.reverse()) await close()
  await shop.stop()
  removeDataDir(shop.dataDir)
}, 60_000)

/** What a mail is called in the folder of mails, by what it tells. */
const MAILS = {
  'order-confirmation': /^order-\d+-confirmation$/,
  paid: /^order-\d+-paid$/,
  'payment-refused': /^order-\d+-payment-refused$/,
  'payment-reminder': /^order-\d+-payment-reminder$/,
  'in-production': /^order-\d+-in-production$/,
  shipped: /^order-\d+-shipment-\d+$/,
  delivered: /^order-\d+-delivered-\d+$/,
  refunded: /^order-\d+-refund-\d+$/,
  'account-wanted': /^order-\d+-account-wanted-\d+$/,
  cancelled: /^order-\d+-cancelled$/,
  'paid-after-all': /^order-\d+-paid-after-all$/,
  'proof-decision': /^order-\d+-proof-decision-\d+-\d+-\d$/,
  'proof-change': /^order-\d+-proof-change-\d+$/,
  'proof-settled': /^order-\d+-proof-settled-\d+$/,
  'artwork-given-up': /^order-\d+-artwork-\d+$/,
  changed: /^order-\d+-changed-\d+$/,
  'gift-card': /^gift-card-/,
  'credit-taken': /^credit-taken-/,
  'referral-reward': /^referral-reward-\d+$/,
  'cart-reminder': /^cart-reminder-/,
  'review-request': /^order-\d+-review-request$/,
  answer: /^question-\d+-answer$/,
  message: /^message-\d+$/,
  ticket: /^ticket-\d+-message-\d+$/,
  'ticket-answer': /^ticket-\d+-answer-\d+$/,
  'newsletter-question': /^newsletter-ask-/,
  'newsletter-welcome': /^newsletter-welcome-/,
  'sign-in-code': /^sign-in-code-/,
  'password-link': /^password-link-/,
  'confirm-email': /^confirm-email-/,
  ...Object.fromEntries(accountNotices.map((what) => [what, new RegExp(`^${what}-`)])),
}

/** Works beside the shop, as the shopkeeper's command does. */
async function besideTheShop() {
  const database = await startEmbeddedDatabase({ folder: join(shop.dataDir, 'postgres'), database: 'shop' })
  closing.push(database.stop)
  const { db, pool, close } = openDatabase({ url: database.url, size: 2, name: 'mails' })
  closing.push(close)
  const log = createLog({ production: true, logLevel: 'silent' })
  const jobs = await openJobs({ url: database.url, jobs: shopJobs, log, isWorker: false })
  closing.push(jobs.stop)
  const clock = systemClock
  const onAway = (error: Error) => {
    throw error
  }
  const limits = createLimits({ windows: limitWindows, store: { kind: 'postgres', pool }, onAway })
  return { db, clock, jobs, limits, configuration: createConfigurationReader({ db, clock }) }
}
type Deps = Awaited<ReturnType<typeof besideTheShop>>

const done = async <Result>(result: Promise<Result>) => {
  const value = await result
  if (isRefusal(value)) throw new Error(value.message)
  return value
}

async function writeAboutOrders(deps: Deps) {
  const goods = { kind: 'goods' as const, productName: 'Sample kit' }
  const order = await aWrittenOrder(deps, {}, [goods])
  const { id } = order
  await done(markPaid(deps, id))
  await done(takeToProduction(deps, id, { early: true }))
  const lines = [{ orderLineId: order.lines[0]!.id, quantity: 1 }]
  await done(shipLines(deps, id, { lines, carrier: 'auspost', carrierTitle: 'Australia Post' }))
  await done(deliverParcel(deps, id))
  await done(refundOrder(deps, id, { everything: true, way: 'bank', reason: 'Bent' }))
  // Once it is sent nobody is asked any more.
  await expect.poll(() => hasWritten('account-wanted'), { timeout: 60_000 }).toBe(true)
  const [memo] = (await creditMemosOfOrders(deps.db, [id])).get(id) ?? []
  await done(settleBankRefund(deps, memo!.id))

  // With a design, whose picture and proof the confirmation has.
  const printed = await aWrittenOrder(deps)
  await done(askApproval(deps, printed.id, printed.lines[0]!.id, 'Is this the right photo?'))
  const givenUp = { orderId: printed.id, position: 1, message: artworkGivenUp(1, 'too-slow') }
  await deps.jobs.enqueue(deps.db, tellStaffOfArtworkJob, givenUp)
  await writeAboutChange(deps)
  await writeAboutProof(deps)
  await writeAboutReward(deps)
  // Once it is cancelled nobody is asked any more.
  await expect.poll(() => hasWritten('proof-decision'), { timeout: 60_000 }).toBe(true)
  await done(cancelOrder(deps, printed.id, { actor: 'staff', message: 'As you asked' }))
  const byCard = await aWrittenOrder(deps, { paymentMethod: 'card' })
  const configuration = await deps.configuration()
  await transaction(deps.db, (tx) => paymentRefused({ ...deps, tx, configuration }, byCard.id))

  const charged = await aWrittenOrder(deps, { paymentMethod: 'card' })
  await done(cancelOrder(deps, charged.id, { actor: 'shopper' }))
  const paidAfterAll = { news: 'paid-after-all', orderId: charged.id, way: 'gateway' } as const
  await deps.jobs.enqueue(deps.db, sendOrderNewsJob, paidAfterAll)

  // Waits for its money since before there was a reminder.
  const unpaid = await aWrittenOrder(deps)
  const confirmation = `order-${unpaid.number}-confirmation`
  await expect.poll(() => sentMails().includes(confirmation), { timeout: 60_000 }).toBe(true)
  await deps.db.execute(sql`update orders set placed_at = now() - interval '20 days' where id = ${unpaid.id}`)
  await followUnpaidOrders(deps)

  const entered = {
    amountCents: 5000,
    senderName: 'Robin',
    recipientName: 'Alex',
    recipientEmail: 'a@example.com',
  }
  const certificate = { kind: 'gift-certificate' as const, productName: 'Gift certificate', unitCents: 5000 }
  const nothingSent = {
    shippingAddress: null,
    carrierTitle: null,
    shippingMethodTitle: null,
    minimumDays: null,
    maximumDays: null,
  }
  const given = await aWrittenOrder(deps, nothingSent, [{ ...certificate, entered }])
  await done(markPaid(deps, given.id))

  // Redeemed, and refunded to its buyer.
  const redeemed = await aWrittenOrder(deps, nothingSent, [{ ...certificate, entered }])
  await done(markPaid(deps, redeemed.id))
  const [card] = await giftCardsOfOrder(deps.db, redeemed.id)
  const { id: redeemer } = await aSignedInCustomer(deps)
  await done(redeemGiftCard({ ...deps, visit: { address: undefined } }, card!.code, redeemer))
  await done(refundOrder(deps, redeemed.id, { everything: true, way: 'bank', reason: 'Given twice' }))
}

/** A friend's order of something that nobody has to print is complete. */
async function writeAboutReward(deps: Deps) {
  const now = deps.clock.now()
  const referrer = await aSignedInCustomer(deps)
  const code = await ownCode(deps, referrer.id)
  const goods = { kind: 'goods' as const, productName: 'Sample kit', unitCents: 9000 }
  const order = await aWrittenOrder(deps, { email: 'friend@example.com' }, [goods])
  const values = await deps.configuration()
  await transaction(deps.db, (tx) => noteReferralOf(tx, { values, order, code, now }))
  await done(markPaid(deps, order.id))
  await done(takeToProduction(deps, order.id, { early: true }))
  const lines = [{ orderLineId: order.lines[0]!.id, quantity: 1 }]
  await done(shipLines(deps, order.id, { lines, carrier: 'auspost', carrierTitle: 'Australia Post' }))
  await done(completeOrder(deps, order.id))
}

async function writeAboutChange(deps: Deps) {
  const { token } = await aWrittenOrder(deps)
  const input = { token, address: { ...anAddressInput, firstname: 'Kim' } }
  await asShopper(
    'mutation ($input: ChangeOrderAddressInput!) { changeOrderAddress(input: $input) { number } }',
    { input },
  )
}

/** A shopper wants a proof changed, and staff settle it. */
async function writeAboutProof(deps: Deps) {
  const { id, token, lines } = await aWrittenOrder(deps)
  const line = lines[0]!.id
  const { guestOrderByToken } = await asShopper<{ guestOrderByToken: { proof_key: string } }>(
    'query ($token: String!) { guestOrderByToken(input: { token: $token }) { proof_key } }',
    { token },
  )
  const key = guestOrderByToken.proof_key
  await asShopper('mutation ($input: DecideOnProofInput!) { decideOnProof(input: $input) { number } }', {
    input: { key, line_id: line, decision: 'CHANGE_WANTED', comment: 'A little brighter' },
  })
  await done(settleChange(deps, id, line, 'We have made it brighter.'))
}

async function asShopper<Data>(query: string, variables: object): Promise<Data> {
  const answer = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown }
  expect(errors).toBeUndefined()
  return data
}

async function writeToPeople(deps: Deps) {
  const { db, jobs } = deps
  const { email, id } = await aSignedInCustomer(deps)
  const requestedAt = new Date().toISOString()
  const wish = () => ({ email, nonce: crypto.randomUUID(), requestedAt })
  await jobs.enqueue(db, customerJobs.sendSignInCodeJob, wish())
  for (const isFirst of [true, false]) {
    await jobs.enqueue(db, customerJobs.sendPasswordLinkJob, { ...wish(), isFirst })
  }
  const other = await aSignedInCustomer(deps)
  await db.execute(sql`update customers set confirmed_at = null where id = ${other.id}`)
  await jobs.enqueue(db, customerJobs.sendConfirmationLinkJob, { ...wish(), email: other.email })
  for (const what of accountNotices) {
    const notice = { to: email, firstName: 'Alex', what, nonce: `${id}` }
    await jobs.enqueue(db, customerJobs.sendAccountNoticeJob, notice)
  }
  const consent = { source: 'footer', wording: 'form' }
  for (const isProven of [true, false]) {
    const to = `${isProven}@example.com`
    await done(transaction(db, (tx) => subscribe(tx, deps, { email: to, consent, isProven })))
  }
  await leaveCart(deps, 'true@example.com')
  await writeAboutReview(deps)
  await receiveMessage(deps, { name: 'Alex', email, telephone: undefined, comment: 'Do you print on wood?' })
  const { rows } = await db.execute<{ sku: string }>(sql`select sku from products order by id limit 1`)
  const asked = { sku: rows[0]?.sku ?? '', nickname: 'Alex', email, question: 'Is it washable?' }
  const question = await done(askQuestion(deps, asked))
  const written = { subject: 'Bent corner', message: 'Badly', orderNumber: undefined, files: [] }
  const ticket = await openTicket(deps, id, written)
  if (isRefusal(ticket)) throw new Error(ticket.message)
  await done(replyAsStaff(deps, ticket.number, 'We print it again.'))
  await done(answerQuestion(deps, Number(question), '<p>Yes, it is.</p>'))
}

/** A subscriber left a cart two days ago. */
async function leaveCart(deps: Deps, email: string) {
  const left = new Date(deps.clock.now().getTime() - 48 * 3_600_000)
  const id = newId()
  const [product] = await productsForLines(deps.db, { skus: [aSku] })
  await transaction(deps.db, async (tx) => {
    await insertCart(tx, { id, customerId: null, store: null }, left)
    await insertLine(tx, { cartId: id, productId: product!.id, sku: aSku, quantity: 1 })
    await changeCart(tx, id, { email }, left)
  })
  await remindOfCarts(deps)
}

/** What a subscriber bought arrived ten days ago. Another one than who left a cart: an order ends that reminder. */
async function writeAboutReview(deps: Deps) {
  const email = 'bought@example.com'
  const consent = { source: 'footer', wording: 'form' }
  await done(transaction(deps.db, (tx) => subscribe(tx, deps, { email, consent, isProven: true })))
  const [product] = await productsForLines(deps.db, { skus: [aSku] })
  const goods = { kind: 'goods' as const, productId: product!.id, productName: product!.name }
  const { id, lines } = await aWrittenOrder(deps, { email }, [goods])
  await done(markPaid(deps, id))
  await done(takeToProduction(deps, id, { early: true }))
  const sent = [{ orderLineId: lines[0]!.id, quantity: 1 }]
  await done(shipLines(deps, id, { lines: sent, carrier: 'auspost', carrierTitle: 'Australia Post' }))
  await done(deliverParcel(deps, id))
  await deps.db.execute(
    sql`update orders set state_changed_at = state_changed_at - interval '10 days' where id = ${id}`,
  )
  await askForReviews(deps)
}

const sentMails = () =>
  readdirSync(join(shop.dataDir, 'mail')).flatMap((name) => /^(.+)\.eml$/.exec(name)?.[1] ?? [])

const hasWritten = (what: 'account-wanted' | 'proof-decision') =>
  sentMails().some((one) => MAILS[what].test(one))

/** Addresses of links and pictures of the HTML, and whatever looks like one in the plain text. */
function addressesIn(mail: string): string[] {
  const read = (end: string) => readFileSync(join(shop.dataDir, 'mail', `${mail}.${end}`), 'utf8')
  const inHtml = [...read('html').matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
  const inText = read('txt').match(/https?:\/\/\S+/g) ?? []
  return [...inHtml, ...inText.map((address) => address.replace(/[.,]$/, ''))]
}

test('every address in every mail of the shop leads to something that is there', async () => {
  const deps = await besideTheShop()
  await writeAboutOrders(deps)
  await writeToPeople(deps)
  const missing = () =>
    Object.entries(MAILS).flatMap(([what, name]) =>
      sentMails().some((mail) => name.test(mail)) ? [] : [what],
    )
  await expect.poll(missing, { timeout: 60_000, interval: 200 }).toEqual([])
  // The two mails about a password are one kind.
  await expect.poll(() => sentMails().filter((one) => one.startsWith('password-link-'))).toHaveLength(2)

  const found = new Map(sentMails().flatMap((mail) => addressesIn(mail).map((one) => [one, mail])))
  const kinds = [
    '/order-status-tracking?',
    '/orders/invoice/',
    '/proof_order?',
    '/change_order?',
    '/customer/account/ordertickets/',
    '/newsletter/confirm/',
    '/abandoned/checkout/cart?',
    '/write-a-review?',
    '.jpg',
  ]
  for (const kind of kinds) {
    expect(
      [...found.keys()].filter((address) => address.includes(kind)),
      kind,
    ).not.toEqual([])
  }
  const lost: string[] = []
  for (const [address, mail] of found) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) })
    await answer.body?.cancel()
    if (answer.status !== 200) lost.push(`${answer.status} ${address} in ${mail}`)
  }
  expect(lost).toEqual([])
})

test('no mail is left out of that: each kind of news, and each command that writes one', () => {
  const news = sendOrderNewsJob.schema
  const kinds = 'options' in news ? (news.options as { shape: { news: { value: string } } }[]) : []
  expect(kinds.length).toBeGreaterThan(0)
  for (const { shape } of kinds) expect(Object.keys(MAILS)).toContain(shape.news.value)
  const root = resolve(import.meta.dirname, '..')
  const writers = globSync('*/commands/*.ts', { cwd: root }).filter(
    (file) => !file.includes('.test.') && readFileSync(join(root, file), 'utf8').includes('renderMail('),
  )
  expect(writers.sort()).toEqual([
    'checkout/commands/send-cart-reminder.ts',
    'content/commands/forward-to-staff.ts',
    'customers/commands/send-mails.ts',
    'marketing/commands/send-credit-taken.ts',
    'marketing/commands/send-gift-card.ts',
    'newsletter/commands/send-mails.ts',
    'orders/commands/send-confirmation.ts',
    'orders/commands/send-order-news.ts',
    'orders/commands/tell-staff-of-artwork.ts',
    'orders/commands/tell-staff-of-proof-change.ts',
    'referrals/commands/send-reward.ts',
    'reviews/commands/send-answer-mail.ts',
    'reviews/commands/send-review-request.ts',
    'tickets/commands/send-ticket-mails.ts',
  ])
})
