/** What the gateway makes of a request, and what staff do in its console. */
import type { SimulatedLedger, Transaction } from './simulated-ledger.ts'

export type Fields = Readonly<Record<string, string>>

export const refused = (result: number, message: string): Fields => ({
  RESULT: String(result),
  RESPMSG: message,
})
const made = (
  { pnref, result, cents }: Transaction,
  message = result === 0 ? 'Approved' : 'Declined',
): Fields => ({
  RESULT: String(result),
  PNREF: pnref,
  RESPMSG: message,
  AMT: dollars(cents),
})
const NOT_FOUND = refused(19, 'Original transaction ID not found')

export const dollars = (cents: number) => (cents / 100).toFixed(2)
const toCents = (amount: string | undefined) => Math.round(Number(amount) * 100)

/** @param forced  the RESULT that the processor answers this time */
export function create(ledger: SimulatedLedger, fields: Fields, forced?: number): Fields {
  const { TRXTYPE: type, ORIGID: origid, AMT: amount, CUSTREF: custref = '', CURRENCY: currency } = fields
  switch (type) {
    case 'A':
      if (currency !== 'AUD') return refused(6, 'Invalid or unsupported currency code')
      return authorise(ledger, origid, toCents(amount), custref, forced)
    case 'D':
      return capture(ledger, origid, toCents(amount), custref, forced)
    case 'V':
      return voidOf(ledger, origid)
    case 'C':
      return credit(ledger, origid, toCents(amount), custref, forced)
    case 'U':
      if (!ledger.decidesByCall) return refused(117, 'Failed merchant rule check')
      return decide(ledger, origid, fields.UPDATEACTION === 'APPROVE')
    default:
      return refused(3, 'Invalid transaction type')
  }
}

function authorise(
  ledger: SimulatedLedger,
  origid: string | undefined,
  cents: number,
  custref: string,
  forced: number | undefined,
): Fields {
  const check = ledger.byId(origid)
  if (check?.result !== 0) return NOT_FOUND
  const result = forced ?? check.card.charge
  const state = result === 0 || result === 126 ? 3 : 1
  return made(ledger.add({ origid: check.pnref, type: 'A', result, state, cents, custref, card: check.card }))
}

/** A capture has a number of its own. */
export function capture(
  ledger: SimulatedLedger,
  origid: string | undefined,
  cents: number,
  custref = '',
  forced?: number,
): Fields {
  const charge = ledger.byId(origid)
  if (!charge) return NOT_FOUND
  if (charge.type !== 'A' || charge.result !== 0 || charge.state !== 3 || cents > charge.cents) {
    return refused(111, 'Capture error')
  }
  const parts = { origid: charge.pnref, type: 'D' as const, cents, custref, card: charge.card }
  if (forced) return made(ledger.add({ ...parts, result: forced, state: 1 }))
  charge.state = 9
  return made(ledger.add({ ...parts, result: 0, state: 6 }))
}

export function voidOf(ledger: SimulatedLedger, origid: string | undefined): Fields {
  const transaction = ledger.byId(origid)
  if (!transaction) return NOT_FOUND
  const isOpen = transaction.type === 'A' ? transaction.state === 3 : transaction.state === 6
  if (!isOpen) return refused(108, 'Void error')
  transaction.state += 1000
  const { pnref, cents, card } = transaction
  return made(ledger.add({ origid: pnref, type: 'V', result: 0, state: 0, cents, custref: '', card }))
}

export function credit(
  ledger: SimulatedLedger,
  origid: string | undefined,
  cents: number,
  custref = '',
  forced?: number,
): Fields {
  const taken = ledger.byId(origid)
  if (!taken) return NOT_FOUND
  const given = ledger.transactions
    .filter((one) => one.type === 'C' && one.origid === origid && one.state >= 6 && one.state <= 8)
    .reduce((sum, one) => sum + one.cents, 0)
  const isTooMuch = ledger.boundsCredits && given + cents > taken.cents
  if (taken.type !== 'D' || (taken.state !== 6 && taken.state !== 8) || isTooMuch) {
    return refused(105, 'Credit error')
  }
  const parts = { origid: taken.pnref, type: 'C' as const, cents, custref, card: taken.card }
  return made(ledger.add({ ...parts, result: forced ?? 0, state: forced ? 1 : 6 }))
}

/** On what a filter holds. */
export function decide(ledger: SimulatedLedger, origid: string | undefined, isApproved: boolean): Fields {
  const held = ledger.byId(origid)
  if (held?.result !== 126 || held.state !== 3) return NOT_FOUND
  held.result = isApproved ? 0 : 128
  if (!isApproved) held.state = 1
  return { ...made(held), RESULT: '0' }
}

/** The settlement of a day. */
export function settle({ transactions }: SimulatedLedger): void {
  for (const one of transactions) {
    if (one.state !== 6) continue
    one.state = one.type === 'C' && one.card.refundFails ? 11 : 8
  }
}

export function chargeBack(ledger: SimulatedLedger, pnref: string): void {
  const taken = ledger.byId(pnref)
  if (taken?.state !== 8) throw new Error(`Expected ${pnref} to be settled`)
  taken.state = 15
}
