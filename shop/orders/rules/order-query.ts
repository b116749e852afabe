/** A client's query of a customer's list of orders, parsed. */
import { fromDollars } from '#packages/money/money.ts'
import { type PageWindow, pageWindow } from '../../api/page-window.ts'
import { isRefusal, type Refusal, refusal } from '../../api/refusal.ts'
import { momentOf } from './moment-of.ts'
import { type OrderState, statesOfStatus } from './order-states.ts'

export interface OrderQuery {
  numbers?: string[] | undefined
  numberPart?: string | undefined
  /** From this moment on. */
  placedFrom?: Date | undefined
  /** Before this moment. */
  placedBefore?: Date | undefined
  totalFromCents?: number | undefined
  totalToCents?: number | undefined
  states?: OrderState[] | undefined
  /** UTC midnight of a day in Sydney. */
  shippedOn?: Date | undefined
  sort: { by: 'number' | 'placed'; descending: boolean }
  page: PageWindow
}

type Text = string | null | undefined

export interface OrderQueryInput {
  filter?: {
    number?: { eq?: Text; in?: readonly Text[] | null; match?: Text } | null
    order_date?: { from?: Text; to?: Text } | null
    grand_total?: { from?: Text; to?: Text } | null
    status?: { eq?: Text; in?: readonly Text[] | null } | null
    shipped_on?: Text
  } | null
  currentPage?: number | null
  pageSize?: number | null
  sort?: { sort_field: 'NUMBER' | 'CREATED_AT'; sort_direction: 'ASC' | 'DESC' } | null
}

/** The most orders on a page; it bounds the cost of a request. */
const MAX_PAGE = 100
const DAY_MS = 24 * 3600 * 1000

export function readOrderQuery({
  filter,
  currentPage,
  pageSize,
  sort,
}: OrderQueryInput): OrderQuery | Refusal {
  const page = pageWindow(pageSize, currentPage, { largest: MAX_PAGE })
  if (isRefusal(page)) return page
  const { number, order_date, grand_total, status } = filter ?? {}
  const from = order_date?.from ? momentOf(order_date.from) : undefined
  const to = order_date?.to ? momentOf(order_date.to) : undefined
  const shippedOn = filter?.shipped_on ? momentOf(filter.shipped_on) : undefined
  for (const [text, moment] of [
    [order_date?.from, from],
    [order_date?.to, to],
    [filter?.shipped_on, shippedOn],
  ] as const) {
    if (text && !moment) return input(`"${text}" is not a date of the form YYYY-MM-DD.`)
  }
  const total = { from: centsOf(grand_total?.from), to: centsOf(grand_total?.to) }
  if (total.from === null || total.to === null) return input('grand_total must be a range of dollars.')
  return {
    numbers: wordsOf(number),
    numberPart: number?.match?.trim() || undefined,
    placedFrom: from?.moment,
    // The whole of the last day counts, and the whole of the last second.
    placedBefore: to && new Date(to.moment.getTime() + (to.isDay ? DAY_MS : 1000)),
    totalFromCents: total.from,
    totalToCents: total.to,
    states: status ? wordsOf(status)?.flatMap(statesOfStatus) : undefined,
    shippedOn: shippedOn?.moment,
    sort: {
      by: sort?.sort_field === 'NUMBER' ? 'number' : 'placed',
      descending: (sort?.sort_direction ?? 'DESC') === 'DESC',
    },
    page,
  }
}

export function isFiltered(query: OrderQuery): boolean {
  const { sort: _, page: __, ...filters } = query
  return Object.values(filters).some((filter) => filter !== undefined)
}

const input = (message: string) => refusal('graphql-input', message)

function wordsOf(
  filter: { eq?: Text; in?: readonly Text[] | null } | null | undefined,
): string[] | undefined {
  if (filter?.eq != null) return [filter.eq.trim()]
  if (filter?.in != null) return filter.in.flatMap((word) => word?.trim() ?? [])
  return undefined
}

/** Undefined when no filter is given, null when it is no amount. */
function centsOf(dollars: Text): number | undefined | null {
  if (dollars == null || dollars.trim() === '') return undefined
  const amount = Number(dollars)
  return Number.isFinite(amount) && Math.abs(amount) < 2 ** 31 / 100 ? fromDollars(amount) : null
}
