import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'

/** A statement sent so often is worth a plan of its own; the same number as in PostgreSQL's own plan cache. */
const WORTH_KEEPING = 5
/** So many plans are kept for a connection; statements that come later are planned each time. */
const MAX_KEPT = 256
/** Texts that are counted; a text of rare form makes room. */
const MAX_COUNTED = 2_000
/** Longer ones name thousands of values, as many as somebody sent, and hardly come a second time. */
const MAX_CHARACTERS = 10_000

const sent = new LRUCache<string, number>({ max: MAX_COUNTED })
const names = new Map<string, string>()

interface Statement {
  name?: string | undefined
  text: string
}

/**
 * The same client, whose server parses and plans once what is sent again and again, so that nobody has to name
 * statements. Whether a plan for all values is as good as one for each is PostgreSQL's to decide, as it does for every
 * prepared statement.
 *
 * For what drizzle sends: an object with the text, then the values. Everything else passes through.
 */
export function withPreparedStatements<Client extends pg.Pool | pg.PoolClient>(client: Client): Client {
  const query = (...args: unknown[]) => {
    const [statement, values] = args
    const hasValues = Array.isArray(values) && values.length > 0
    const named = hasValues && isStatement(statement) ? withName(statement) : statement
    return Reflect.apply(client.query, client, [named, ...args.slice(1)])
  }
  return new Proxy(client, {
    get: (target, property) => (property === 'query' ? query : Reflect.get(target, property)),
  })
}

function withName(statement: Statement): Statement {
  const { text } = statement
  if (statement.name !== undefined || text.length > MAX_CHARACTERS) return statement
  const known = names.get(text)
  if (known !== undefined) return { ...statement, name: known }
  const times = (sent.get(text) ?? 0) + 1
  if (times < WORTH_KEEPING || names.size >= MAX_KEPT) {
    sent.set(text, times)
    return statement
  }
  sent.delete(text)
  return { ...statement, name: nameOf(text) }
}

/** The name of a text whose plan is kept from its first time on; a hash, because PostgreSQL cuts names at 63 letters. */
export function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = `kept_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
  names.set(text, name)
  return name
}

const isStatement = (sent: unknown): sent is Statement =>
  typeof sent === 'object' && sent !== null && 'text' in sent && typeof sent.text === 'string'
