import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import type { Limits } from '#platform/limits/limits.ts'
import { type LimitName, withinLimit } from '../../api/limits.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import type { Caller } from '../../customers/rules/caller.ts'
import type { Visit } from '../../request/visit.ts'
import {
  findOrderByNumber,
  linesOfOrders,
  lineWithOrder,
  type Order,
  type OrderLine,
  orderById,
} from '../store.ts'
import { readProofKey } from './proof-keys.ts'

export interface ProofDeps {
  db: Database
  clock: Clock
  secretKey: string
  limits: Limits<LimitName>
  visit: Visit
  caller(): Promise<Caller>
}

/** How a proof is requested: by the key of a link, or by the number of an order of one's own account. */
export interface ProofClaim {
  key?: string | null | undefined
  number?: string | null | undefined
}

export interface ProofOfLine {
  order: Order
  line: OrderLine
  /** Until when pictures and keys made from this may be valid. */
  until: Date | undefined
}

export interface ProofOfOrder {
  order: Order
  /** Whether whoever asked may only look at them. */
  isForReading: boolean
  /** Those that something is printed for. */
  proofs: readonly ProofOfLine[]
}

/** The same for every mismatch, so that nobody learns which orders exist, or whether a link was ever valid. */
const NO_PROOF =
  'We cannot show this proof. Sign in to the account that ordered it, or ask us for a new link.'

/** CA-87, SH-24: with a signed link, or signed in as the customer whose order it is. */
export async function readOrderProof(deps: ProofDeps, claim: ProofClaim): Promise<ProofOfOrder | Refusal> {
  const toDecide = claim.key ? readProofKey(deps, 'order', claim.key) : undefined
  const toRead = claim.key ? readProofKey(deps, 'order-to-read', claim.key) : undefined
  const read = toDecide ?? toRead
  const order = read ? await orderById(deps.db, read.id) : await ownOrder(deps, claim)
  if (!order) return notShown(deps)
  const lines = (await linesOfOrders(deps.db, [order.id])).get(order.id) ?? []
  const printed = lines.filter(({ designRevision }) => designRevision !== null)
  const isForReading = toRead !== undefined
  return { order, isForReading, proofs: printed.map((line) => ({ order, line, until: read?.until })) }
}

/** One line, for the holder of its link. */
export async function readArtworkProof(deps: ProofDeps, key: string): Promise<ProofOfLine | Refusal> {
  const read = readProofKey(deps, 'line', key)
  const found = read && (await lineWithOrder(deps.db, Number(read.id)))
  return found ? { ...found, until: read.until } : notShown(deps)
}

async function ownOrder({ db, caller }: ProofDeps, { key, number }: ProofClaim) {
  const visitor = key || !number?.trim() ? undefined : await caller()
  if (visitor?.kind !== 'customer' || !number) return undefined
  const order = await findOrderByNumber(db, number.trim())
  return order?.customerId === visitor.id ? order : undefined
}

async function notShown({ limits, visit }: ProofDeps): Promise<Refusal> {
  const refused = visit.address && (await withinLimit(limits, 'proof-address', visit.address))
  return refused || refusal('graphql-no-such-entity', NO_PROOF)
}
