/**
 * The guest's purchase under what stands between people and the shop's pages: one order, right amount, nothing typed
 * lost.
 */
import { expect } from '@playwright/test'
import { cut, holdScripts } from './support/bad-lines.ts'
import { expectBoughtOnce, purchase } from './support/journey.ts'
import { test } from './support/shop.ts'
import { blocked, helped, translated } from './support/what-comes-between.ts'

test.use({ viewport: { width: 390, height: 844 } })

const SWITCHES = [
  {
    rule: 'PE-16, PE-17: translated, every text in a <font> of its own',
    email: 'translated',
    turnOn: translated,
  },
  { rule: "PE-16, PE-17: with a helper's nodes in every field", email: 'helped', turnOn: helped },
  {
    rule: 'PE-17: with all that is named like analytics or pop-ups blocked',
    email: 'blocked',
    turnOn: blocked,
  },
] as const

for (const { rule, email, turnOn } of SWITCHES) {
  test(`${rule}, a guest buys one canvas`, async ({ context, page, shop }) => {
    const crashes: string[] = []
    page.on('pageerror', ({ message }) => crashes.push(message))
    await turnOn(context)
    const bought = await purchase({ page, email: `${email}@example.com` })
    await expectBoughtOnce(shop.dataDir, `${email}@example.com`, bought)
    expect(crashes.filter((message) => !HYDRATED_ANEW.test(message))).toEqual([])
  })
}

test('PE-13, PE-14, PE-18, PE-21: key by key on a bad connection, a guest buys one canvas', async ({
  context,
  page,
  shop,
}) => {
  const letScriptsGo = await holdScripts(page)
  const troubles: { count: () => number }[] = []
  const bought = await purchase({
    page,
    email: 'bad-line@example.com',
    isEarly: true,
    async after(step) {
      if (step === 'tool') letScriptsGo()
      if (step === 'photo') {
        troubles.push(await cut(page, /\/uploadchoice\.data/, { method: 'POST', answer: true }))
      }
      if (step === 'cart') troubles.push(await cut(page, /\/checkout\.data/))
      // Card and address are typed without a connection.
      if (step === 'checkout') await context.setOffline(true)
      if (step === 'card') await context.setOffline(false)
    },
  })
  await expectBoughtOnce(shop.dataDir, 'bad-line@example.com', bought)
  expect(troubles.map(({ count }) => count())).toEqual([1, 1])
})

/** React drew the page anew because it was not as it had been sent. */
const HYDRATED_ANEW = /Minified React error #(418|423|425)/
