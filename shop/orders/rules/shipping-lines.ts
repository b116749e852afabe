/** What of an order is not shipped yet, and whether a parcel is valid. */
import type { LineKind } from './order-facts.ts'
import type { OrderState } from './order-states.ts'

export interface SendableLine {
  id: number
  kind: LineKind
  productName: string
  quantity: number
  shippedQuantity: number
  cancelledQuantity: number
}

/** Pieces that are not shipped yet. Certificates and memberships are sent by mail. */
export function piecesToSend({ kind, quantity, shippedQuantity, cancelledQuantity }: SendableLine): number {
  if (kind === 'gift-certificate' || kind === 'membership') return 0
  return piecesToMake({ quantity, cancelledQuantity }) - shippedQuantity
}

/** Pieces of a line that are made: those that were given back before they were sent are not. */
export const piecesToMake = ({
  quantity,
  cancelledQuantity,
}: Pick<SendableLine, 'quantity' | 'cancelledQuantity'>): number => quantity - cancelledQuantity

/** Whether pieces of a line can be sent by themselves: a print is made first, goods may go at once. */
export function canLeave(line: SendableLine, state: OrderState): boolean {
  return piecesToSend(line) > 0 && !waitsForPress(line, state)
}

const waitsForPress = ({ kind }: SendableLine, state: OrderState) => state === 'placed' && kind === 'printed'

/** Why a parcel cannot be sent, as a sentence for staff; undefined when it can. */
export function parcelProblem(
  lines: readonly SendableLine[],
  state: OrderState,
  parcel: readonly { orderLineId: number; quantity: number }[],
): string | undefined {
  if (parcel.length === 0) return 'A parcel holds at least one line.'
  const seen = new Set<number>()
  for (const { orderLineId, quantity } of parcel) {
    const line = lines.find(({ id }) => id === orderLineId)
    if (!line) return `The order has no line ${orderLineId}.`
    if (seen.has(orderLineId)) return `${line.productName} is named twice.`
    seen.add(orderLineId)
    if (!Number.isSafeInteger(quantity) || quantity < 1) return 'A quantity is a whole number from 1.'
    const left = piecesToSend(line)
    if (quantity > left) return `At most ${left} of ${line.productName} can be sent.`
    if (waitsForPress(line, state)) return `${line.productName} is not in production yet.`
  }
  return undefined
}

/** The state of an order by what is left to ship; undefined when it stays as it is. One that is complete stays complete. */
export function stateByParcels(
  lines: readonly SendableLine[],
  state: OrderState,
): Extract<OrderState, 'shipped' | 'partly-shipped'> | undefined {
  if (state === 'complete' || !lines.some((line) => line.shippedQuantity > 0)) return undefined
  const next = lines.some((line) => piecesToSend(line) > 0) ? 'partly-shipped' : 'shipped'
  return next === state ? undefined : next
}
