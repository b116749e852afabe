import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import type { OrderEarning } from '../rules/rewards.ts'
import { type PurseKind, type PurseReason, purseEntries, purses } from '../tables.ts'
import { usablePoints } from './incentives.ts'

export type PurseEntry = typeof purseEntries.$inferSelect

export interface Purse {
  kind: PurseKind
  holder: string
}

/** One change of one balance. */
export interface Move extends Purse {
  /** Never 0. */
  change: number
  reason: PurseReason
  orderId?: string | undefined
  note?: string | undefined
  /** What made it when that is not the order alone: the same cause moves a balance once. */
  cause?: string | undefined
  /** Of points that an order earns. */
  earnedBy?: readonly OrderEarning[] | undefined
  at: Date
  /** Of points: until when those that come in, or that an order spends, can be spent. */
  expiresAt?: Date | undefined
}

/**
 * Holds purses against every other change until the transaction ends, in one order for everybody.
 *
 * @returns their balances by `purseKey`; a purse that nobody opened yet holds nothing and is opened only when asked for
 */
export async function lockPurses(
  tx: Transaction,
  wanted: readonly Purse[],
  { open }: { open: boolean } = { open: false },
): Promise<Map<string, number>> {
  if (wanted.length === 0) return new Map()
  if (open) {
    const rows = wanted.map(({ kind, holder }) => ({ kind, holder }))
    rows.sort((one, other) => (purseKey(one) < purseKey(other) ? -1 : 1))
    await tx.insert(purses).values(rows).onConflictDoNothing()
  }
  const conditions = wanted.map(({ kind, holder }) => and(eq(purses.kind, kind), eq(purses.holder, holder)))
  const rows = await tx
    .select()
    .from(purses)
    .where(or(...conditions))
    .orderBy(asc(purses.kind), asc(purses.holder))
    .for('update')
  return new Map(rows.map((row) => [purseKey(row), row.balance]))
}

export const purseKey = ({ kind, holder }: Purse): string => `${kind} ${holder}`

/**
 * Writes entries and moves the balances with them, for purses that the caller holds locked. What was entered before for
 * the same order or cause is left out.
 */
export async function movePurses(tx: Transaction, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return
  const rows = moves.map(({ expiresAt, ...move }) => ({
    ...move,
    at: move.at.toISOString(),
    expiresAt: expiresAt?.toISOString(),
    unspent: expiresAt && move.change > 0 ? move.change : undefined,
  }))
  await tx.execute(sql`
    with wanted as (select * from json_to_recordset(${JSON.stringify(rows)}::json) as w(kind text, holder text,
        change int, reason text, "orderId" uuid, note text, cause text, at timestamptz, unspent int,
        "expiresAt" timestamptz, "earnedBy" jsonb)),
      entered as (insert into ${purseEntries}
          (kind, holder, change, balance, reason, order_id, note, cause, at, unspent, expires_at,
           earned_by)
        select w.kind, w.holder, w.change, p.balance + w.change, w.reason, w."orderId", w.note, w.cause, w.at, w.unspent,
          w."expiresAt", w."earnedBy"
        from wanted w join ${purses} p on p.kind = w.kind and p.holder = w.holder
        on conflict do nothing returning kind, holder, change)
    update ${purses} p set balance = p.balance + entered.change from entered
      where p.kind = entered.kind and p.holder = entered.holder`)
}

/** Points that can be spent until the same moment, to the millisecond. */
export interface SpentPoints {
  points: number
  expiresAt: Date
}

/**
 * Takes spent points from those that expire first.
 *
 * @returns which, first those that expire first; points that never expire, which nobody but staff can give, are left out
 */
export async function spendPoints(tx: Transaction, holder: string, points: number): Promise<SpentPoints[]> {
  const { rows } = await tx.execute<{ points: number; expiresAt: string }>(sql`
    with open as (select id, unspent, sum(unspent) over (order by expires_at, id) - unspent as before
        from ${purseEntries} where kind = 'points' and holder = ${holder} and unspent > 0),
      spent as (update ${purseEntries} e set unspent = e.unspent - least(e.unspent, ${points} - open.before)
        from open where e.id = open.id and open.before < ${points}
        returning date_trunc('milliseconds', e.expires_at) as expires_at,
          least(open.unspent, ${points} - open.before) as points)
    select sum(points)::int as points, to_json(expires_at) #>> '{}' as "expiresAt"
      from spent group by expires_at order by expires_at`)
  return rows.map(({ points, expiresAt }) => ({ points, expiresAt: new Date(expiresAt) }))
}

/** Closes what expired of a customer's points. @returns how many */
export async function closeExpiredPoints(tx: Transaction, holder: string, now: Date): Promise<number> {
  const rows = await tx.execute<{ closed: number }>(sql`
    with due as (select id, unspent from ${purseEntries} where kind = 'points' and holder = ${holder}
        and unspent > 0 and expires_at <= ${now.toISOString()}::timestamptz),
      closed as (update ${purseEntries} e set unspent = 0 from due where e.id = due.id returning due.unspent)
    select coalesce(sum(unspent), 0)::int as closed from closed`)
  return rows.rows[0]?.closed ?? 0
}

export async function holdersOfExpiredPoints(db: Queryable, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ holder: purseEntries.holder })
    .from(purseEntries)
    .where(sql`${purseEntries.unspent} > 0 and ${purseEntries.expiresAt} <= ${now}`)
    .limit(most)
  return rows.map(({ holder }) => holder)
}

export async function entriesOfOrder(tx: Queryable, orderId: string): Promise<PurseEntry[]> {
  return tx.select().from(purseEntries).where(eq(purseEntries.orderId, orderId))
}

/** Newest first. */
export async function purseHistory(
  db: Queryable,
  { kind, holder }: Purse,
  page: { limit: number; offset: number },
): Promise<{ entries: PurseEntry[]; total: number }> {
  const ofPurse = and(eq(purseEntries.kind, kind), eq(purseEntries.holder, holder))
  const [entries, total] = await Promise.all([
    db
      .select()
      .from(purseEntries)
      .where(ofPurse)
      .orderBy(desc(purseEntries.id))
      .limit(page.limit)
      .offset(page.offset),
    db.$count(purseEntries, ofPurse),
  ])
  return { entries, total }
}

/** Credit and points of customers, in one query. */
export async function balancesOf(
  db: Queryable,
  customerIds: readonly number[],
  now: Date,
): Promise<Map<number, { creditCents: number; points: number }>> {
  const ids = [...new Set(customerIds)]
  const holder = sql.raw('c.id')
  const rows = await db.execute<{ id: number; creditCents: number; points: number }>(sql`
    select c.id, coalesce((select p.balance from purses p where p.kind = 'credit' and p.holder = c.id::text), 0)
        as "creditCents",
      ${usablePoints(holder, sql`${now.toISOString()}::timestamptz`)} as points
    from unnest(${sql.param(ids)}::int[]) as c(id)`)
  return new Map(rows.rows.map(({ id, ...held }) => [id, held]))
}

/** Points of one customer that have not expired. */
export async function customerPoints(db: Queryable, customerId: number, now: Date): Promise<number> {
  return (await balancesOf(db, [customerId], now)).get(customerId)?.points ?? 0
}
