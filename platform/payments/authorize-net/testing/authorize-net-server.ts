/** A server on this machine that plays Authorize.Net's documented protocol, for tests and rehearsals. No money, no network. */
import { createHmac } from 'node:crypto'
import type { AuthorizeNetSettings } from '../../authorize-net-settings.ts'
import { startSimulatedGateway } from '../../testing/simulated-gateway.ts'
import { details, ok, Refused, summary } from './answers.ts'
import { createCards } from './cards.ts'
import { type ApiRequest, readRequest } from './requests.ts'
import { openSimulatedLedger, type SimulatedEvent, type Transaction } from './simulated-ledger.ts'
import { create, decideHeld, settle } from './transactions.ts'

export type Operation = 'authorise' | 'capture' | 'void' | 'refund' | 'held' | 'details' | 'list'

const BYTE_ORDER_MARK = '\u{feff}'
const NONE: readonly Transaction[] = []

export type AuthorizeNetServer = Awaited<ReturnType<typeof startAuthorizeNetServer>>

/** @param now  milliseconds, for the time of transactions and the age of nonces */
export async function startAuthorizeNetServer(now: () => number) {
  const ledger = openSimulatedLedger(now)
  const cards = createCards(now)
  let isBehind = false

  const simulated = await startSimulatedGateway<Operation, ApiRequest, object>({
    read: (body) => {
      try {
        const request = readRequest(body)
        const { name, transactionKey } = request.merchantAuthentication
        if (name !== settings.loginId || transactionKey !== settings.transactionKey) {
          throw new Refused('E00007', 'User authentication failed due to invalid authentication values.')
        }
        return { operation: operationOf(request), request }
      } catch (error) {
        return { answer: refusalOf(error) }
      }
    },
    carryOut: (request) => {
      try {
        return carryOut(request)
      } catch (error) {
        return refusalOf(error)
      }
    },
    error: new Refused('E00001', 'An error occurred during processing. Please try again.').answer,
    contentType: 'application/json; charset=utf-8',
    write: (answer) => BYTE_ORDER_MARK + JSON.stringify(answer),
  })
  const settings: AuthorizeNetSettings = {
    loginId: 'keepsake0001',
    transactionKey: 'k'.repeat(16),
    signatureKey: 'A1'.repeat(64),
    clientKey: 'c'.repeat(80),
    environment: 'sandbox',
    apiUrl: new URL(`${simulated.url}/xml/v1/request.api`),
  }

  function carryOut(request: ApiRequest): object {
    const { transactionRequest, heldTransactionRequest, transId = '', batchId } = request
    switch (request.name) {
      case 'createTransactionRequest':
        if (transactionRequest) return create(ledger, cards, transactionRequest)
        break
      case 'updateHeldTransactionRequest':
        if (!heldTransactionRequest) break
        decideHeld(ledger, heldTransactionRequest.refTransId, heldTransactionRequest.action)
        return ok({})
      case 'getTransactionDetailsRequest': {
        const transaction = ledger.byId(transId)
        if (!transaction) throw new Refused('E00040', 'The record cannot be found.')
        return ok({ transaction: details(transaction) })
      }
      case 'getUnsettledTransactionListRequest':
        return page(isBehind ? NONE : ledger.transactions.filter((one) => one.batchId === undefined), request)
      case 'getTransactionListRequest':
        return page(
          ledger.transactions.filter((one) => one.batchId === batchId),
          request,
        )
      case 'getSettledBatchListRequest':
        return batchList(request)
    }
    throw new Refused('E00003', `Unknown request ${request.name}.`)
  }

  function batchList({ firstSettlementDate = '', lastSettlementDate = '' }: ApiRequest): object {
    const [first, last] = [new Date(firstSettlementDate), new Date(lastSettlementDate)]
    if (last.getTime() - first.getTime() > 31 * 86_400_000) {
      throw new Refused('E00014', 'The date range exceeds the maximum of 31 days.')
    }
    const found = ledger.batches.filter(({ settledAt }) => settledAt >= first && settledAt <= last)
    return ok(found.length > 0 ? { batchList: found.map(({ batchId }) => ({ batchId })) } : {})
  }

  return {
    settings,
    ledger,
    cards,
    requests: simulated.requests,
    fail: simulated.fail,
    arrive: simulated.arrive,
    /** Whether the list of what is not settled lags behind. */
    fallBehind: (value: boolean) => {
      isBehind = value
    },
    settle: () => settle(ledger),
    /** A notification as Authorize.Net posts it: the key is used as the text that it is. */
    signed(event: SimulatedEvent, { key = settings.signatureKey } = {}): RequestInit & { body: string } {
      const body = JSON.stringify(event)
      const signature = createHmac('sha512', key).update(body).digest('hex').toUpperCase()
      return {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-anet-signature': `sha512=${signature}` },
        body,
      }
    },
    close: simulated.close,
  }
}

function refusalOf(error: unknown): object {
  if (error instanceof Refused) return error.answer
  throw error
}

/** Newest first. */
function page(transactions: readonly Transaction[], { paging }: ApiRequest): object {
  const { limit = 1000, offset = 1 } = paging ?? {}
  const sorted = transactions.toReversed().slice((offset - 1) * limit, offset * limit)
  return ok(
    sorted.length > 0
      ? { transactions: sorted.map(summary), totalNumInResultSet: transactions.length }
      : { totalNumInResultSet: 0 },
  )
}

function operationOf({ name, transactionRequest }: ApiRequest): Operation {
  if (name === 'getTransactionDetailsRequest') return 'details'
  if (name === 'updateHeldTransactionRequest') return 'held'
  if (name !== 'createTransactionRequest') return 'list'
  const type = transactionRequest?.transactionType
  if (type === 'authOnlyTransaction') return 'authorise'
  if (type === 'priorAuthCaptureTransaction') return 'capture'
  return type === 'voidTransaction' ? 'void' : 'refund'
}
