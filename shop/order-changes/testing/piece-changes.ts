/** A piece compared and changed through the API, as the page of a changeable order does it. */
import { isRefusal } from '../../api/refusal.ts'
import { openCart } from '../../cart/commands/open-cart.ts'
import { changeCart } from '../../cart/store.ts'
import { capturePayment } from '../../checkout/commands/capture-payment.ts'
import type { OrderWithLines } from '../../orders/store.ts'
import { aDesignRevision, aReadyCart, byGuest } from '../../testing/builders.ts'
import type { aSignedInCustomer } from '../../testing/customers.ts'
import { reload } from '../../testing/orders.ts'
import type { TestShop } from '../../testing/shop.ts'

const COMPARE = `query ($token: String!, $line: ID!, $revision: ID!) {
  orderPieceChange(token: $token, line_id: $line, design_revision: $revision) {
    quantity before { total { value } } after { total { value } } difference { value } settlement is_possible } }`
const CHANGE = `mutation ($input: ChangeOrderPieceInput!) { changeOrderPiece(input: $input) { number } }`

export const cents = ({ value }: { value: number }) => Math.round(value * 100)

/** What the shopper is shown of a change of one line to a SKU, and the press that confirms it. */
export async function askedChange(
  shop: TestShop,
  order: ChangedOrder,
  line: { id: number },
  sku: string,
  visit: { token?: string } = {},
) {
  const revision = await aDesignRevision(shop.db, { sku })
  const variables = { token: order.token, line: String(line.id), revision }
  const { orderPieceChange: plan } = await shop.ask(COMPARE, variables, visit)
  const confirm = () => confirmed(shop, variables, plan.difference.value, visit)
  return { plan, confirm }
}

/** Why it is not even shown, and what the press says to somebody who sends a difference all the same. */
export async function refusedChange(shop: TestShop, order: ChangedOrder, line: { id: number }, sku: string) {
  const revision = await aDesignRevision(shop.db, { sku })
  const variables = { token: order.token, line: String(line.id), revision }
  const refusal = (await shop.send(COMPARE, variables)).errors?.[0]?.message
  return { refusal, confirm: (shown: number) => confirmed(shop, variables, shown) }
}

type ChangedOrder = Pick<OrderWithLines, 'token'>

/** @returns why nothing was changed */
async function confirmed(
  shop: TestShop,
  { token, line: line_id, revision: design_revision }: { token: string; line: string; revision: string },
  shown_difference: number,
  visit: { token?: string } = {},
): Promise<string | undefined> {
  const input = { token, line_id, design_revision, shown_difference }
  return (await shop.send(CHANGE, { input }, visit)).errors?.[0]?.message
}

interface Wanted {
  /** A guest's when left out. A customer has one cart at a time. */
  buyer?: Awaited<ReturnType<typeof aSignedInCustomer>>
  lines: readonly { sku: string; quantity?: number }[]
  codes?: readonly string[]
  method: 'card' | 'banktransfer'
}

/** Express, so that no free delivery decides about a change. */
async function readyCart(shop: TestShop, { buyer, lines, codes = [], method }: Wanted): Promise<string> {
  const id = await aReadyCart(shop, { lines: [...lines] })
  const isLarge = lines.some(({ sku }) => sku.includes('100X150'))
  const change = {
    shippingChoice: { carrierCode: isLarge ? 'courier' : 'keepsake', methodCode: 'express' },
    paymentMethod: method,
    couponCodes: [...codes],
    customerId: buyer?.id ?? null,
  }
  await changeCart(shop.db, id, change, shop.clock.now())
  return id
}

/** An order from the checkout; one that is paid by card has its money. */
export async function orderedCart(shop: TestShop, wanted: Wanted): Promise<OrderWithLines> {
  const id = await readyCart(shop, wanted)
  const placed = (
    await shop.ask(
      'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { id } errors { message } } }',
      { id },
      wanted.buyer?.visit,
    )
  ).placeOrder
  if (!placed.orderV2) throw new Error(placed.errors[0]?.message)
  const order = await reload(shop, placed.orderV2.id)
  if (order.paymentId) await capturePayment(shop, order.paymentId)
  return reload(shop, order.id)
}

/** What the cart asks for these goods with these codes, in cents, without delivery. */
export async function askedOfCart(shop: TestShop, wanted: Wanted): Promise<number> {
  const request = byGuest(await readyCart(shop, wanted))
  const cart = await openCart(
    { ...shop, configuration: await shop.configuration() },
    { ...request, caller: wanted.buyer?.caller ?? request.caller },
  )
  if (isRefusal(cart)) throw new Error(cart.message)
  return cart.totals.subtotalCents - cart.totals.discountCents
}
