/** Storage and the mail server are away while a shopper buys: plain words, nothing lost, and all of it made up for later. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { noisyJpeg } from '#platform/photos/testing/pictures.ts'
import { freezeTextDesign, placeOrder, prepareCart, textDesignSku } from '../tools/guest-checkout.ts'
import { makeDataDir, removeDataDir, startShopProcess } from '../tools/shop-process.ts'
import { databaseOf } from './support/database.ts'

/** Nothing listens on port 1. */
const away = {
  STORAGE_URL: 's3://photos?endpoint=http://127.0.0.1:1&region=ap-southeast-2',
  SMTP_URL: 'smtp://127.0.0.1:1',
}

test('an order placed while storage and mail are away gets its artwork and its mail when they are back', async () => {
  test.setTimeout(240_000)
  const dataDir = makeDataDir()
  let shop = await startShopProcess(dataDir, away)
  try {
    const revision = await freezeTextDesign(shop.url, textDesignSku, 'Home by the sea')
    const cart = await prepareCart(
      shop.url,
      [{ sku: textDesignSku, revision, quantity: 1 }],
      'robin@example.com',
    )
    const { number } = await placeOrder(shop.url, cart)

    const upload = await sendPhoto(shop.url)
    expect(upload.status).toBeGreaterThanOrEqual(500)
    expect(await upload.text()).toMatch(/try again.*Reference KS-[0-9A-Z]{6}/)
    const ready = await fetch(`${shop.url}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { database: 'ok', storage: 'away', queue: 'ok' },
    ])
    expect(await jobsOf(dataDir, 'retry'), 'the jobs wait').toBeGreaterThanOrEqual(1)
    await shop.stop()

    shop = await startShopProcess(dataDir)
    const files = join(dataDir, 'storage', 'orders', number, '1')
    const mails = join(dataDir, 'mail')
    const made = () => [files, mails].map((folder) => (existsSync(folder) ? readdirSync(folder).length : 0))
    await expect.poll(made, { timeout: 150_000, intervals: [1_000] }).toEqual([3, 3])
  } finally {
    await shop.stop()
    removeDataDir(dataDir)
  }
})

/** Announced, and then in one piece. */
async function sendPhoto(url: string): Promise<Response> {
  const photo = await noisyJpeg(300, 200)
  const announced = await fetch(`${url}/media/uploads`, {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(photo.length),
      'upload-metadata': `filename ${Buffer.from('beach.jpg').toString('base64')}`,
    },
  })
  expect(announced.status).toBe(201)
  return fetch(new URL(announced.headers.get('location') ?? '', url), {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(photo),
  })
}

/** Waits until a failed job is put back, and counts those in a state. */
async function jobsOf(dataDir: string, state: string): Promise<number> {
  const database = new pg.Client({ connectionString: databaseOf(dataDir) })
  await database.connect()
  try {
    const count = async () =>
      Number(
        (await database.query('SELECT count(*) FROM pgboss.job WHERE state = $1', [state])).rows[0]?.count,
      )
    await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(0)
    return await count()
  } finally {
    await database.end()
  }
}
