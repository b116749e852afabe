import type { Queryable } from '#platform/database/pool.ts'
import type { PageWindow } from '../../api/page-window.ts'
import { isRefusal, type Refusal } from '../../api/refusal.ts'
import { type OrdersSummary, ordersOfCustomer, summaryOfOrders } from '../customer-orders-store.ts'
import { type OrderQueryInput, readOrderQuery } from '../rules/order-query.ts'
import type { Order } from '../store.ts'

/** One page of a customer's orders. Each part is looked up when it is asked for, and once. */
export interface OrderList {
  page: PageWindow
  orders(): Promise<Order[]>
  summary(): Promise<OrdersSummary>
}

export function listOrders(
  { db }: { db: Queryable },
  customerId: number,
  input: OrderQueryInput,
): OrderList | Refusal {
  const query = readOrderQuery(input)
  if (isRefusal(query)) return query
  let summary: Promise<OrdersSummary> | undefined
  return {
    page: query.page,
    orders: () => ordersOfCustomer(db, customerId, query),
    summary() {
      summary ??= summaryOfOrders(db, customerId, query)
      return summary
    },
  }
}
