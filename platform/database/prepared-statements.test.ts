import type pg from 'pg'
import { expect, test, vi } from 'vitest'

// A process keeps a number of plans; what other tests have sent must not use them up.
vi.resetModules()
const { withPreparedStatements } = await import('./prepared-statements.ts')

/** Which name the statement was sent with, each time. */
function sentNames(text: string, times: number): (string | undefined)[] {
  const names: (string | undefined)[] = []
  const query = (statement: { name?: string }) => names.push(statement.name)
  // Only `query` is called.
  const client = withPreparedStatements({ query } as unknown as pg.Pool)
  for (let time = 0; time < times; time++) client.query({ text }, [1])
  return names
}

test('a statement that comes again is planned once, from its fifth time on', () => {
  const names = sentNames('SELECT $1', 7)
  expect(names.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined])
  expect(new Set(names.slice(4)).size).toBe(1)
  expect(names[4]).toMatch(/^kept_/)
})

test('a statement as long as somebody’s list is not remembered', () => {
  const list = Array.from({ length: 5_000 }, (_, place) => `$${place + 1}`).join()
  expect(sentNames(`SELECT 1 WHERE 1 IN (${list})`, 7)).toEqual(Array(7).fill(undefined))
})
