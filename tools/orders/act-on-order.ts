/** Does what the shopkeeper said with the commands of orders, whose checks and sentences hold here too. */
import { formatMoney } from '#packages/money/money.ts'
import { isRefusal, type Refusal } from '#shop/api/refusal.ts'
import { askApproval } from '#shop/orders/commands/ask-approval.ts'
import { cancelOrder } from '#shop/orders/commands/cancel-order.ts'
import { completeOrder } from '#shop/orders/commands/complete-order.ts'
import { settleChange } from '#shop/orders/commands/decide-on-proof.ts'
import { deliverParcel } from '#shop/orders/commands/deliver-parcel.ts'
import type { OrderDeps } from '#shop/orders/commands/deps.ts'
import { markPaid } from '#shop/orders/commands/mark-paid.ts'
import { addComment, takeToProduction } from '#shop/orders/commands/office-steps.ts'
import { type RefundInput, refundOrder, refundWayOf } from '#shop/orders/commands/refund-order.ts'
import { settleBankRefund } from '#shop/orders/commands/settle-refund.ts'
import { shipLines } from '#shop/orders/commands/ship-lines.ts'
import { creditMemosOfOrders } from '#shop/orders/credit-memo-store.ts'
import { stateWords } from '#shop/orders/rules/order-states.ts'
import { piecesToSend } from '#shop/orders/rules/shipping-lines.ts'
import { type OrderLine, type OrderWithLines, orderById, orderByNumber } from '#shop/orders/store.ts'
import type { Outcome } from '../terminal-words.ts'
import type { NamedPieces, OrderAct } from './order-words.ts'
import { showOrder } from './show-order.ts'

type Act<Name extends OrderAct['name']> = Extract<OrderAct, { name: Name }>
/** What is worth saying beside the new state. */
type Done = string | undefined | Refusal

export async function actOnOrder(deps: OrderDeps, number: string, act: OrderAct): Promise<Outcome> {
  const order = await orderByNumber(deps.db, number)
  if (!order) return { isDone: false, text: `There is no order ${number}.` }
  if (act.name === 'show') return { isDone: true, text: await showOrder(deps, order) }
  const unknown = unknownLine(order, act)
  if (unknown !== undefined) return { isDone: false, text: `Order ${number} has no line ${unknown}.` }
  const done = await doneWith(deps, order, act)
  if (isRefusal(done)) return { isDone: false, text: done.message }
  const after = (await orderById(deps.db, order.id)) ?? order
  return { isDone: true, text: `${done ? `${done} ` : ''}Order ${number}: ${stateWords[after.state].label}.` }
}

async function doneWith(
  deps: OrderDeps,
  order: OrderWithLines,
  act: Exclude<OrderAct, { name: 'show' }>,
): Promise<Done> {
  switch (act.name) {
    case 'pay':
      return then(
        await markPaid(deps, order.id, act),
        () => `${formatMoney(order.grandTotalCents)} are booked.`,
      )
    case 'produce':
      return takeToProduction(deps, order.id, act)
    case 'ship':
      return ship(deps, order, act)
    case 'deliver':
      return then(
        await deliverParcel(deps, order.id, act.parcel),
        (parcel) => `Parcel ${parcel} has arrived.`,
      )
    case 'complete':
      return completeOrder(deps, order.id)
    case 'refund':
      return refund(deps, order, act)
    case 'sent-back':
      return sentBack(deps, order, act)
    case 'cancel':
      return cancel(deps, order, act)
    case 'comment':
      return addComment(deps, order.id, act)
    case 'ask-approval':
      return askApproval(deps, order.id, lineAt(order, act.position).id, act.message)
    case 'settle-change':
      return settleChange(deps, order.id, lineAt(order, act.position).id, act.message)
  }
}

