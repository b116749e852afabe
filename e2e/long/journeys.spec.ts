/** The guest's purchase under everything that stands between people and the shop, on a phone and on a desktop: the whole set. */
import { type BrowserContext, expect } from '@playwright/test'
import { answersLost, failingOnce, lateScripts, offlineForAWhile } from '../support/bad-lines.ts'
import { expectBoughtOnce, purchase, STEPS } from '../support/journey.ts'
import { test } from '../support/shop.ts'
import { blocked, helped, translated } from '../support/what-comes-between.ts'

type Switch = (context: BrowserContext) => Promise<void>

const typed: Switch = async () => {}
const both =
  (one: Switch, other: Switch): Switch =>
  async (context) => {
    await one(context)
    await other(context)
  }

const SWITCHES: Record<string, Switch> = {
  'typed key by key (PE-13)': typed,
  'translated (PE-16, PE-17)': translated,
  "with a helper's nodes (PE-16, PE-17)": helped,
  'translated and helped (PE-16)': both(translated, helped),
  'with what measures blocked (PE-17)': blocked,
  'with scripts that come late (PE-14)': lateScripts,
  'translated, with scripts that come late (PE-14, PE-16)': both(translated, lateScripts),
  'with each request failing once (PE-21)': failingOnce,
  'with each answer lost once (PE-18)': answersLost,
}

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const viewport of WIDTHS) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    for (const [name, turnOn] of Object.entries(SWITCHES)) {
      test(`a guest buys one canvas, ${name}`, async ({ context, page, shop }) => {
        test.setTimeout(300_000)
        const email = emailOf(name, viewport.width)
        await turnOn(context)
        const bought = await purchase({ page, email, isEarly: name.includes('PE-14') })
        await expectBoughtOnce(shop.dataDir, email, bought)
      })
    }

    for (const away of STEPS) {
      test(`PE-21: a guest buys one canvas, offline for 5 s after the step "${away}"`, async ({
        context,
        page,
        shop,
      }) => {
        test.setTimeout(300_000)
        const email = emailOf(`offline ${away}`, viewport.width)
        const after = async (step: string) => {
          if (step === away) await offlineForAWhile(context)
        }
        const bought = await purchase({ page, email, after })
        await expectBoughtOnce(shop.dataDir, email, bought)
        expect(page.url()).toContain('/checkout/success')
      })
    }
  })
}

const emailOf = (name: string, width: number) =>
  `${name.replace(/[^a-z]+/g, '-').replace(/-$/, '')}-${width}@example.com`
