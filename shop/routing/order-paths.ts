/** Addresses at which an order is followed. */
import { addressOf } from '#packages/routes/address.ts'

/** L-03, L-04: the same page under five words. */
export const trackingPatterns = {
  orderTracking: '/order-status-tracking',
  orderEs: '/order-es',
  orderCp: '/order-cp',
  orderBcpb: '/order-bcpb',
  orderBps: '/order-bps',
} as const

/** Without a number of the requirements: ours. */
export const CHANGE_ORDER = '/change_order'

export const proofPatterns = { orderProof: '/proof_order', artworkProof: '/artwork_view' } as const

export const orderPaths = {
  /** @param number  of the order, to be filled in */
  tracking: (number?: string) => addressOf(trackingPatterns.orderTracking, { number }),
  /** Where an order is changed or cancelled, by its token; an order of an account asks for its owner as well. */
  change: (token: string) => addressOf(CHANGE_ORDER, { token }),
  /** The same with what a piece of it would become: nothing is changed before it is confirmed there. */
  changedPiece: ({ token, ...change }: { token: string; piece: string; revision: string }) =>
    addressOf(CHANGE_ORDER, { token, ...change }),
  /** The proofs of an order of the customer who is signed in. */
  ownProof: (number: string) => addressOf(proofPatterns.orderProof, { number }),
} as const

/** CA-86: the kind of order that one of these pages asks for, such as `es`; undefined on the page of all. */
export function orderTypeOf(pathname: string): string | undefined {
  return /^\/order-(es|cp|bcpb|bps)\/?$/.exec(pathname)?.[1]
}
