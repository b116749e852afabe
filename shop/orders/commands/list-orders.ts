import type { Queryable } from '#platform/database/pool.ts'
import { isRefusal, type Refusal } from '../../api/refusal.ts'
import { type OrdersSummary, ordersOfCustomer, summaryOfOrders } from '../customer-orders-store.ts'
import { type OrderQueryInput, readOrderQuery } from '../rules/order-query.ts'
import type { Order } from '../store.ts'

/** One page of a customer's orders. Each part is looked up when it is asked for, and once. */
export interface OrderList {
  currentPage: number
  pageSize: number
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
    currentPage: query.currentPage,
    pageSize: query.pageSize,
    orders: () => ordersOfCustomer(db, customerId, query),
    summary() {
      summary ??= summaryOfOrders(db, customerId, query)
      return summary
    },
  }
}
