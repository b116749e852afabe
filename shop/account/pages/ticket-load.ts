/** I-10: the tickets of a customer, all or those about an order, one of them, or the form for another. */
import {
  MyTicketDocument,
  MyTicketsDocument,
  OrdersToAskAboutDocument,
} from '../../generated/client/graphql.ts'
import type { Shown } from '../components/account-screen.ts'
import { type Asked, pageAsked } from './asked.ts'

/** I-03: what stands behind the screen's name is the number of a ticket or of an order, and anything behind that is nothing. */
export async function tickets(asked: Asked): Promise<Shown['ordertickets'] | undefined> {
  const { api, words, search } = asked
  const [word] = words
  if (word === undefined) return list(asked, undefined)
  if (word === 'new') return form(asked)
  if (!NUMBER.test(word)) return undefined
  const { customer } = await api.send(MyTicketDocument, { number: word })
  if (customer?.ticket) {
    const done = search.get('done')
    return {
      kind: 'one',
      ticket: customer.ticket,
      done: done === 'sent' || done === 'closed' ? done : undefined,
      act: crypto.randomUUID(),
    }
  }
  return customer?.orders?.items[0] ? list(asked, word) : undefined
}

const NUMBER = /^\d{1,20}$/

async function list(
  { api, search }: Asked,
  order: string | undefined,
): Promise<Shown['ordertickets'] | undefined> {
  const read = (page: number) => api.send(MyTicketsDocument, { page, order })
  const { customer } = await pageAsked(search, read, (all) => all.customer?.tickets.page_info)
  return customer ? { kind: 'list', tickets: customer.tickets, order } : undefined
}

async function form({ api, search }: Asked): Promise<Shown['ordertickets']> {
  const { customer } = await api.send(OrdersToAskAboutDocument, {})
  const orders = (customer?.orders?.items ?? []).flatMap((order) => order ?? [])
  const asked = search.get('order') ?? ''
  // One that is older than those on the list; the shop looks whose it is.
  const isOlder = NUMBER.test(asked) && !orders.some(({ number }) => number === asked)
  return {
    kind: 'new',
    orders: isOlder ? [...orders, { number: asked, order_date: undefined }] : orders,
    order: NUMBER.test(asked) ? asked : undefined,
    act: crypto.randomUUID(),
  }
}
