/** I-10: a customer asks the shop, the shop answers, and nobody else reads along. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { transaction } from '#platform/database/pool.ts'
import { inspectPicture } from '#platform/photos/inspect.ts'
import { heicFile } from '#platform/photos/testing/pictures.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { isRefusal } from '../api/refusal.ts'
import { aCustomer, configure, refusedWith } from '../customers/testing.ts'
import { cookieNames } from '../request/cookie-names.ts'
import { aPaidOrder } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { takeJobs } from '../testing/waiting-jobs.ts'
import { renderMail } from '../wiring/mail-templates.ts'
import { forwardTicket, sendTicketAnswer } from './commands/send-ticket-mails.ts'
import { removeUnclaimedTicketFiles } from './commands/ticket-files.ts'
import { closeAsStaff, replyAsStaff } from './commands/write-as-staff.ts'
import { ticketFileRoutes } from './file-routes.ts'
import * as jobs from './jobs/names.ts'
import { eraseTickets } from './store.ts'

const shop = await openTestShop()
const folder = await mkdtemp(join(tmpdir(), 'tickets-'))
afterAll(() => rm(folder, { recursive: true }))
const storage = openStorage(folder)
const routes = ticketFileRoutes({ ...shop, storage, takesHeic: true })
await configure(shop, { contact_email: 'hello@shop.example' })

const PDF = Buffer.from('%PDF-1.7\n%%EOF')
const JPEG = Buffer.from('\xff\xd8\xff\xe0....JFIF', 'latin1')

interface Signed {
  token: string
}
const cookie = ({ token }: Signed) => ({ cookie: `${cookieNames.customer}=${token}` })
const upload = (owner: Signed | undefined, bytes: Uint8Array, headers: Record<string, string> = {}) =>
  routes.request('/media/private/tickets', {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { ...(owner && cookie(owner)), ...headers },
  })
async function uploaded(owner: Signed, bytes: Uint8Array = PDF, name = 'receipt.pdf'): Promise<string> {
  const answer = await upload(owner, bytes, { 'x-file-name': encodeURIComponent(name) })
  // The next one is sent after it.
  shop.clock.advance(1_000)
  return (await answer.json()).reference
}
const stored = async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes('.'))

const OPEN = 'mutation ($input: OpenTicketInput!) { openTicket(input: $input) { number } }'
const REPLY = 'mutation ($input: ReplyToTicketInput!) { replyToTicket(input: $input) { number state } }'
const CLOSE = 'mutation ($number: String!) { closeTicket(number: $number) { number state state_label } }'
const READ = `query ($number: String!) { customer { ticket(number: $number) {
  number subject state order_number messages { author message files { name url bytes } } } } }`

const input = (more: object = {}) => ({
  input: { subject: 'Bent corner', message: 'It came\nbent.', ...more },
})
const open = async (by: Signed, more: object = {}): Promise<string> =>
  (await shop.ask(OPEN, input(more), by)).openTicket.number
const read = async (number: string, by: Signed) =>
  (await shop.send(READ, { number }, by)).data as {
    customer: { ticket: null | { state: string; messages: { files: { name: string; url: string }[] }[] } }
  }
const messages = async (number: string, by: Signed) => (await read(number, by)).customer.ticket?.messages

async function mailsOf(job: typeof jobs.forwardTicketJob, send: typeof forwardTicket) {
  const sent: { to: string; subject: string; text: string; messageId: string }[] = []
  const mailer = { send: async (mail: (typeof sent)[number]) => void sent.push(mail) }
  for (const { messageId } of await takeJobs(shop, job)) {
    await send({ ...shop, mail: mailer, renderMail }, messageId)
  }
  return sent
}
const forwarded = () => mailsOf(jobs.forwardTicketJob, forwardTicket)
const answers = () => mailsOf(jobs.sendTicketAnswerJob, sendTicketAnswer)

describe('I-10: a ticket', () => {
  it('about an order is opened with files, mailed to the shop, answered by mail and in the account, and closed', async () => {
    await forwarded()
    const customer = await aCustomer(shop)
    const order = await aPaidOrder(shop, { customerId: customer.id, email: customer.email })
    const files = [await uploaded(customer), await uploaded(customer, JPEG, 'bent\u202ecorner.exe')]
    const number = await open(customer, { order_number: order.number, files })
    expect(number).toMatch(/^6\d{8}$/)
    const [mail] = await forwarded()
    expect(mail).toMatchObject({ to: 'hello@shop.example', subject: `Ticket ${number}: Bent corner` })
    expect(mail?.text).toContain('It came')
    expect(mail?.text).toContain('With 2 files')
    expect(mail?.text).not.toContain('receipt')

    const answer = await replyAsStaff(shop, number, '  We print it again.\nSorry! ')
    expect(answer).toMatchObject({ state: 'answered' })
    const [mailed] = await answers()
    expect(mailed).toMatchObject({ to: customer.email, subject: expect.stringContaining(number) })
    expect(mailed?.text).toContain('We print it again.')
    expect(mailed?.text).toContain(`https://shop.example/customer/account/ordertickets/${number}`)
    expect(mailed?.text).not.toMatch(/receipt|corner\.jpg|private/)

    expect((await read(number, customer)).customer.ticket).toEqual({
      number,
      subject: 'Bent corner',
      state: 'ANSWERED',
      order_number: order.number,
      messages: [
        {
          author: 'CUSTOMER',
          message: 'It came\nbent.',
          files: [
            { name: 'receipt.pdf', url: `/media/${files[0]}`, bytes: PDF.length },
            { name: 'bent-corner.jpg', url: `/media/${files[1]}`, bytes: JPEG.length },
          ],
        },
        { author: 'STAFF', message: 'We print it again.\nSorry!', files: [] },
      ],
    })
    const { closeTicket } = await shop.ask(CLOSE, { number }, customer)
    expect(closeTicket).toEqual({ number, state: 'CLOSED', state_label: 'Closed' })
    expect((await shop.ask(CLOSE, { number }, customer)).closeTicket.state).toBe('CLOSED')
  })

  it('that is closed opens again with another message, of either side', async () => {
    const customer = await aCustomer(shop)
    const number = await open(customer)
    expect(await closeAsStaff(shop, number)).toMatchObject({ state: 'closed' })
    const again = await closeAsStaff(shop, number)
    expect(isRefusal(again) && again.message).toBe(`Ticket ${number} is closed already.`)
    const { replyToTicket } = await shop.ask(REPLY, { input: { number, message: 'Still bent.' } }, customer)
    expect(replyToTicket.state).toBe('WAITING')
    await closeAsStaff(shop, number)
    expect(await replyAsStaff(shop, number, 'One more thing')).toMatchObject({ state: 'answered' })
  })

  it('stands on pages, changed last first, and on those of its order', async () => {
    const customer = await aCustomer(shop)
    const order = await aPaidOrder(shop, { customerId: customer.id, email: customer.email })
    const numbers: string[] = []
    for (const order_number of [undefined, order.number, undefined]) {
      numbers.unshift(await open(customer, { order_number }))
      shop.clock.advance(1_000)
    }
    const list = `query ($order: String, $page: Int) { customer {
      tickets(pageSize: 2, currentPage: $page, order_number: $order) { total_count page_info { total_pages } items { number } } } }`
    const page = async (variables: object) => (await shop.ask(list, variables, customer)).customer.tickets
    expect(await page({ page: 1 })).toEqual({
      total_count: 3,
      page_info: { total_pages: 2 },
      items: numbers.slice(0, 2).map((number) => ({ number })),
    })
    expect((await page({ page: 2 })).items).toEqual([{ number: numbers[2] }])
    expect((await page({ page: 1, order: order.number })).items).toEqual([{ number: numbers[1] }])
  })

  it('of another customer is not read, answered or closed, and an order of theirs is not named', async () => {
    const [owner, stranger] = [await aCustomer(shop), await aCustomer(shop)]
    const order = await aPaidOrder(shop, { customerId: owner.id, email: owner.email })
    const number = await open(owner)
    expect((await read(number, stranger)).customer.ticket).toBeNull()
    const lost = ['graphql-no-such-entity', 'We could not find this ticket.']
    expect(refusedWith(await shop.send(REPLY, { input: { number, message: 'Hi' } }, stranger))).toEqual(lost)
    expect(refusedWith(await shop.send(CLOSE, { number }, stranger))).toEqual(lost)
    expect(refusedWith(await shop.send(OPEN, input({ order_number: order.number }), stranger))).toEqual([
      'graphql-input',
      'We could not find this order among yours. Choose another one, or none.',
    ])
    expect(refusedWith(await shop.send(OPEN, input()))?.[0]).toBe('graphql-authorization')
  })

  it.each([
    [{ subject: ' \u200b ' }, 'Say in a few words what it is about, such as Bent corner.'],
    [{ subject: 'x'.repeat(121) }, 'That is 121 characters; at most 120 fit here. Please shorten it.'],
    [{ message: '\n' }, 'Write your message.'],
    [{ message: 'x'.repeat(5001) }, 'That is 5001 characters; at most 5000 fit here. Please shorten it.'],
    [{ files: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'At most 5 files go with a message. Please leave some out.'],
    [
      { files: ['private/tickets/none.pdf'] },
      'One of the files is not here any more. Please choose your files again.',
    ],
  ])('%j is refused, and nothing is kept', async (more, message) => {
    const customer = await aCustomer(shop)
    expect(refusedWith(await shop.send(OPEN, input(more), customer))).toEqual(['graphql-input', message])
    const { customer: after } = await shop.ask('{ customer { tickets { total_count } } }', {}, customer)
    expect(after.tickets.total_count).toBe(0)
  })

  it('is written at most 10 times an hour by one customer', async () => {
    const customer = await aCustomer(shop)
    const number = await open(customer)
    const reply = () => shop.send(REPLY, { input: { number, message: 'Hello?' } }, customer)
    for (let count = 1; count < 10; count += 1) expect(refusedWith(await reply())).toBeUndefined()
    expect(refusedWith(await reply())).toEqual([
      'graphql-input',
      'You have written to us often today. Please wait a while, or put it all into one message.',
    ])
    expect(await messages(number, customer)).toHaveLength(10)
  })
})

describe('I-10: a file beside a message', () => {
  it('is a download for whoever sent it, and nothing for anybody else', async () => {
    const [owner, stranger] = [await aCustomer(shop), await aCustomer(shop)]
    const reference = await uploaded(owner, JPEG, 'Ecke, "verbogen".jpg')
    await open(owner, { files: [reference] })
    const get = (headers: Record<string, string>) => routes.request(`/media/${reference}`, { headers })
    const file = await get(cookie(owner))
    expect(Buffer.from(await file.arrayBuffer()).equals(JPEG)).toBe(true)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename*=UTF-8''Ecke%2C%20-verbogen-.jpg`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    for (const headers of [{}, cookie(stranger), cookie({ token: 'x' })]) {
      expect((await get(headers)).status).toBe(404)
    }
  })

  it('is taken with one message alone, and not from another customer', async () => {
    const [owner, stranger] = [await aCustomer(shop), await aCustomer(shop)]
    const files = [await uploaded(owner)]
    const gone = 'One of the files is not here any more. Please choose your files again.'
    expect(refusedWith(await shop.send(OPEN, input({ files }), stranger))).toEqual(['graphql-input', gone])
    await open(owner, { files: [...files, ...files] })
    expect(refusedWith(await shop.send(OPEN, input({ files }), owner))).toEqual(['graphql-input', gone])
  })

  it.each<[string, Uint8Array, number, RegExp]>([
    ['a page called photo.jpg', Buffer.from('<html>'), 415, /not a PDF, JPEG or PNG/],
    ['nothing', Buffer.alloc(0), 415, /not a PDF, JPEG or PNG/],
    [
      'a photo in HEIC that was cut short',
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
      415,
      /damaged or was cut short.+take a screenshot/,
    ],
    ['more than 8 MB', Buffer.concat([PDF, Buffer.alloc(8_000_000)]), 413, /larger than 8 MB/],
  ])('%s is refused and leaves nothing behind', async (_what, bytes, status, message) => {
    const before = await stored()
    const answer = await upload(await aCustomer(shop), bytes, { 'x-file-name': 'photo.jpg' })
    expect([answer.status, (await answer.json()).message]).toEqual([status, expect.stringMatching(message)])
    expect(await stored()).toEqual(before)
  })

  it('may be a photo in HEIC, as an iPhone takes it: kept as a JPEG that every computer opens', async () => {
    const owner = await aCustomer(shop)
    const heic = await readFile(heicFile('sideways'))
    const answer = await upload(owner, heic, { 'x-file-name': 'IMG_2034.HEIC' })
    const { reference, name } = await answer.json()
    expect([answer.status, name]).toEqual([201, 'IMG_2034.jpg'])
    await open(owner, { files: [reference] })
    const file = await routes.request(`/media/${reference}`, { headers: cookie(owner) })
    expect(file.headers.get('content-type')).toBe('image/jpeg')
    const path = join(folder, 'opened.jpg')
    await writeFile(path, Buffer.from(await file.arrayBuffer()))
    const facts = { format: 'jpeg', widthPx: expect.any(Number), heightPx: expect.any(Number) }
    expect(await inspectPicture(path)).toMatchObject(facts)
    await rm(path)
  })

  it('is no photo in HEIC where the shop does not open these: the sentence says what to do', async () => {
    const without = ticketFileRoutes({ ...shop, storage, takesHeic: false })
    const before = await stored()
    const answer = await without.request('/media/private/tickets', {
      method: 'POST',
      body: await readFile(heicFile('phone')),
      headers: cookie(await aCustomer(shop)),
    })
    expect([answer.status, (await answer.json()).message]).toEqual([
      415,
      expect.stringMatching(/in HEIC.+save a copy as JPEG/),
    ])
    expect(await stored()).toEqual(before)
  })

  it('is taken from nobody who is not signed in, from no other site, and 20 times an hour', async () => {
    expect((await upload(undefined, PDF)).status).toBe(401)
    const customer = await aCustomer(shop)
    expect((await upload(customer, PDF, { origin: 'https://other.example' })).status).toBe(403)
    for (let count = 0; count < 20; count += 1) expect((await upload(customer, PDF)).status).toBe(201)
    expect((await upload(customer, PDF)).status).toBe(429)
  })

  it('that no message names is deleted after a day, and those of a closed account with the next clean-up', async () => {
    const customer = await aCustomer(shop)
    const reference = await uploaded(customer)
    const number = await open(customer, { files: [reference] })
    const erased = await uploaded(customer)
    shop.clock.advance(25 * 3_600_000)
    await removeUnclaimedTicketFiles({ ...shop, storage })
    expect(await storage.exists(reference)).toBe(true)
    expect(await storage.exists(erased)).toBe(false)
    await transaction(shop.db, (tx) => eraseTickets(tx, customer.id))
    expect(await messages(number, await aCustomer(shop))).toBeUndefined()
    await removeUnclaimedTicketFiles({ ...shop, storage })
    expect(await storage.exists(reference)).toBe(false)
    // The mail of a ticket that is gone reaches nobody.
    expect((await forwarded()).map(({ subject }) => subject)).not.toContain(`Ticket ${number}: Bent corner`)
  })
})
