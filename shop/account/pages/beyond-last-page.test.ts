/** Lists of the account at an address behind their last page, as an old link or a typed one may have it. */
import { expect, it } from 'vitest'
import { aCustomer } from '../../customers/testing.ts'
import { apiOfVisit } from '../../testing/api-of.ts'
import { giveCredit } from '../../testing/incentives.ts'
import { aPaidOrder } from '../../testing/orders.ts'
import { openTestShop } from '../../testing/shop.ts'
import { INTENTS } from '../components/act-answer.ts'
import { actOn } from './account-acts.ts'
import { loadScreen } from './account-loads.ts'

const shop = await openTestShop()

it.each(['2', '999', '1e9'])(
  'I-08, I-10, I-17: page %s of a list of one page shows that page',
  async (page) => {
    const customer = await aCustomer(shop)
    const api = apiOfVisit(shop, { token: customer.token })
    const order = await aPaidOrder(shop, { customerId: customer.id, email: customer.email })
    await giveCredit(shop, customer.id, 500)
    const form = new FormData()
    for (const [name, value] of [
      ['intent', INTENTS.openTicket],
      ['subject', 'Bent corner'],
      ['message', 'Badly'],
    ] as const) {
      form.append(name, value)
    }
    await actOn(api, form, shop.publicUrl)

    const asked = { api, words: [], search: new URLSearchParams({ page }), portfolio: undefined }
    const shown = async (name: string) => (await loadScreen(name, { ...asked, now: shop.clock.now() }))?.shown
    const one = { current_page: 1, total_pages: 1 }
    expect(await shown('my-orders')).toMatchObject({ items: [{ number: order.number }], page_info: one })
    expect(await shown('ordertickets')).toMatchObject({
      tickets: { items: [{ subject: 'Bent corner' }], page_info: one },
    })
    expect(await shown('my-credits')).toMatchObject({
      balance_history: { items: [{ balance_change: { value: 5 } }], page_info: one },
    })
  },
)

it('I-08: a customer without orders is told so on any page', async () => {
  const { token } = await aCustomer(shop)
  const asked = { words: [], search: new URLSearchParams({ page: '7' }), portfolio: undefined }
  const api = apiOfVisit(shop, { token })
  const screen = await loadScreen('my-orders', { ...asked, api, now: shop.clock.now() })
  expect(screen?.shown).toMatchObject({ items: [], page_info: { current_page: 1 } })
})
