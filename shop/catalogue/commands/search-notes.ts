/** Remembers what shoppers search for, after they have their answer: noted in memory, written a few seconds later. */
import { createHmac } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import type { Log } from '#platform/log.ts'
import { addPhrases, deleteRarePhrases, ENOUGH_CALLERS } from '../phrases-store.ts'
import { countedPhrase } from '../rules/counted-phrase.ts'

export interface SearchNotes {
  /** Never waits and never fails. `address` is where the search came from, when that is known. */
  note(search: { typed: string; found: number; address: string | undefined }): void
  /** Writes what was noted since the last time. */
  write(): Promise<void>
  /** Writes the rest and notes no more. */
  close(): Promise<void>
}

interface Options {
  db: Database
  clock: Clock
  secretKey: string
  log: Log
}

interface Noted {
  times: number
  found: number
  callers: Set<string>
}

const WRITTEN_AFTER_MS = 10_000
/** A flood of different phrases ends here; those that are typed often come again. */
const MAX_NOTED = 500
const RARE_FOR_MS = 30 * 24 * 3_600_000
const DELETED_EVERY_MS = 3_600_000

export function createSearchNotes({ db, clock, secretKey, log }: Options): SearchNotes {
  let noted = new Map<string, Noted>()
  let timer: NodeJS.Timeout | undefined
  let deletedAt = 0
  let isClosed = false

  async function write() {
    clearTimeout(timer)
    timer = undefined
    const rows = [...noted].map(([phrase, seen]) => ({ phrase, ...seen, callers: [...seen.callers] }))
    noted = new Map()
    if (rows.length === 0) return
    const now = clock.now()
    await addPhrases(db, rows, now)
    if (now.getTime() - deletedAt < DELETED_EVERY_MS) return
    deletedAt = now.getTime()
    await deleteRarePhrases(db, new Date(now.getTime() - RARE_FOR_MS))
  }

  /** A few lost counts are no reason to trouble anybody who shops. */
  const writeOrSay = () =>
    write().catch((err: unknown) => log.warn({ err }, 'What shoppers searched for could not be written.'))

  /** Hashed with the phrase: the same person's searches cannot be joined, and without our key nobody is found. */
  const callerOf = (phrase: string, address: string) =>
    createHmac('sha256', secretKey).update(`search\0${phrase}\0${address}`).digest('base64url').slice(0, 12)

  return {
    note({ typed, found, address }) {
      const phrase = countedPhrase(typed)
      if (isClosed || phrase === undefined) return
      const seen = noted.get(phrase) ?? { times: 0, found, callers: new Set<string>() }
      if (!noted.has(phrase) && noted.size >= MAX_NOTED) return
      noted.set(phrase, seen)
      seen.times++
      seen.found = found
      if (address !== undefined && seen.callers.size < ENOUGH_CALLERS) {
        seen.callers.add(callerOf(phrase, address))
      }
      timer ??= setTimeout(writeOrSay, WRITTEN_AFTER_MS).unref()
    },
    write,
    async close() {
      isClosed = true
      await writeOrSay()
    },
  }
}
