/** SH-24: numbers count up, and friends know email and name. What is looked up by them is read, and changed by nobody. */
import { expect, test } from 'vitest'
import { invoiceRoutes } from '../orders/documents/invoice-routes.ts'
import type { OrderWithLines } from '../orders/store.ts'
import { aDesignRevision, anAddressInput } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { anOrder, aPaidOrder, reload } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'

const shop = await openTestShop()

const SHOWN = `id number token status available_actions change_window { is_open closed_because }
  shipping_address { city } items { id } invoices { pdf_url } proof_key`
const LOOK_UP = `query ($input: OrderInformationInput!) { guestOrder(input: $input) { ${SHOWN} } }`
const BY_TOKEN = `query ($token: String!) { guestOrderByToken(input: { token: $token }) { ${SHOWN} } }`
const PROOF =
  'query ($key: String!) { orderProof(key: $key) { number can_decide closed_because proofs { line_id key } } }'
const LINE = 'query ($key: String!) { artworkProof(key: $key) { order_number } }'
const ADDRESS =
  'mutation ($input: ChangeOrderAddressInput!) { changeOrderAddress(input: $input) { token shipping_address { city } } }'
const COMPARE = `query ($token: String!, $line: ID!, $revision: ID!) {
  orderPieceChange(token: $token, line_id: $line, design_revision: $revision) { is_possible } }`
const PIECE = 'mutation ($input: ChangeOrderPieceInput!) { changeOrderPiece(input: $input) { number } }'
const CANCEL =
  'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { order { status } errorV2 { code message } } }'
const DECIDE = 'mutation ($input: DecideOnProofInput!) { decideOnProof(input: $input) { number } }'
const TAKE = 'mutation ($token: String!) { takeGuestOrder(token: $token) { number } }'

const READ_ONLY =
  'Looked up by its number and email, an order can only be read. To change or cancel it, open the link in the email of your order.'
const THIEF_LANE = { ...anAddressInput, firstname: 'Sam', street: ['1 Thief Lane'], city: 'Perth' }

const lookUp = async ({ number, email }: OrderWithLines, visit: object = {}) =>
  (await shop.ask(LOOK_UP, { input: { number, email, lastname: 'Marsh' } }, visit)).guestOrder
const refusalOf = async (query: string, variables: object, visit: object = {}) =>
  (await shop.send(query, variables, visit)).errors?.[0]

test('a stranger who knows number, email and name does not redirect the parcel', async () => {
  const order = await aPaidOrder(shop)
  const { token } = await lookUp(order)
  const refused = await refusalOf(ADDRESS, { input: { token, address: THIEF_LANE } })
  expect(refused).toMatchObject({ message: READ_ONLY, extensions: { category: 'graphql-input' } })
  expect(await reload(shop, order.id)).toEqual(order)
  // The link of the mail does.
  const { changeOrderAddress } = await shop.ask(ADDRESS, {
    input: { token: order.token, address: THIEF_LANE },
  })
  expect(changeOrderAddress).toEqual({ token: order.token, shipping_address: { city: 'Perth' } })
})

test('nor changes a piece, cancels it, decides on its proof, or puts it into an account', async () => {
  const { email, visit } = await aSignedInCustomer(shop)
  const order = await aPaidOrder(shop, { email })
  const { id, token, proof_key: key } = await lookUp(order)
  const [line, revision] = [String(order.lines[0]!.id), await aDesignRevision(shop.db)]
  expect((await refusalOf(COMPARE, { token, line, revision }))?.message).toBe(READ_ONLY)
  const piece = { token, line_id: line, design_revision: revision, shown_difference: 0 }
  expect((await refusalOf(PIECE, { input: piece }))?.message).toBe(READ_ONLY)
  const { cancelOrder } = await shop.ask(CANCEL, { input: { order_id: id, reason: 'mine now', token } })
  expect(cancelOrder).toEqual({ order: null, errorV2: { code: 'UNAUTHORISED', message: READ_ONLY } })
  const decision = { key, line_id: line, decision: 'APPROVED' }
  expect((await refusalOf(DECIDE, { input: decision }))?.message).toBe(READ_ONLY)
  expect((await refusalOf(TAKE, { token }, visit))?.message).toBe(
    'Looked up by its number and email, an order can only be read. Only the browser that placed it puts it into an account.',
  )
  expect(await reload(shop, order.id)).toEqual(order)
})

