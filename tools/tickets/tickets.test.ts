/** I-10: the shopkeeper's words for tickets, and what comes of them. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openStorage } from '#platform/storage/open-storage.ts'
import { isRefusal } from '#shop/api/refusal.ts'
import { aSignedInCustomer } from '#shop/testing/customers.ts'
import { openTestShop } from '#shop/testing/shop.ts'
import { receiveTicketFile } from '#shop/tickets/commands/ticket-files.ts'
import { openTicket } from '#shop/tickets/commands/write-as-customer.ts'
import { actOnTickets } from './act-on-tickets.ts'
import { readTicketWords } from './ticket-words.ts'

const shop = await openTestShop()
const folder = await mkdtemp(join(tmpdir(), 'desk-'))
afterAll(() => rm(folder, { recursive: true }))
const storage = openStorage(join(folder, 'storage'))

async function say(...args: string[]) {
  const words = readTicketWords(args)
  if (words.kind === 'unclear') throw new Error(words.problem)
  return actOnTickets({ ...shop, storage }, words.act)
}
async function aTicket(subject: string, files: string[] = []) {
  const { id } = await aSignedInCustomer(shop)
  const ticket = await openTicket(shop, id, {
    subject,
    message: 'Bent\u001b[2J\nbadly',
    orderNumber: undefined,
    files,
  })
  if (isRefusal(ticket)) throw new Error(ticket.message)
  return { ...ticket, customerId: id }
}

test('I-10: what waits is listed, longest first, until it is answered or closed', async () => {
  expect(await say('list')).toEqual({ isDone: true, text: 'No ticket waits for an answer.' })
  const first = await aTicket('Bent corner')
  shop.clock.advance(1_000)
  const second = await aTicket('Where is it?')
  const { text } = await say('list')
  expect(text.split('\n').map((line) => line.slice(0, 9))).toEqual([first.number, second.number])
  expect(text).toContain('no order, Bent corner')
  expect(await say('reply', first.number, 'We print it again.')).toEqual({
    isDone: true,
    text: `The customer gets it by mail. Ticket ${first.number}: Answered.`,
  })
  expect(await say('close', second.number)).toEqual({
    isDone: true,
    text: `Ticket ${second.number}: Closed.`,
  })
  expect((await say('list')).text).toBe('No ticket waits for an answer.')
  expect((await say('show', first.number)).text).toContain('  We print it again.')
})

test('I-10: a ticket is shown with its files written out, and gives a terminal no commands', async () => {
  const { id } = await aSignedInCustomer(shop)
  const files: string[] = []
  for (const sentName of ['a.png', 'a.png']) {
    const file = await receiveTicketFile({ ...shop, storage, takesHeic: true }, id, {
      bytes: Buffer.from('%PDF-1'),
      sentName,
    })
    if (isRefusal(file)) throw new Error(file.message)
    files.push(file.reference)
  }
  const ticket = await openTicket(shop, id, {
    subject: 'Bent corner',
    message: 'Bent\u001b[2J\nbadly',
    orderNumber: undefined,
    files,
  })
  if (isRefusal(ticket)) throw new Error(ticket.message)
  const target = join(folder, 'files')
  const { text } = await say('show', ticket.number, '--files', target)
  expect(text).toContain('  Bent [2J\n  badly')
  expect(text).toContain(join(target, '01 a.pdf'))
  expect(await readdir(target)).toEqual(['01 a.pdf', '02 a.pdf'])
  expect(String(await readFile(join(target, '02 a.pdf')))).toBe('%PDF-1')
})

test('I-10: a number that no ticket has is refused', async () => {
  for (const args of [
    ['show', '1'],
    ['reply', '1', 'Hello'],
    ['close', '1'],
  ]) {
    expect(await say(...args)).toEqual({ isDone: false, text: 'There is no ticket 1.' })
  }
})

describe('words that are not clear are said, and nothing is done', () => {
  test.each([
    [[], 'Say what to do.'],
    [['answer'], '"answer" is nothing that can be done with tickets.'],
    [['list', 'all'], '"all" is one word too many.'],
    [['show'], 'Say which ticket.'],
    [['show', 'six'], '"six" is not the number of a ticket.'],
    [['reply', '600000001'], 'Say what to answer: reply 600000001 "…".'],
    [['reply', '600000001', 'two', 'words'], '"words" is one word too many.'],
  ])('%j', (args, problem) => {
    expect(readTicketWords(args)).toEqual({ kind: 'unclear', problem })
  })
})
