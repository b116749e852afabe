/** I-10: what the screen of tickets shows at which address, and what its forms do. */
import { expect, it } from 'vitest'
import { aCustomer } from '../../customers/testing.ts'
import { ACT_FIELD } from '../../request/act-field.ts'
import type { Api } from '../../request/api.ts'
import { apiOfVisit } from '../../testing/api-of.ts'
import { aPaidOrder } from '../../testing/orders.ts'
import { openTestShop } from '../../testing/shop.ts'
import { INTENTS, TARGET_FIELD } from '../components/act-answer.ts'
import { FILE_ON_ITS_WAY } from '../components/ticket-file-fields.ts'
import { actOn } from './account-acts.ts'
import { loadScreen } from './account-loads.ts'

const shop = await openTestShop()

async function screen(api: Api, address = '') {
  const { pathname, searchParams: search } = new URL(`http://shop.example/${address}`)
  const words = pathname.split('/').filter(Boolean)
  const found = await loadScreen('ordertickets', {
    api,
    words,
    search,
    portfolio: undefined,
    now: shop.clock.now(),
  })
  return found?.name === 'ordertickets' ? found.shown : undefined
}
function act(api: Api, intent: string, fields: Record<string, string>, target = '') {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent, [TARGET_FIELD]: target, ...fields })) {
    form.append(name, value)
  }
  return actOn(api, form, shop.publicUrl)
}
async function wayOf(answer: ReturnType<typeof act>) {
  const given = await answer
  return given instanceof Response ? given.headers.get('location') : given
}
async function someone() {
  const customer = await aCustomer(shop)
  const order = await aPaidOrder(shop, { customerId: customer.id, email: customer.email })
  return { ...customer, order, api: apiOfVisit(shop, { token: customer.token }) }
}
const FIELDS = { subject: 'Bent corner', message: 'Badly' }

it('I-10, CA-111: the form offers the customer’s orders, and the one that the address names is chosen', async () => {
  const { api, order } = await someone()
  expect(await screen(api)).toMatchObject({ kind: 'list', tickets: { items: [] } })
  expect(await screen(api, `new?order=${order.number}`)).toMatchObject({
    kind: 'new',
    order: order.number,
    orders: [{ number: order.number }],
  })
  expect(await screen(api, 'new?order=<b>')).toMatchObject({ kind: 'new', order: undefined })
})

it('I-10, PE-18: a ticket that is sent three times is one, also after a refusal', async () => {
  const { api, order } = await someone()
  const fields = { ...FIELDS, order: order.number, [ACT_FIELD]: crypto.randomUUID() }
  expect(await act(api, INTENTS.openTicket, { ...fields, order: '1' })).toMatchObject({ kind: 'refused' })
  const ways = [1, 2, 3].map(() => wayOf(act(api, INTENTS.openTicket, fields)))
  const [way] = await Promise.all(ways)
  expect(new Set(await Promise.all(ways))).toEqual(new Set([way]))
  const [, number = ''] = /^\/customer\/account\/ordertickets\/(6\d{8})\?done=sent$/.exec(String(way)) ?? []
  expect(await screen(api)).toMatchObject({ tickets: { items: [{ number, order_number: order.number }] } })
  expect(await screen(api, `${number}?done=sent`)).toMatchObject({
    kind: 'one',
    done: 'sent',
    ticket: { number, messages: [{ message: 'Badly' }] },
  })
  await act(api, INTENTS.replyToTicket, { message: 'Hello?' }, number)
  expect(await wayOf(act(api, INTENTS.closeTicket, {}, number))).toMatch(/\?done=closed$/)
  expect(await screen(api, number)).toMatchObject({ ticket: { state: 'CLOSED', messages: [{}, {}] } })
})

it('I-03: the number of an order is told from that of a ticket, and a third word changes nothing', async () => {
  const { api, order } = await someone()
  expect(await screen(api, order.number)).toMatchObject({ kind: 'list', order: order.number })
  expect(await screen(api, `${order.number}/7`)).toMatchObject({ kind: 'list', order: order.number })
})

it('O-10, PE-20: a message whose session is over stays where the page sends it itself, and leads to sign in otherwise', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: INTENTS.openTicket, ...FIELDS }))
    form.append(name, value)
  const stays = await actOn(shop.api, form, shop.publicUrl, { staysHere: true })
  expect(stays).toMatchObject({ kind: 'refused', needsSignIn: true, typed: FIELDS })
  expect(stays).toMatchObject({ message: expect.stringMatching(/nothing was sent.+press again/) })
  expect(await wayOf(actOn(shop.api, form, shop.publicUrl))).toMatch(/^\/customer\/login/)
})

it('I-10: somebody else’s ticket and order are not there', async () => {
  const [owner, stranger] = [await someone(), await someone()]
  const way = await wayOf(act(owner.api, INTENTS.openTicket, FIELDS))
  const [number = ''] = /6\d{8}/.exec(String(way)) ?? []
  for (const word of [number, owner.order.number, 'none', '0']) {
    expect(await screen(stranger.api, word)).toBeUndefined()
  }
  expect(await act(stranger.api, INTENTS.replyToTicket, { message: 'Hi' }, number)).toMatchObject({
    kind: 'refused',
    message: 'We could not find this ticket.',
  })
})

it('PE-22: what is missing is said beside its field, and what was typed is kept', async () => {
  const { api } = await someone()
  const fields = { subject: ' ', message: '', [FILE_ON_ITS_WAY]: 'yes' }
  expect(await act(api, INTENTS.openTicket, fields)).toMatchObject({
    kind: 'refused',
    problems: {
      subject: expect.stringMatching(/^Say/),
      message: 'Write your message.',
      ticketFile: expect.stringMatching(/^A file is still on its way/),
    },
    typed: { subject: ' ' },
  })
})
