import { describe, expect, test } from 'vitest'
import { isFiltered, type OrderQuery, type OrderQueryInput, readOrderQuery } from './order-query.ts'

const read = (filter: OrderQueryInput['filter']) => readOrderQuery({ filter }) as OrderQuery
const refusalOf = (input: OrderQueryInput) => {
  const result = readOrderQuery(input)
  return 'message' in result ? [result.category, result.message] : undefined
}

describe('a list of orders', () => {
  test('without wishes shows the newest twenty', () => {
    expect(readOrderQuery({})).toEqual({
      numbers: undefined,
      numberPart: undefined,
      placedFrom: undefined,
      placedBefore: undefined,
      totalFromCents: undefined,
      totalToCents: undefined,
      states: undefined,
      shippedOn: undefined,
      sort: { by: 'placed', descending: true },
      page: { limit: 20, offset: 0, currentPage: 1 },
    })
  })

  test.each([
    ['NUMBER' as const, 'ASC' as const, { by: 'number', descending: false }],
    ['NUMBER' as const, 'DESC' as const, { by: 'number', descending: true }],
    ['CREATED_AT' as const, 'ASC' as const, { by: 'placed', descending: false }],
  ])('by %s %s', (sort_field, sort_direction, sort) => {
    expect(readOrderQuery({ sort: { sort_field, sort_direction } })).toMatchObject({ sort })
  })

  test.each([
    [1, 1],
    [100, 100],
    [101, 100],
  ])('asked for %d on a page gives %d', (pageSize, given) => {
    expect(readOrderQuery({ pageSize, currentPage: 3 })).toMatchObject({
      page: { limit: given, currentPage: 3 },
    })
  })

  test.each<[OrderQueryInput, string]>([
    [{ pageSize: -1 }, 'pageSize value must be greater than 0.'],
    [{ currentPage: -1 }, 'currentPage value must be greater than 0.'],
    [{ pageSize: 0 }, 'pageSize value must be greater than 0.'],
    [{ currentPage: 0 }, 'currentPage value must be greater than 0.'],
    [{ filter: { order_date: { from: 'soon' } } }, '"soon" is not a date of the form YYYY-MM-DD.'],
    [{ filter: { order_date: { to: '2026-02-30' } } }, '"2026-02-30" is not a date of the form YYYY-MM-DD.'],
    [{ filter: { shipped_on: 'then' } }, '"then" is not a date of the form YYYY-MM-DD.'],
    [{ filter: { grand_total: { from: 'much' } } }, 'grand_total must be a range of dollars.'],
    [{ filter: { grand_total: { to: '21474837' } } }, 'grand_total must be a range of dollars.'],
  ])('%j is refused', (input, message) => {
    expect(refusalOf(input)).toEqual(['graphql-input', message])
  })
})

describe('orders found', () => {
  test('by one number, by several, or by a part of one', () => {
    expect(read({ number: { eq: ' 100000042 ' } }).numbers).toEqual(['100000042'])
    expect(read({ number: { in: ['1', null, ' 2 '] } }).numbers).toEqual(['1', '2'])
    expect(read({ number: { match: ' 042 ' } })).toMatchObject({ numbers: undefined, numberPart: '042' })
    expect(read({ number: { match: ' ' } }).numberPart).toBeUndefined()
  })

  test('by days: the whole of the last one counts', () => {
    const { placedFrom, placedBefore } = read({ order_date: { from: '2026-11-20', to: '2026-11-21' } })
    expect(placedFrom).toEqual(new Date('2026-11-20T00:00:00Z'))
    expect(placedBefore).toEqual(new Date('2026-11-22T00:00:00Z'))
  })

  test('by moments: the whole of the last second counts', () => {
    const { placedBefore } = read({ order_date: { to: '2026-11-21 10:00:00' } })
    expect(placedBefore).toEqual(new Date('2026-11-21T10:00:01Z'))
  })

  test('by the day of sending', () => {
    expect(read({ shipped_on: '2026-11-20' }).shippedOn).toEqual(new Date('2026-11-20T00:00:00Z'))
  })

  test('by their total in dollars', () => {
    expect(read({ grand_total: { from: '10', to: '99.95' } })).toMatchObject({
      totalFromCents: 1000,
      totalToCents: 9995,
    })
    expect(read({ grand_total: { from: ' ', to: null } })).toMatchObject({
      totalFromCents: undefined,
      totalToCents: undefined,
    })
    expect(read({ grand_total: { to: '21474836' } }).totalToCents).toBe(2_147_483_600)
  })

  test('by the words for their state', () => {
    expect(read({ status: { eq: 'complete' } }).states).toEqual(['shipped', 'complete'])
    expect(read({ status: { in: ['Cancelled', 'Refunded'] } }).states).toEqual(['cancelled', 'refunded'])
    expect(read({ status: {} }).states).toBeUndefined()
    expect(read({ status: { eq: 'unheard of' } }).states).toEqual([])
  })
})

test('a list is filtered when anything but page and order is asked', () => {
  expect(isFiltered(readOrderQuery({ pageSize: 5, currentPage: 2 }) as OrderQuery)).toBe(false)
  expect(isFiltered(read({ number: { match: '42' } }))).toBe(true)
})
