import DataLoader from 'dataloader'
import type { Queryable } from '#platform/database/pool.ts'
import { filesOfMessages, type TicketFile } from './file-store.ts'
import { messagesOfTickets, type TicketMessage } from './store.ts'

export function ticketLoaders(db: Queryable) {
  return {
    messagesOfTicket: new DataLoader<number, TicketMessage[]>(async (ids) => {
      const found = await messagesOfTickets(db, ids)
      return ids.map((id) => found.get(id) ?? [])
    }),
    filesOfMessage: new DataLoader<number, TicketFile[]>(async (ids) => {
      const found = await filesOfMessages(db, ids)
      return ids.map((id) => found.get(id) ?? [])
    }),
  }
}

declare module '../api/context.ts' {
  interface Loaders extends ReturnType<typeof ticketLoaders> {}
}
