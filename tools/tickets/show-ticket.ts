/** A ticket as text for the shopkeeper, and its files in a folder. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Queryable } from '#platform/database/pool.ts'
import { FileNotStored, type Storage } from '#platform/storage/storage.ts'
import { customerById } from '#shop/customers/store.ts'
import { filesOfMessages, type TicketFile } from '#shop/tickets/file-store.ts'
import { ticketWords } from '#shop/tickets/rules/ticket-states.ts'
import { messagesOfTickets, type Ticket } from '#shop/tickets/store.ts'
import { momentInWords, onOneLine } from '../terminal-words.ts'

export interface FileDeps {
  db: Queryable
  storage: Pick<Storage, 'get'>
}

/** @param folder  where the files are written to; undefined for their names alone */
export async function showTicket(
  deps: FileDeps,
  ticket: Ticket,
  folder: string | undefined,
): Promise<string> {
  const customer = await customerById(deps.db, ticket.customerId)
  const messages = (await messagesOfTickets(deps.db, [ticket.id])).get(ticket.id) ?? []
  const files = await filesOfMessages(
    deps.db,
    messages.map(({ id }) => id),
  )
  const parts: string[] = []
  let place = 0
  for (const { id, author, sentAt, message } of messages) {
    const names: string[] = []
    for (const file of files.get(id) ?? []) {
      place += 1
      names.push(await fileInWords(deps, file, folder && join(folder, numbered(file.name, place))))
    }
    const who = author === 'staff' ? 'The shop' : 'The customer'
    parts.push(
      [
        `${who}, ${momentInWords(sentAt)}`,
        ...message.split('\n').map((line) => `  ${onOneLine(line)}`),
        ...names.map((name) => `  [${name}]`),
      ].join('\n'),
    )
  }
  const about = ticket.orderNumber ? `about order ${ticket.orderNumber}` : 'about no order'
  const from = customer ? `${customer.firstName} ${customer.lastName}, ${customer.email}` : 'a closed account'
  const head = [
    `Ticket ${ticket.number}: ${ticketWords[ticket.state]}`,
    `  ${onOneLine(ticket.subject)}`,
    `  ${about}, from ${onOneLine(from)}`,
  ].join('\n')
  return [head, ...parts].join('\n\n')
}

/** No two alike, whatever customers call theirs. */
const numbered = (name: string, place: number) => `${String(place).padStart(2, '0')} ${name}`

async function fileInWords({ storage }: FileDeps, file: TicketFile, path: string | undefined) {
  const { name, byteSize, reference } = file
  if (path === undefined) return `${onOneLine(name)}, ${Math.ceil(byteSize / 1000)} kB`
  try {
    const bytes = await storage.get(reference)
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, bytes)
    return onOneLine(path)
  } catch (error) {
    if (error instanceof FileNotStored) return `${onOneLine(name)}, which is not in storage`
    throw error
  }
}
