/**
 * The shop is killed, as by a power cut, at random moments between "Place order" and the success page.
 *
 * After each restart there must be one order, one charge, one set of artwork and one mail. The moments are spread over
 * everything that follows the press of the button, the jobs included.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { freezeTextDesign, placeOrder, prepareCart, textDesignSku } from '../tools/guest-checkout.ts'
import { makeDataDir, removeDataDir, type ShopProcess, startShopProcess } from '../tools/shop-process.ts'
import { databaseOf } from './support/database.ts'
import { isThorough } from './support/thorough.ts'

const KILLS = isThorough ? 20 : 5
/** Placing takes tens of milliseconds, artwork and mail follow within a few hundred. */
const LATEST_KILL_MS = 900

test('a shop killed at random moments of placing an order has each order once, charged once', async () => {
  test.setTimeout(600_000)
  const dataDir = makeDataDir()
  let shop = await startShopProcess(dataDir)
  const carts: string[] = []
  const moments: number[] = []
  try {
    const revision = await freezeTextDesign(shop.url, textDesignSku, 'Home by the sea')
    for (let kill = 0; kill < KILLS; kill++) {
      const cartId = await prepareCart(
        shop.url,
        [{ sku: textDesignSku, revision, quantity: 1 }],
        `kill${kill}@example.com`,
      )
      carts.push(cartId)
      // Half of the kills within the transaction's own time, half over the jobs behind it.
      const moment = Math.random() * (kill % 2 ? LATEST_KILL_MS : 80)
      moments.push(Math.round(moment))
      const pressed = placeOrder(shop.url, cartId).catch(() => undefined)
      await delay(moment)
      await shop.kill()
      await pressed
      shop = await startShopProcess(dataDir)
      // The page that lost its connection asks again, and so does a second tab.
      const [once, again] = await Promise.all([placeOrder(shop.url, cartId), placeOrder(shop.url, cartId)])
      expect(again.number, `killed after ${moment} ms`).toBe(once.number)
    }
    await expectEverythingOnce(dataDir, shop, carts)
  } finally {
    test.info().annotations.push({ type: 'killed after ms', description: moments.join(', ') })
    await shop.stop()
    removeDataDir(dataDir)
  }
})

async function expectEverythingOnce(dataDir: string, shop: ShopProcess, carts: readonly string[]) {
  const database = new pg.Client({ connectionString: databaseOf(dataDir) })
  await database.connect()
  try {
    const count = async (sql: string) => Number((await database.query(sql)).rows[0]?.count)
    const mails = () => readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml')).length
    const state = async () => ({
      orders: await count('SELECT count(*) FROM orders'),
      cartsWithOneOrder: await count('SELECT count(DISTINCT cart_id) FROM orders'),
      taken: await count(`SELECT count(*) FROM test_gateway.payments WHERE state = 'taken'`),
      heldOrWaiting: await count(
        `SELECT count(*) FROM test_gateway.payments WHERE state IN ('held', 'waiting')`,
      ),
      linesWithAllFiles: await count(
        'SELECT count(*) FROM (SELECT order_line_id FROM artwork_files GROUP BY 1 HAVING count(*) = 3) AS complete',
      ),
      mails: mails(),
    })
    await expect.poll(state, { timeout: 120_000, intervals: [500] }).toEqual({
      orders: carts.length,
      cartsWithOneOrder: carts.length,
      taken: carts.length,
      heldOrWaiting: 0,
      linesWithAllFiles: carts.length,
      mails: carts.length,
    })
  } finally {
    await database.end()
    if (test.info().status === 'failed') console.log(shop.output().slice(-4000))
  }
}
