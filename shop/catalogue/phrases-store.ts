/** What shoppers search for. A phrase is shown to others once enough of them have typed it. */
import type { Database } from '#platform/database/pool.ts'
import { runStatement } from '#platform/database/statement.ts'

/** What one person alone types may be about that person; what three people type is not. */
export const ENOUGH_CALLERS = 3

export interface PhraseSeen {
  phrase: string
  times: number
  /** How many products it found last. */
  found: number
  /** Keyed hashes of who asked, for this phrase only. */
  callers: readonly string[]
}

/** Counts searches; of who asked no more is kept than it takes to know that they were enough. */
export async function addPhrases(db: Database, seen: readonly PhraseSeen[], now: Date): Promise<void> {
  // Always in the same order, so that two processes never wait for each other crosswise.
  const rows = [...seen].sort((one, other) => (one.phrase < other.phrase ? -1 : 1))
  await runStatement(
    db,
    `insert into search_phrases as kept (phrase, times, found, callers, last_at)
     select phrase, times, found, string_to_array(callers, ','), $5::timestamptz
     from unnest($1::text[], $2::bigint[], $3::int[], $4::text[]) as seen (phrase, times, found, callers)
     on conflict (phrase) do update set
       times = kept.times + excluded.times, found = excluded.found, last_at = excluded.last_at,
       callers = array(select distinct unnest(kept.callers || excluded.callers) limit ${ENOUGH_CALLERS})`,
    [
      rows.map(({ phrase }) => phrase),
      rows.map(({ times }) => times),
      rows.map(({ found }) => found),
      rows.map(({ callers }) => callers.slice(0, ENOUGH_CALLERS).join(',')),
      now.toISOString(),
    ],
  )
}

/** Phrases that few typed and nobody typed again are deleted. */
export async function deleteRarePhrases(db: Database, before: Date): Promise<void> {
  await runStatement(
    db,
    `delete from search_phrases where last_at < $1::timestamptz and cardinality(callers) < ${ENOUGH_CALLERS}`,
    [before.toISOString()],
  )
}

const SHOWN = `cardinality(callers) >= ${ENOUGH_CALLERS} and found > 0`

/** What is typed most, the most first; only phrases that begin like this one. */
export async function popularPhrases(db: Database, beginning: string, limit: number): Promise<string[]> {
  const rows = await runStatement<{ phrase: string }>(
    db,
    `select phrase from search_phrases where ${SHOWN} and starts_with(phrase, $1)
     order by times desc, phrase limit $2`,
    [beginning, limit],
  )
  return rows.map(({ phrase }) => phrase)
}

/** What others typed that is like this, the nearest first. */
export async function similarPhrases(db: Database, phrase: string, limit: number): Promise<string[]> {
  const rows = await runStatement<{ phrase: string }>(
    db,
    `select phrase from search_phrases where ${SHOWN} and phrase % $1 and phrase <> $1
     order by similarity(phrase, $1) desc, times desc, phrase limit $2`,
    [phrase, limit],
  )
  return rows.map(({ phrase }) => phrase)
}
