/** A server on this machine that plays Payflow's documented protocol, for tests and rehearsals. No money, no network. */
import type { PayflowSettings } from '../../payflow-settings.ts'
import { startSimulatedGateway } from '../../testing/simulated-gateway.ts'
import { fromNameValues, toNameValues } from '../name-values.ts'
import { createCards } from './cards.ts'
import { openSimulatedLedger, type Transaction } from './simulated-ledger.ts'
import { create, dollars, type Fields, refused, settle } from './transactions.ts'

export type Operation = 'authorise' | 'capture' | 'void' | 'credit' | 'decide' | 'inquire' | 'token'

interface ApiRequest {
  requestId: string
  fields: Fields
}

const operations: Readonly<Record<string, Operation>> = {
  A: 'authorise',
  D: 'capture',
  V: 'void',
  C: 'credit',
  U: 'decide',
  I: 'inquire',
}

const DAY_MS = 86_400_000

export type PayflowServer = Awaited<ReturnType<typeof startPayflowServer>>

/** @param now  milliseconds, for the time of transactions and the age of tokens */
export async function startPayflowServer(now: () => number) {
  const ledger = openSimulatedLedger(now)
  const cards = createCards(ledger)
  /** What the processor answers to the next requests of a kind; the gateway keeps such answers. */
  const processor = new Map<Operation, number[]>()
  let isBehind = false

  const simulated = await startSimulatedGateway<Operation, ApiRequest, Fields>({
    read: (body, headers) => {
      const fields = Object.fromEntries(fromNameValues(body) ?? [])
      const requestId = String(headers['x-vps-request-id'] ?? '')
      const operation = fields.CREATESECURETOKEN === 'Y' ? 'token' : operations[fields.TRXTYPE ?? '']
      if (!operation || !/^[!-~]{1,32}$/.test(requestId)) return { answer: refused(9, 'Invalid stream') }
      if (!isTheMerchant(fields)) return { answer: refused(1, 'User authentication failed') }
      return { operation, request: { requestId, fields } }
    },
    carryOut,
    error: refused(99, 'General error'),
    contentType: 'text/namevalue',
    write: toNameValues,
  })
  const settings: PayflowSettings = {
    partner: 'PayPal',
    vendor: 'keepsake',
    user: 'keepsake-shop',
    password: 'a&b=c-secret',
    environment: 'pilot',
    apiUrl: new URL(simulated.url),
  }

  function isTheMerchant({ PARTNER, VENDOR, USER, PWD }: Fields): boolean {
    const { partner, vendor, user, password } = settings
    return PARTNER === partner && VENDOR === vendor && USER === user && PWD === password
  }

  /** A request whose id was used before gets the first answer, whatever else it asks for. */
  function carryOut({ requestId, fields }: ApiRequest): Fields {
    const first = ledger.answered.get(requestId)
    if (first) return { ...first, DUPLICATE: '1' }
    const answer = firstAnswerTo(fields)
    ledger.answered.set(requestId, answer)
    return answer
  }

  function firstAnswerTo(fields: Fields): Fields {
    if (fields.TRXTYPE === 'I') return inquire(fields)
    if (fields.CREATESECURETOKEN !== 'Y') {
      const forced = processor.get(operations[fields.TRXTYPE ?? ''] ?? 'token')?.shift()
      return create(ledger, fields, forced)
    }
    const token = fields.AMT === '0.00' ? cards.open(fields) : undefined
    if (!token) return refused(7, 'Field format error: SECURETOKENID')
    return { RESULT: '0', RESPMSG: 'Approved', SECURETOKEN: token.token, SECURETOKENID: token.tokenId }
  }

  function inquire(fields: Fields): Fields {
    const { ORIGID, SECURETOKEN, CUSTREF } = fields
    if (CUSTREF !== undefined) {
      const found = isBehind ? undefined : lastWith(CUSTREF, fields)
      return found ? inquired(found) : refused(20, 'Cannot find the customer reference number')
    }
    const found = ledger.byId(SECURETOKEN === undefined ? ORIGID : cards.byToken(SECURETOKEN)?.pnref)
    return found ? inquired(found) : refused(19, 'Original transaction ID not found')
  }

  function lastWith(custref: string, { STARTTIME, ENDTIME }: Fields): Transaction | undefined {
    const start = STARTTIME ? timeOf(STARTTIME) : now() - 30 * DAY_MS
    const end = ENDTIME ? timeOf(ENDTIME) : now()
    if (end - start > 30 * DAY_MS) throw new Error('Expected a range of at most 30 days')
    return ledger.transactions.findLast(
      (one) => one.custref === custref && one.at.getTime() >= start && one.at.getTime() <= end,
    )
  }

  const inquired = ({ pnref, result, state, cents }: Transaction): Fields => ({
    RESULT: '0',
    PNREF: ledger.number(),
    TRANSSTATE: String(state),
    ORIGRESULT: String(result),
    ORIGPNREF: pnref,
    RESPMSG: 'Approved & noted',
    AMT: dollars(cents),
  })

  return {
    ...simulated,
    settings,
    ledger,
    cards,
    /** What the processor answers next, which the gateway keeps under the id of the request. */
    answerWith: (operation: Operation, ...results: number[]) => void processor.set(operation, results),
    /** Whether what has a reference cannot be found yet. */
    fallBehind: (value: boolean) => {
      isBehind = value
    },
    /** The ids of requests expire after a month or so. */
    expireRequestIds: () => ledger.answered.clear(),
    settle: () => settle(ledger),
  }
}

/** From yyyymmddhhmmss. */
function timeOf(text: string): number {
  const [, date, time] = /^(\d{8})(\d{6})$/.exec(text) ?? []
  if (!date || !time) throw new Error(`Expected 14 digits but received ${text}`)
  const parts = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}Z`
  return new Date(parts).getTime()
}