async function ship(deps: OrderDeps, order: OrderWithLines, act: Act<'ship'>): Promise<Done> {
  const wanted = act.lines.length > 0 ? act.lines : allLines(order, piecesToSend)
  const parcel = await shipLines(deps, order.id, {
    lines: wanted.map((named) => piecesOf(order, named, piecesToSend)),
    carrier: codeOf(act.carrier),
    carrierTitle: act.carrier,
    trackingNumber: act.tracking,
    comment: act.comment,
  })
  return then(parcel, (number) => `Parcel ${number} is on its way.`)
}

async function refund(deps: OrderDeps, order: OrderWithLines, act: Act<'refund'>): Promise<Done> {
  const way = act.asCredit ? 'credit' : refundWayOf(order)
  const notRefunded = (line: OrderLine) => line.quantity - line.refundedQuantity
  const input: RefundInput = act.isAll
    ? { everything: true, way, reason: act.reason }
    : {
        lines: act.lines.map((named) => piecesOf(order, named, notRefunded)),
        shippingCents: act.deliveryCents,
        adjustmentCents: act.goodwillCents,
        way,
        reason: act.reason,
      }
  const result = await refundOrder(deps, order.id, input)
  if (isRefusal(result)) return result
  return (await transfersToMake(deps, order)) ?? `Credit memo ${result} is written.`
}

async function cancel(deps: OrderDeps, order: OrderWithLines, act: Act<'cancel'>): Promise<Done> {
  const remark = { actor: 'staff', message: act.reason, isForShopper: true } as const
  return (await cancelOrder(deps, order.id, remark)) ?? transfersToMake(deps, order)
}

/** What is left to do by hand for money that goes back by bank transfer. */
async function transfersToMake(deps: OrderDeps, { id, number }: OrderWithLines): Promise<string | undefined> {
  const memos = ((await creditMemosOfOrders(deps.db, [id])).get(id) ?? []).filter(({ way }) => way === 'bank')
  const open = memos.filter(({ state }) => state === 'open')
  if (open.length === 0) return undefined
  const account =
    memos.length > open.length
      ? 'to the account of the earlier one'
      : 'to the account that the shopper is asked for'
  const each = open.map(
    (memo) =>
      `Transfer ${formatMoney(memo.moneyCents)} ${account}, then say: ${number} sent-back ${memo.number}.`,
  )
  return each.join(' ')
}

async function sentBack(deps: OrderDeps, order: OrderWithLines, act: Act<'sent-back'>): Promise<Done> {
  const memos = (await creditMemosOfOrders(deps.db, [order.id])).get(order.id) ?? []
  const memo = memos.find(({ number }) => number === act.memo)
  return settleBankRefund(deps, memo?.id ?? NO_MEMO)
}

/** An id that no memo has, so that the command itself says what is wrong. */
const NO_MEMO = '00000000-0000-0000-0000-000000000000'

/** The first place named that the order does not have. */
function unknownLine({ lines }: OrderWithLines, act: OrderAct): number | undefined {
  const named =
    'lines' in act ? act.lines : act.name === 'settle-change' || act.name === 'ask-approval' ? [act] : []
  return named.find(({ position }) => !lines.some((line) => line.position === position))?.position
}

function lineAt({ number, lines }: OrderWithLines, position: number): OrderLine {
  const line = lines.find((one) => one.position === position)
  if (!line) throw new Error(`Expected order ${number} to have line ${position} but it does not`)
  return line
}

const allLines = (order: OrderWithLines, left: (line: OrderLine) => number): NamedPieces[] =>
  order.lines.filter((line) => left(line) > 0).map(({ position }) => ({ position, pieces: undefined }))

function piecesOf(
  order: OrderWithLines,
  { position, pieces }: NamedPieces,
  left: (line: OrderLine) => number,
): { orderLineId: number; quantity: number } {
  const line = lineAt(order, position)
  return { orderLineId: line.id, quantity: pieces ?? left(line) }
}

function then<Result extends string | undefined>(
  result: Result | Refusal,
  words: (result: Result) => string,
): string | Refusal {
  return isRefusal(result) ? result : words(result)
}

/** @example 'Australia Post' is australia-post */
const codeOf = (carrier: string) =>
  carrier
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'carrier'
