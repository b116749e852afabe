/** I-19, I-20, CA-56: the level of a customer and the way to the higher one. */
import { expect, it } from 'vitest'
import { aCustomer, becomesMember, configure } from '../../customers/testing.ts'
import { apiOfVisit } from '../../testing/api-of.ts'
import { openTestShop } from '../../testing/shop.ts'
import { loadScreen } from './account-loads.ts'

const shop = await openTestShop()

async function shown(token: string, ...words: string[]) {
  const asked = { words, search: new URLSearchParams(), portfolio: undefined, now: shop.clock.now() }
  const screen = await loadScreen('my-rewards', { ...asked, api: apiOfVisit(shop, { token }) })
  return screen?.name === 'my-rewards' ? screen.shown : undefined
}

it('I-19, I-20: a customer becomes a member with a year of membership, and is one until it ends', async () => {
  const { id, token } = await aCustomer(shop)
  await configure(shop, { champ_membership_price: '31.50' })
  const joining = { sku: 'champ_membership', price: { value: 31.5 } }
  expect(await shown(token, 'loyaltylevel')).toMatchObject({
    kind: 'level',
    loyalty: {
      level: 'CUSTOMER',
      member_until: null,
      joining,
      levels: [{ code: 'CUSTOMER' }, { code: 'MEMBER' }],
    },
  })
  await becomesMember(shop, id, shop.clock.now())
  expect(await shown(token, 'loyaltylevel', 'join')).toMatchObject({
    kind: 'join',
    loyalty: { level: 'MEMBER', member_until: expect.stringMatching(/^2027-11-20T23:0/), joining },
  })
  shop.clock.advance(367 * 86_400_000)
  expect((await shown((await aCustomer(shop)).token, 'loyaltylevel'))?.kind).toBe('level')
})

it('I-19: benefits are those of the offers that the shop has', async () => {
  const { token } = await aCustomer(shop)
  const level = await shown(token, 'loyaltylevel')
  if (level?.kind !== 'level') throw new Error('Expected the level')
  const [customer, member] = level.loyalty.levels
  expect(customer?.benefits).toContain('100 points pay A$5.00.')
  expect(member?.benefits[0]).toBe(
    'Member price: 12% off the base price on every product, but for the special 20x20 CM size.',
  )
})

it('CA-56: points keep their three addresses, and nothing else is there', async () => {
  const { token } = await aCustomer(shop)
  for (const words of [[], ['rewardpoints'], ['transactions']]) {
    expect((await shown(token, ...words))?.kind).toBe('points')
  }
  for (const words of [
    ['level'],
    ['loyaltylevel', 'leave'],
    ['rewardpoints', '7'],
    ['loyaltylevel', 'join', '7'],
  ]) {
    expect(await shown(token, ...words)).toBeUndefined()
  }
})
