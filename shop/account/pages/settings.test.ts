/** I-22, CA-111, CA-113: the settings of an account. */
import { expect, it } from 'vitest'
import { aCustomer, PASSWORD } from '../../customers/testing.ts'
import type { Api } from '../../request/api.ts'
import { apiOfVisit } from '../../testing/api-of.ts'
import { openTestShop } from '../../testing/shop.ts'
import { INTENTS, TARGET_FIELD } from '../components/act-answer.ts'
import { actOn } from './account-acts.ts'
import { loadScreen } from './account-loads.ts'

const shop = await openTestShop()

function act(api: Api, intent: string, fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent, ...fields })) form.append(name, value)
  return actOn(api, form, shop.publicUrl)
}
async function settings(api: Api, address = '/customer/account/settings') {
  const { searchParams: search } = new URL(address, 'http://shop.example')
  const asked = { api, words: [], search, portfolio: undefined, now: shop.clock.now() }
  const screen = await loadScreen('settings', asked)
  if (screen?.name !== 'settings') throw new Error('Expected the settings')
  return screen.shown
}

it('I-22: shows how and where one is signed in, newsletter and membership', async () => {
  const { email, token } = await aCustomer(shop)
  expect(await settings(apiOfVisit(shop, { token }))).toMatchObject({
    customer: {
      email,
      is_subscribed: false,
      is_subscribed_champ_membership: false,
      sessions: [{ is_current: true }],
    },
    done: undefined,
  })
})

it('I-22: a session that is gone is said so, and nothing else ends', async () => {
  const { token } = await aCustomer(shop)
  const api = apiOfVisit(shop, { token })
  const after = async (answer: ReturnType<typeof act>) => {
    const given = await answer
    if (!(given instanceof Response)) throw new Error('Expected the screen to be shown again')
    return settings(api, given.headers.get('location') ?? '')
  }
  const one = { customer: { sessions: [{ is_current: true }] } }
  expect(await after(act(api, INTENTS.endSession, { [TARGET_FIELD]: 'x'.repeat(24) }))).toMatchObject({
    ...one,
    done: 'gone',
  })
  expect(await after(act(api, INTENTS.endOtherSessions))).toMatchObject({ ...one, done: 'none' })
})

it('I-22: whatever else an address says was done there, nothing is said', async () => {
  const { token } = await aCustomer(shop)
  const found = await settings(apiOfVisit(shop, { token }), '/customer/account/settings?out=toString')
  expect(found.done).toBeUndefined()
})

it('I-22, PE-22: the account is closed with the password and a tick alone, and the browser signed out', async () => {
  const { token } = await aCustomer(shop)
  const api = apiOfVisit(shop, { token })
  expect(await act(api, INTENTS.closeAccount, { sure: 'yes' })).toMatchObject({
    problems: { password: 'Type your password.' },
  })
  expect(await act(api, INTENTS.closeAccount, { password: PASSWORD })).toMatchObject({
    problems: { sure: expect.any(String) },
  })
  expect(await act(api, INTENTS.closeAccount, { password: 'wrong-Password 1', sure: 'yes' })).toMatchObject({
    problems: { password: 'That is not your password. Try again.' },
    typed: { sure: 'yes' },
  })
  const closed = await act(api, INTENTS.closeAccount, { password: PASSWORD, sure: 'yes' })
  if (!(closed instanceof Response)) throw new Error('Expected another page')
  expect(closed.headers.get('location')).toBe('/customer/login')
  expect(closed.headers.getSetCookie().join()).toMatch(/customer_token=; Max-Age=0/)
})
