/** Looks for a transaction by the shop's own reference, for calls whose answer was lost. */
import { NoAnswer } from '../gateway.ts'
import { batchesAnswer, listAnswer } from './answers.ts'
import { type Client, expectOk } from './client.ts'

const PAGE = 1000
/** Ten thousand transactions of one day, or not settled yet. */
const MAX_PAGES = 10
/** Authorize.Net lists the batches of a month at most. */
const MAX_DAYS = 30
const DAY_MS = 86_400_000
/** Clocks differ; nothing older than this before a payment was begun can be the payment. */
const SLACK_MS = 3_600_000

export type Search = (reference: string, since: Date, signal: AbortSignal) => Promise<string | undefined>

/**
 * What is not settled is listed first, newest first, then the batches of the days since.
 *
 * @returns the transaction's number; undefined when the lists do not have it (yet)
 * @throws NoAnswer when there is more than can be looked through
 */
export function createSearch(client: Client, now: () => Date): Search {
  return async (reference, since, signal) => {
    const oldest = new Date(since.getTime() - SLACK_MS)
    const unsettled = await inList('getUnsettledTransactionListRequest', {}, reference, oldest, signal)
    if (unsettled) return unsettled
    for (const batchId of await batchesSince(oldest, signal)) {
      const found = await inList('getTransactionListRequest', { batchId }, reference, oldest, signal)
      if (found) return found
    }
    return undefined
  }

  async function inList(
    request: string,
    which: object,
    reference: string,
    oldest: Date,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const fields = {
        ...which,
        sorting: { orderBy: 'submitTimeUTC', orderDescending: true },
        paging: { limit: PAGE, offset: page },
      }
      const answer = await client.ask(request, fields, listAnswer, signal)
      expectOk(request, answer)
      const transactions = answer.transactions ?? []
      const found = transactions.find(({ invoiceNumber }) => invoiceNumber === reference)
      if (found) return found.transId
      const last = transactions.at(-1)
      if (!last || transactions.length < PAGE || last.submitTimeUTC < oldest) return undefined
    }
    throw new NoAnswer(`More than ${MAX_PAGES * PAGE} transactions are listed.`)
  }

  async function batchesSince(oldest: Date, signal: AbortSignal): Promise<string[]> {
    const end = now().getTime() + DAY_MS
    const first = Math.max(oldest.getTime(), end - MAX_DAYS * DAY_MS)
    const fields = {
      firstSettlementDate: new Date(first).toISOString(),
      lastSettlementDate: new Date(end).toISOString(),
    }
    const answer = await client.ask('getSettledBatchListRequest', fields, batchesAnswer, signal)
    expectOk('getSettledBatchListRequest', answer)
    return (answer.batchList ?? []).map(({ batchId }) => batchId)
  }
}