test('they read it as whoever placed it does: order, invoice and proof', async () => {
  const order = await aPaidOrder(shop)
  const read = await lookUp(order)
  const { guestOrderByToken: own } = await shop.ask(BY_TOKEN, { token: order.token })
  expect(read).toMatchObject({
    id: own.id,
    number: own.number,
    items: own.items,
    shipping_address: { city: 'Ballina' },
  })
  expect((await shop.ask(BY_TOKEN, { token: read.token })).guestOrderByToken).toEqual(read)

  const [invoice] = read.invoices
  const answer = await invoiceRoutes(shop).request(new URL(invoice.pdf_url).pathname)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])

  const { orderProof } = await shop.ask(PROOF, { key: read.proof_key })
  expect(orderProof).toMatchObject({ number: order.number, can_decide: false, closed_because: READ_ONLY })
  const [proof] = orderProof.proofs
  expect((await shop.ask(LINE, { key: proof.key })).artworkProof.order_number).toBe(order.number)
  expect((await shop.ask(PROOF, { key: own.proof_key })).orderProof.can_decide).toBe(true)
})

test('nothing that they read holds the token, or says that they can change it', async () => {
  const order = await aPaidOrder(shop)
  const read = await lookUp(order)
  expect(JSON.stringify(read)).not.toContain(order.token)
  expect(read.token).toMatch(/^[0-9A-Za-z]{32}$/)
  expect(read.available_actions).toEqual([])
  expect(read.change_window).toEqual({ is_open: false, closed_because: READ_ONLY })
  const { guestOrderByToken: own } = await shop.ask(BY_TOKEN, { token: order.token })
  expect(own.available_actions).toEqual(['CANCEL'])
  expect(own.change_window).toEqual({ is_open: true, closed_because: null })
})

test('the token for reading is of one order and of this shop, and is not guessed from the number', async () => {
  const [order, other] = [await anOrder(shop), await anOrder(shop)]
  const [{ token }, { token: otherToken }] = [await lookUp(order), await lookUp(other)]
  expect(token).not.toBe(otherToken)
  const end = token.at(-1) === '0' ? '1' : '0'
  const ofOther = other.number.padStart(12, '0') + token.slice(12)
  for (const guess of [token.slice(0, -1) + end, ofOther, token.slice(0, 12), `${token}0`, '0'.repeat(32)]) {
    expect((await refusalOf(BY_TOKEN, { token: guess }))?.message, guess).toBe(
      "We couldn't locate an order with the information provided.",
    )
    expect((await invoiceRoutes(shop).request(`/orders/invoice/${guess}.pdf`)).status, guess).toBe(404)
  }
})

test('the owner of an account who looks an order up keeps what opens everything', async () => {
  const { id, visit } = await aSignedInCustomer(shop)
  const order = await aPaidOrder(shop, { customerId: id })
  const { token, change_window } = await lookUp(order, visit)
  expect({ token, isOpen: change_window.is_open }).toEqual({ token: order.token, isOpen: true })
})

test('once the order is in an account, the token for reading opens it for its owner alone', async () => {
  const { email, visit } = await aSignedInCustomer(shop)
  const order = await aPaidOrder(shop, { email })
  const { token } = await lookUp(order)
  await shop.ask(TAKE, { token: order.token }, visit)
  expect((await refusalOf(BY_TOKEN, { token }))?.message).toBe('Please login to view the order.')
  expect((await shop.ask(BY_TOKEN, { token }, visit)).guestOrderByToken.token).toBe(order.token)
})
