import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { transaction } from '../database/pool.ts'
import { createLog } from '../log.ts'
import { testDatabase } from '../testing/database.ts'
import { defineJob } from './job.ts'
import { type Jobs, openJobs } from './queue.ts'

const { db, url } = await testDatabase()
const log = createLog({ production: true, logLevel: 'silent' })
const retry = { limit: 2, delaySeconds: 1, longestDelaySeconds: 1 }
const number = z.object({ number: z.number() })
const sendMail = defineJob({ name: 'send-mail', schema: number, retry })
const drawArtwork = defineJob({ name: 'draw-artwork', schema: number, retry })
const jobs = [sendMail, drawArtwork]

const open: Jobs[] = []
async function openHere(isWorker: boolean): Promise<Jobs> {
  const opened = await openJobs({ url, jobs, log, isWorker })
  open.push(opened)
  return opened
}

beforeAll(async () => {
  await (await openJobs({ url, jobs, log, isWorker: false })).stop()
})

afterEach(async () => {
  await Promise.all(open.splice(0).map((opened) => opened.stop()))
  await db.execute(sql`DELETE FROM pgboss.job`)
})

test('a job of a transaction that is rolled back never runs, one that commits runs at once', async () => {
  const worker = await openHere(true)
  const done: number[] = []
  await worker.work(sendMail, async ({ number }) => void done.push(number))
  const failing = transaction(db, async (tx) => {
    await worker.enqueue(tx, sendMail, { number: 1 })
    throw new Error('out of stock')
  })
  await expect(failing).rejects.toThrow('out of stock')
  await transaction(db, (tx) => worker.enqueue(tx, sendMail, { number: 2 }))
  await expect.poll(() => done, { timeout: 5_000, interval: 5 }).toEqual([2])
})

test('several jobs of one kind are enqueued together, all of them or none', async () => {
  const worker = await openHere(true)
  const done: number[] = []
  const all = [{ number: 1 }, { number: 2 }, { number: 3 }]
  const failing = transaction(db, async (tx) => {
    await worker.enqueueAll(tx, drawArtwork, all)
    throw new Error('out of stock')
  })
  await expect(failing).rejects.toThrow('out of stock')
  await expect(worker.enqueueAll(db, drawArtwork, [...all, JSON.parse('{ "number": "4" }')])).rejects.toThrow(
    'number',
  )
  await worker.enqueueAll(db, drawArtwork, [])
  expect(await worker.unfinished()).toBe(0)

  await transaction(db, (tx) => worker.enqueueAll(tx, drawArtwork, all))
  await worker.work(drawArtwork, async ({ number }) => void done.push(number))
  await expect.poll(() => [...done].sort(), { timeout: 5_000, interval: 5 }).toEqual([1, 2, 3])
})

test('a job of several that fails is tried again like any other', async () => {
  const worker = await openHere(true)
  let attempts = 0
  await worker.work(drawArtwork, async (_data, { isLast }) => {
    attempts += 1
    if (!isLast) throw new Error('storage is away')
  })
  await worker.enqueueAll(db, drawArtwork, [{ number: 1 }])
  await expect.poll(() => attempts, { timeout: 15_000 }).toBe(3)
  await expect.poll(() => worker.unfinished()).toBe(0)
})

test('the same key enqueued three times is one job, also after it was done', async () => {
  const worker = await openHere(true)
  const done: number[] = []
  await worker.enqueue(db, sendMail, { number: 1 }, { singletonKey: 'order 7' })
  await worker.enqueue(db, sendMail, { number: 2 }, { singletonKey: 'order 7' })
  await worker.work(sendMail, async ({ number }) => void done.push(number))
  await expect.poll(() => worker.unfinished()).toBe(0)
  await worker.enqueue(db, sendMail, { number: 3 }, { singletonKey: 'order 7' })
  await worker.enqueue(db, drawArtwork, { number: 4 }, { singletonKey: 'order 7' })
  expect(await worker.unfinished()).toBe(1)
  expect(done).toEqual([1])
})

test('a job that fails is tried again until its last attempt', async () => {
  const worker = await openHere(true)
  const attempts: [number, boolean][] = []
  await worker.work(drawArtwork, async (_data, attempt) => {
    attempts.push([attempt.number, attempt.isLast])
    throw new Error('storage is away')
  })
  await worker.enqueue(db, drawArtwork, { number: 1 })
  const tried = [
    [1, false],
    [2, false],
    [3, true],
  ]
  await expect.poll(() => attempts, { timeout: 15_000 }).toEqual(tried)
  await expect.poll(() => worker.unfinished()).toBe(0)
})

test('a job with the wrong data is refused where it is enqueued', async () => {
  const web = await openHere(false)
  // A caller in plain JavaScript, or an old form of the data.
  const wrong: { number: number } = JSON.parse('{ "number": "seven" }')
  await expect(web.enqueue(db, sendMail, wrong)).rejects.toThrow('number')
})

test('a worker that stops lets its job finish', async () => {
  const worker = await openJobs({ url, jobs, log, isWorker: true })
  const happened: string[] = []
  let finish = () => {}
  const held = new Promise<void>((resolve) => {
    finish = resolve
  })
  await worker.work(sendMail, async () => {
    happened.push('begun')
    await held
    happened.push('finished')
  })
  await worker.enqueue(db, sendMail, { number: 1 })
  await expect.poll(() => happened).toEqual(['begun'])
  const stopped = worker.stop().then(() => happened.push('stopped'))
  // Meanwhile another worker starts, and does a job from its first line to its last.
  const other = await openHere(true)
  await other.work(drawArtwork, async () => void happened.push('drawn by another'))
  await other.enqueue(db, drawArtwork, { number: 2 })
  await expect.poll(() => happened.at(-1), { timeout: 10_000 }).toBe('drawn by another')
  finish()
  await stopped
  expect(happened).toEqual(['begun', 'drawn by another', 'finished', 'stopped'])
})

test('a job of a worker that was killed is taken up by the next start at once', async () => {
  const script = `
    const { openJobs } = await import(${JSON.stringify(join(import.meta.dirname, 'queue.ts'))})
    const { createLog } = await import(${JSON.stringify(join(import.meta.dirname, '..', 'log.ts'))})
    const job = ${JSON.stringify({ name: 'send-mail', retry })}
    const log = createLog({ production: true, logLevel: 'silent' })
    const jobs = await openJobs({ url: ${JSON.stringify(url)}, jobs: [job], log, isWorker: true })
    await jobs.work({ ...job, schema: { parse: (data) => data } }, () => {
      console.log('taken')
      return new Promise(() => {})
    })`
  const web = await openHere(false)
  await web.enqueue(db, sendMail, { number: 9 })
  const killed = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => killed.stdout.once('data', resolve))
  killed.kill('SIGKILL')
  await new Promise((resolve) => killed.once('exit', resolve))
  const worker = await openHere(true)
  const done: number[] = []
  await worker.work(sendMail, async ({ number }) => void done.push(number))
  await expect.poll(() => done, { timeout: 10_000, interval: 20 }).toEqual([9])
})
