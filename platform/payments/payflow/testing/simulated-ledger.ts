/** What the gateway has written down. */
import type { CardBehaviour } from './cards.ts'

export interface Transaction {
  pnref: string
  /** The transaction that this one is about. */
  origid?: string
  /** A authorises, D captures, V voids, C refunds. */
  type: 'A' | 'D' | 'V' | 'C'
  result: number
  /** TRANSSTATE: see the adapter's `transaction-state.ts`. */
  state: number
  cents: number
  custref: string
  card: CardBehaviour
  at: Date
}

export interface SimulatedLedger {
  transactions: Transaction[]
  /** The answers by the ids of their requests. */
  answered: Map<string, Readonly<Record<string, string>>>
  /** Whether refunds together may be more than was captured; nothing in the documents says that they may not. */
  boundsCredits: boolean
  /** Whether the account may decide on what a filter holds by a call. */
  decidesByCall: boolean
  add(parts: Omit<Transaction, 'pnref' | 'at'>): Transaction
  byId(pnref: string | undefined): Transaction | undefined
  /** A number for what is no transaction, such as an inquiry. */
  number(): string
  now(): Date
}

export function openSimulatedLedger(now: () => number): SimulatedLedger {
  let count = 0
  const transactions: Transaction[] = []
  const number = () => {
    count += 1
    return `B1${String(count).padStart(10, '0')}`
  }
  return {
    transactions,
    answered: new Map(),
    boundsCredits: true,
    decidesByCall: true,
    add(parts) {
      const transaction = { ...parts, pnref: number(), at: new Date(now()) }
      transactions.push(transaction)
      return transaction
    },
    byId: (pnref) => transactions.find((one) => one.pnref === pnref),
    number,
    now: () => new Date(now()),
  }
}

const isCaptured = ({ result, state }: Transaction) => result === 0 && state >= 6 && state <= 8

/** Of all transactions with a reference, in cents: what is authorised, and what was captured and not refunded. */
export function balanceOf({ transactions }: SimulatedLedger, reference: string) {
  const charges = transactions.filter(({ type, custref }) => type === 'A' && custref === reference)
  const of = (type: 'C' | 'D', about: readonly Transaction[]) =>
    transactions.filter((one) => one.type === type && about.some(({ pnref }) => pnref === one.origid))
  const sum = (all: readonly Transaction[]) => all.reduce((total, { cents }) => total + cents, 0)
  const isAuthorised = ({ result, state }: Transaction) => (result === 0 || result === 126) && state === 3
  const captures = of('D', charges).filter(isCaptured)
  return {
    authorisedCents: sum(charges.filter(isAuthorised)),
    netCapturedCents: sum(captures) - sum(of('C', captures).filter(isCaptured)),
  }
}
