/** The way of an order to its review, with the shopkeeper's own commands. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { openJobs } from '#platform/jobs/queue.ts'
import { createLog } from '#platform/log.ts'
import { askForReviewsJob } from '../../shop/reviews/jobs/names.ts'
import { type ShopProcess, shopVariables } from '../../tools/shop-process.ts'
import { databaseOf } from './database.ts'
import { mailTo } from './mails.ts'
import { inDatabase } from './shop-database.ts'

const run = promisify(execFile)

/** What the shopkeeper's command printed. @throws Error with its sentence when it refused */
export async function staff(
  { dataDir }: ShopProcess,
  command: 'orders' | 'reviews',
  ...words: string[]
): Promise<string> {
  const ran = await run(process.execPath, [`tools/${command}.ts`, ...words], { env: shopVariables(dataDir) })
  return ran.stdout.trim()
}

/** An order is made, sent and delivered. */
export async function arrive(shop: ShopProcess, number: string): Promise<void> {
  // The artwork is drawn, and the money taken, in the background.
  const produced = () =>
    staff(shop, 'orders', number, 'produce', '--early').then(
      () => true,
      () => false,
    )
  await expect.poll(produced, { timeout: 120_000 }).toBe(true)
  await staff(shop, 'orders', number, 'ship', '--carrier', 'Australia Post')
  await staff(shop, 'orders', number, 'deliver')
}

/** A week goes by, and the hour strikes. @returns the address of the link in the mail that asks a subscriber for a review */
export async function linkInRequest(
  { dataDir }: ShopProcess,
  number: string,
  email: string,
): Promise<string> {
  await inDatabase(dataDir, async ({ db, pool }) => {
    await pool.query(
      `INSERT INTO newsletter_subscriptions (email, status, unsubscribe_key, changed_at)
       VALUES ($1, 'SUBSCRIBED', $1, now()) ON CONFLICT (email) DO UPDATE SET status = 'SUBSCRIBED'`,
      [email],
    )
    await pool.query(`UPDATE orders SET state_changed_at = now() - interval '8 days' WHERE number = $1`, [
      number,
    ])
    const log = createLog({ production: true, logLevel: 'silent' })
    const url = databaseOf(dataDir)
    const jobs = await openJobs({ url, jobs: [askForReviewsJob], log, isWorker: false })
    try {
      await jobs.enqueue(db, askForReviewsJob, {})
    } finally {
      await jobs.stop()
    }
  })
  const mail = await mailTo(dataDir, email, /^How do you like your/)
  return /https?:\/\/\S+\/write-a-review\?key=[\w.-]+/.exec(mail)?.[0] ?? ''
}
