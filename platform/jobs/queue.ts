import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss'
import { isDatabaseAway } from '../database/outage.ts'
import type { Queryable } from '../database/pool.ts'
import type { Log } from '../log.ts'
import type { Job } from './job.ts'
import { enterAsWorker, type WorkerPresence } from './orphans.ts'

const DEAD_LETTERS = 'dead-letters'
const KEEP_SECONDS = 30 * 86_400
const STOP_LIMIT_MS = 7_000
/** What every kind of job in one list shares; each one's own data is checked by its schema. */
type AnyJob = Pick<Job<object>, 'name' | 'retry' | 'timeoutSeconds' | 'keepSeconds'>

export interface EnqueueOptions {
  /**
   * Only one job of this kind with this key ever runs, for as long as the first is stored (`keepSeconds` after its end).
   * Enqueuing it again does nothing.
   */
  singletonKey?: string
  /** Not before this time. */
  startAfter?: Date
}

export interface Attempt {
  id: string
  /** 1 for the first. */
  number: number
  isLast: boolean
  /** Aborted when the attempt takes too long or the shop stops. */
  signal: AbortSignal
}

export interface Jobs {
  /**
   * Adds a job in the caller's transaction: it exists when that commits, and not otherwise.
   *
   * @throws ZodError when the data do not fit the job's schema
   */
  enqueue<Data extends object>(
    tx: Queryable,
    job: Job<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<void>
  /** The same for several jobs of one kind, in one statement. */
  enqueueAll<Data extends object>(tx: Queryable, job: Job<Data>, all: readonly Data[]): Promise<void>
  /**
   * Does jobs of one kind from now on, up to `concurrency` at once (1 when left out). A handler that throws is tried
   * again.
   */
  work<Data extends object>(
    job: Job<Data>,
    handler: (data: Data, attempt: Attempt) => Promise<void>,
    options?: { concurrency?: number },
  ): Promise<void>
  /** Enqueues the job at each time of a cron expression (UTC), once for all processes together. */
  schedule<Data extends object>(job: Job<Data>, cron: string, data: Data): Promise<void>
  /** How many jobs are waiting or being done, retries included. */
  unfinished(): Promise<number>
  /** Takes no more jobs, lets running ones finish for up to 7 seconds; what is left is done after the next start. */
  stop(): Promise<void>
}

/** What adds jobs to a transaction. */
export type Enqueuing = Pick<Jobs, 'enqueue' | 'enqueueAll'>

export interface JobsOptions {
  url: string
  /** Every kind of job that this shop has. */
  jobs: readonly AnyJob[]
  log: Log
  /** True in processes that do jobs and schedule them; others only enqueue. */
  isWorker: boolean
}

/** Opens the queue in tables that `prepareQueue` made, with one queue for each kind of job. */
export async function openJobs({ url, jobs, log, isWorker }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'jobs',
    migrate: false,
    createSchema: false,
    max: isWorker ? 6 : 2,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
  })
  boss.on('error', throttledLog(log))
  await boss.start()
  await createQueues(boss, jobs)
  let presence: WorkerPresence | undefined
  if (isWorker) {
    presence = await enterAsWorker(
      url,
      boss,
      jobs.map((job) => job.name),
      log,
    )
    await boss.work(
      DEAD_LETTERS,
      { includeMetadata: true, notifyPollingIntervalSeconds: 60 },
      async (letters) => {
        for (const letter of letters) {
          log.error(
            { job: letter.sourceName, id: letter.sourceId, cause: letter.sourceOutput },
            'A job was given up.',
          )
        }
      },
    )
  }

  return {
    async enqueue(tx, job, data, { singletonKey, startAfter } = {}) {
      const id = singletonKey === undefined ? undefined : idOf(job.name, singletonKey)
      await boss.send(job.name, job.schema.parse(data), { id, startAfter, db: fromDrizzle(tx, sql) })
    },

    async enqueueAll(tx, job, all) {
      if (all.length === 0) return
      const waiting = all.map((data) => ({ data: job.schema.parse(data) }))
      await boss.insert(job.name, waiting, { db: fromDrizzle(tx, sql) })
    },

    async work(job, handler, { concurrency = 1 } = {}) {
      // New jobs are announced at once; only retries wait for the next look.
      const settings = {
        localConcurrency: concurrency,
        includeMetadata: true as const,
        notifyPollingIntervalSeconds: 2,
      }
      await boss.work(job.name, settings, async (taken: JobWithMetadata<object>[]) => {
        for (const one of taken) await attempt(one, () => handler(job.schema.parse(one.data), attemptOf(one)))
      })
    },

    async schedule(job, cron, data) {
      await boss.schedule(job.name, cron, job.schema.parse(data))
    },

    async unfinished() {
      const { rows } = await boss
        .getDb()
        .executeSql(
          "SELECT count(*)::int AS count FROM pgboss.job WHERE state < 'completed' AND name = ANY($1)",
          [jobs.map((job) => job.name)],
        )
      return rows[0].count
    },

    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_LIMIT_MS })
      await presence?.leave()
    },
  }

  async function attempt(one: JobWithMetadata<object>, work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      const about = { job: one.name, id: one.id, attempt: one.retryCount + 1, error }
      log.warn(about, 'A job failed and is tried again unless this was its last attempt.')
      throw error
    }
  }
}

function attemptOf(job: JobWithMetadata<object>): Attempt {
  return {
    id: job.id,
    number: job.retryCount + 1,
    isLast: job.retryCount >= job.retryLimit,
    signal: job.signal,
  }
}

async function createQueues(boss: PgBoss, jobs: readonly AnyJob[]) {
  await boss.createQueue(DEAD_LETTERS, { notify: true, deleteAfterSeconds: KEEP_SECONDS })
  for (const { name, retry, timeoutSeconds = 900, keepSeconds = KEEP_SECONDS } of jobs) {
    const settings = {
      retryLimit: retry.limit,
      retryDelay: retry.delaySeconds,
      retryDelayMax: retry.longestDelaySeconds,
      retryBackoff: true,
      expireInSeconds: timeoutSeconds,
      // Where several machines work: a job of one that died is noticed by its silence.
      heartbeatSeconds: 60,
      retentionSeconds: keepSeconds,
      deleteAfterSeconds: keepSeconds,
      deadLetter: DEAD_LETTERS,
      notify: true,
    }
    await boss.createQueue(name, settings)
    await boss.updateQueue(name, settings)
  }
}

/** The same id for the same key: the queue's primary key then refuses the second job. */
function idOf(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\0${key}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** While the database is away the queue reports an error every two seconds; it is logged every 30 seconds. */
function throttledLog(log: Log): (error: Error) => void {
  let silentUntil = 0
  return (error) => {
    const away = isDatabaseAway(error)
    if (away && Date.now() < silentUntil) return
    if (away) silentUntil = Date.now() + 30_000
    log.error(
      { error },
      away ? 'The queue cannot reach the database and keeps trying.' : 'The queue reported an error.',
    )
  }
}
