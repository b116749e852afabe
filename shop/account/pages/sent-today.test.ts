/** I-11, CA-111: what is on its way since today. */
import { expect, it } from 'vitest'
import { aCustomer } from '../../customers/testing.ts'
import { shipLines } from '../../orders/commands/ship-lines.ts'
import { apiOfVisit } from '../../testing/api-of.ts'
import { anOrderInProduction } from '../../testing/orders.ts'
import { openTestShop } from '../../testing/shop.ts'
import { loadScreen } from './account-loads.ts'

const shop = await openTestShop()
const DAY_MS = 86_400_000

async function shown(token: string) {
  const asked = { words: [], search: new URLSearchParams(), portfolio: undefined, now: shop.clock.now() }
  const screen = await loadScreen('todayshiporder', { ...asked, api: apiOfVisit(shop, { token }) })
  if (screen?.name !== 'todayshiporder') throw new Error('Expected the screen of what is sent today')
  return screen.shown.orders
}

it('I-11: shows the parcels that left today in Sydney, of the customer’s own orders alone', async () => {
  const [owner, stranger] = [await aCustomer(shop), await aCustomer(shop)]
  const parts = { customerId: owner.id, email: owner.email, lines: [{ quantity: 2 }] }
  const order = await anOrderInProduction(shop, parts)
  expect(await shown(owner.token)).toEqual([])
  const parcel = (trackingNumber: string) =>
    shipLines(shop, order.id, {
      lines: [{ orderLineId: order.lines[0]!.id, quantity: 1 }],
      carrier: 'auspost',
      carrierTitle: 'Australia Post',
      trackingNumber,
    })
  await parcel('KS1')
  shop.clock.advance(DAY_MS)
  expect(await shown(owner.token)).toEqual([])
  await parcel('KS2')
  expect(await shown(owner.token)).toMatchObject([
    {
      number: order.number,
      parcels: [{ items: [{ quantity_shipped: 1 }], tracking: [{ title: 'Australia Post', number: 'KS2' }] }],
    },
  ])
  expect(await shown(stranger.token)).toEqual([])
})
