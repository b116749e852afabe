/** `GET /orders/invoice/<token>.pdf`: the tax invoice of an order, by the order's token or the one for reading. */
import { Hono } from 'hono'
import type { Queryable } from '#platform/database/pool.ts'
import { PRIVATE } from '../../request/private-headers.ts'
import { numberOfReadingToken } from '../commands/reading-token.ts'
import { invoiceByOrderToken, invoiceOfGuestsOrder } from '../invoice-store.ts'
import { invoiceFacts } from '../rules/invoice-facts.ts'
import { everyLineOfOrders } from '../store.ts'
import { drawInvoice } from './invoice-pdf.ts'

export function invoiceRoutes({ db, secretKey }: { db: Queryable; secretKey: string }): Hono {
  const routes = new Hono()
  routes.get('/orders/invoice/:file{[A-Za-z0-9]{32}\\.pdf}', async (context) => {
    const token = context.req.param('file').slice(0, -'.pdf'.length)
    const number = numberOfReadingToken(secretKey, token)
    const found =
      number === undefined ? await invoiceByOrderToken(db, token) : await invoiceOfGuestsOrder(db, number)
    if (!found) return context.text('There is no such invoice.', 404, PRIVATE)
    const { invoice, order } = found
    const lines = (await everyLineOfOrders(db, [order.id])).get(order.id) ?? []
    const invoiced = lines.filter(({ isInvoiced }) => isInvoiced)
    const file = drawInvoice(invoiceFacts(invoice, order, invoiced))
    return context.body(new Uint8Array(file), 200, {
      ...PRIVATE,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="invoice-${invoice.number}.pdf"`,
    })
  })
  return routes
}
