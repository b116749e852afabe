import DataLoader from 'dataloader'
import type { Queryable } from '#platform/database/pool.ts'
import { type CreditMemoWithLines, creditMemosOfOrders } from './credit-memo-store.ts'
import { eventsOfOrders, type OrderEvent } from './history-store.ts'
import { type Invoice, invoicesOfOrders } from './invoice-store.ts'
import { decisionsOfLines, type ProofDecisionRow, proofFilesOfLines } from './proof-store.ts'
import { type ShipmentWithLines, shipmentsOfOrders } from './shipment-store.ts'
import { everyLineOfOrders, linesOfOrders, type OrderLine } from './store.ts'

export function ordersLoaders(db: Queryable) {
  return {
    linesOfOrder: new DataLoader<string, OrderLine[]>(async (ids) => {
      const found = await linesOfOrders(db, ids)
      return ids.map((id) => found.get(id) ?? [])
    }),
    everyLineOfOrder: new DataLoader<string, OrderLine[]>(async (ids) => {
      const found = await everyLineOfOrders(db, ids)
      return ids.map((id) => found.get(id) ?? [])
    }),
    decisionOfLine: new DataLoader<number, ProofDecisionRow | undefined>(async (ids) => {
      const found = await decisionsOfLines(db, ids)
      return ids.map((id) => found.get(id))
    }),
    proofFileOfLine: new DataLoader<number, string | undefined>(async (ids) => {
      const found = await proofFilesOfLines(db, ids)
      return ids.map((id) => found.get(id))
    }),
    eventsOfOrder: new DataLoader<string, OrderEvent[]>(async (ids) => {
      const found = await eventsOfOrders(db, ids)
      return ids.map((id) => found.get(id) ?? [])
    }),
    invoiceOfOrder: new DataLoader<string, Invoice | undefined>(async (ids) => {
      const found = await invoicesOfOrders(db, ids)
      return ids.map((id) => found.get(id))
    }),
    shipmentsOfOrder: new DataLoader<string, ShipmentWithLines[]>(async (ids) => {
      const found = await shipmentsOfOrders(db, ids)
      return ids.map((id) => found.get(id) ?? [])
    }),
    creditMemosOfOrder: new DataLoader<string, CreditMemoWithLines[]>(async (ids) => {
      const found = await creditMemosOfOrders(db, ids)
      return ids.map((id) => found.get(id) ?? [])
    }),
  }
}

declare module '../api/context.ts' {
  interface Loaders extends ReturnType<typeof ordersLoaders> {}
}
