/** What a guest's browser keeps of designs, under one key that it shows with each visit. */
import type { Clock } from '#platform/clock.ts'
import { type Database, transaction } from '#platform/database/pool.ts'
import { hashOfSecret, newToken } from '../../customers/commands/secrets.ts'
import { holdKnownDesigns, type KeptDesign } from '../list-store.ts'
import {
  deletePortfoliosUnseenSince,
  designsOfPortfolio,
  insertPortfolio,
  putInPortfolio,
  seePortfolio,
} from '../portfolio-store.ts'
import { MAX_IN_PORTFOLIO, PORTFOLIO_DAYS } from '../rules/retention.ts'

interface Deps {
  db: Database
  clock: Clock
}

const DAY_MS = 86_400_000
/** What was never a token is not worth a hash. */
const TOKEN = /^[\w-]{20,100}$/

/** Undefined when the token opens no portfolio, or none any more. */
export async function designsInPortfolio(deps: Deps, token: string): Promise<KeptDesign[] | undefined> {
  const hash = await seen(deps, token)
  return hash === undefined ? undefined : designsOfPortfolio(deps.db, hash)
}

/**
 * Puts designs into the portfolio of a token. When it opens none they go into a new one with a token of its own: what a
 * client thought of is never taken for one.
 *
 * @returns the token to show from now on; undefined when there is no portfolio and nothing to begin one with
 */
export async function keepInPortfolio(
  deps: Deps,
  designKeys: readonly string[],
  token: string | undefined,
): Promise<string | undefined> {
  const { db, clock } = deps
  const known = token === undefined ? undefined : await seen(deps, token)
  const asked = designKeys.slice(-MAX_IN_PORTFOLIO)
  const isNew = known === undefined || token === undefined
  const used = isNew ? newToken() : token
  const hash = hashOfSecret(used)
  const now = clock.now()
  const isKept = await transaction(db, async (tx) => {
    const keys = [...(await holdKnownDesigns(tx, asked))]
    if (keys.length === 0) return false
    if (isNew) await insertPortfolio(tx, { hash, seenAt: now })
    await putInPortfolio(tx, hash, { keys, keptAt: now, most: MAX_IN_PORTFOLIO })
    return true
  })
  return isKept ? used : known && token
}

/** Removes portfolios whose cookie no browser has any more. What nothing else keeps of their designs goes after them. */
export async function deleteUnseenPortfolios({ db, clock }: Deps): Promise<void> {
  await deletePortfoliosUnseenSince(db, new Date(clock.now().getTime() - (PORTFOLIO_DAYS + 1) * DAY_MS))
}

/** @returns the hash of the token when it opens a portfolio */
async function seen({ db, clock }: Deps, token: string): Promise<string | undefined> {
  if (!TOKEN.test(token)) return undefined
  const now = clock.now()
  const hash = hashOfSecret(token)
  const isThere = await seePortfolio(db, hash, { now, dayAgo: new Date(now.getTime() - DAY_MS) })
  return isThere ? hash : undefined
}
