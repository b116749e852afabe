/** Tickets of a customer (I-10). */
import { accepted } from '../api/contract-error.ts'
import { pageInfo, pageWindow } from '../api/page-window.ts'
import { signedIn } from '../customers/commands/signed-in.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { ownFilePaths } from '../routing/own-file-paths.ts'
import { closeAsCustomer, openTicket, replyAsCustomer } from './commands/write-as-customer.ts'
import { ticketWords } from './rules/ticket-states.ts'
import { countTickets, ticketByNumber, ticketsOfCustomer } from './store.ts'

const MAX_ON_A_PAGE = 100

export const ticketResolvers = {
  Customer: {
    async tickets({ id }, { pageSize, currentPage, order_number }, { db }) {
      const page = accepted(pageWindow(pageSize, currentPage, { largest: MAX_ON_A_PAGE }))
      const asked = { customerId: id, orderNumber: order_number ?? undefined }
      const [items, total] = await Promise.all([ticketsOfCustomer(db, asked, page), countTickets(db, asked)])
      return { items, total_count: total, page_info: pageInfo(page, total) }
    },
    async ticket({ id }, { number }, { db }) {
      const ticket = await ticketByNumber(db, number)
      return ticket?.customerId === id ? ticket : null
    },
  },

  Ticket: {
    state: ({ state }) => stateCodes[state],
    state_label: ({ state }) => ticketWords[state],
    order_number: ({ orderNumber }) => orderNumber,
    opened_at: ({ openedAt }) => openedAt.toISOString(),
    changed_at: ({ changedAt }) => changedAt.toISOString(),
    messages: ({ id }, _, { loaders }) => loaders.messagesOfTicket.load(id),
  },

  TicketMessage: {
    author: ({ author }) => (author === 'staff' ? 'STAFF' : 'CUSTOMER'),
    sent_at: ({ sentAt }) => sentAt.toISOString(),
    files: ({ id }, _, { loaders }) => loaders.filesOfMessage.load(id),
  },

  TicketFile: {
    url: ({ reference }) => ownFilePaths.ticketFile(reference),
    bytes: ({ byteSize }) => byteSize,
  },

  Mutation: {
    async openTicket(_, { input }, context) {
      const { id } = await signedIn(context)
      const { subject, message, order_number, files } = input
      const orderNumber = order_number ?? undefined
      return accepted(await openTicket(context, id, { subject, message, orderNumber, files: files ?? [] }))
    },
    async replyToTicket(_, { input }, context) {
      const { id } = await signedIn(context)
      return accepted(await replyAsCustomer(context, id, { ...input, files: input.files ?? [] }))
    },
    async closeTicket(_, { number }, context) {
      return accepted(await closeAsCustomer(context, (await signedIn(context)).id, number))
    },
  },
} satisfies Resolvers

const stateCodes = { waiting: 'WAITING', answered: 'ANSWERED', closed: 'CLOSED' } as const
