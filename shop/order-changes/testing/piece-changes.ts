/** A piece compared and changed through the API, as the page of a changeable order does it. */
import type { OrderWithLines } from '../../orders/store.ts'
import { aDesignRevision } from '../../testing/builders.ts'
import type { TestShop } from '../../testing/shop.ts'

const COMPARE = `query ($token: String!, $line: ID!, $revision: ID!) {
  orderPieceChange(token: $token, line_id: $line, design_revision: $revision) {
    quantity before { total { value } } after { total { value } } difference { value } settlement is_possible } }`
const CHANGE = `mutation ($input: ChangeOrderPieceInput!) { changeOrderPiece(input: $input) { number } }`

export const cents = ({ value }: { value: number }) => Math.round(value * 100)

/** What the shopper is shown of a change of one line to a SKU, and the press that confirms it. */
export async function askedChange(shop: TestShop, order: ChangedOrder, line: { id: number }, sku: string) {
  const revision = await aDesignRevision(shop.db, { sku })
  const variables = { token: order.token, line: String(line.id), revision }
  const { orderPieceChange: plan } = await shop.ask(COMPARE, variables)
  const confirm = () => confirmed(shop, variables, plan.difference.value)
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
): Promise<string | undefined> {
  const input = { token, line_id, design_revision, shown_difference }
  return (await shop.send(CHANGE, { input })).errors?.[0]?.message
}
