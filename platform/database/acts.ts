/**
 * Acts: idempotent requests, each carried out once, however often it is sent.
 *
 * An act is what a client asks for under one key. What each of its transactions returned is stored in that same
 * transaction, so that a kill cannot separate the two. The same act sent again, also at the same moment, gets the
 * stored results instead of being done once more. Its transactions must come in the same order each time.
 *
 * The database holds only a hash of the key, and the results are encrypted with the key itself, so the table reveals
 * nothing of them.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Queryable } from './pool.ts'

export interface Act {
  /** Together with whatever keeps one client's keys apart from another's; long enough that nobody guesses it. */
  key: string
  /** A hash of the request: the same key with another request is a mistake of the client. */
  request: string
}

/** The key was used for something else before. */
export class KeyUsedOtherwise extends Error {}
/** It was done before, and its result was too large to be stored. */
export class AnswerNotKept extends Error {}

const underWay = new AsyncLocalStorage<{ act: Act; steps: number }>()

/**
 * Runs `work`, each of whose transactions is carried out at most once for this act. The first one decides whether the key
 * stands for another act, so it comes before anything that is done outside of transactions.
 *
 * @returns what `work` returned
 * @throws KeyUsedOtherwise, AnswerNotKept, or whatever `work` threw
 */
export function asAct<Result>(act: Act, work: () => Promise<Result>): Promise<Result> {
  return underWay.run({ act, steps: FIRST_STEP }, work)
}

/** That of the transaction in which a caller notes the key, before anything is done under it. */
const FIRST_STEP = -1

/** One transaction of an act. */
export interface Step extends Act {
  number: number
}

/** The next transaction of the act under way; undefined outside of acts. */
export function nextStep(): Step | undefined {
  const current = underWay.getStore()
  return current && { ...current.act, number: current.steps++ }
}

/** Whether the caller works for an act, so that what it writes must be one of the act's transactions. */
export const isInAct = (): boolean => underWay.getStore() !== undefined

/** Sealed, in bytes: carts of a hundred lines take some ten thousand. */
const MAX_ANSWER_BYTES = 64_000

/** Runs a step in its transaction, or returns its stored result. Waits for the same act when it is under way. */
export async function runIdempotent<Tx extends Queryable, Result>(
  tx: Tx,
  { key, request, number }: Step,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const name = derived(key, 'name').toString('base64url')
  const { rowCount } = await tx.execute(sql`
    insert into act_steps (act, step, request) values (${name}, ${number}, ${request}) on conflict do nothing`)
  if (rowCount === 0) {
    const { rows } = await tx.execute<{ request: string; answer: Buffer | null }>(sql`
      select request, answer from act_steps where act = ${name} and step = ${number}`)
    const [known] = rows
    if (known?.request !== request) throw new KeyUsedOtherwise()
    if (!known.answer) throw new AnswerNotKept()
    return opened(key, known.answer) as Result
  }
  const result = await work(tx)
  const answer = sealed(key, result)
  if (answer.length <= MAX_ANSWER_BYTES) {
    await tx.execute(sql`update act_steps set answer = ${answer} where act = ${name} and step = ${number}`)
  }
  return result
}

/** How many acts are kept at most, and for how long. */
const MAX_STEPS = 100_000
const KEPT_HOURS = 24

/** Deletes acts that nobody will send again: those of yesterday, and the oldest where there are too many. */
export async function deleteOldActs(
  db: Queryable,
  { mostSteps = MAX_STEPS, hours = KEPT_HOURS } = {},
): Promise<void> {
  await db.execute(sql`
    delete from act_steps where done_at < greatest(
      now() - make_interval(hours => ${hours}),
      (select done_at from act_steps order by done_at desc offset ${mostSteps - 1} limit 1))`)
}

function sealed(key: string, result: unknown): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', derived(key, 'answer'), nonce)
  const text = Buffer.concat([cipher.update(deflateRawSync(serialize(result))), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

function opened(key: string, answer: Buffer): unknown {
  const cipher = createDecipheriv('aes-256-gcm', derived(key, 'answer'), answer.subarray(0, 12))
  cipher.setAuthTag(answer.subarray(12, 28))
  return deserialize(inflateRawSync(Buffer.concat([cipher.update(answer.subarray(28)), cipher.final()])))
}

/** 32 bytes for one purpose. */
const derived = (key: string, purpose: string) => createHmac('sha256', key).update(purpose).digest()
