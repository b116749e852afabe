import { expect, test } from 'vitest'
import { promisedFromDays } from './promised-days.ts'

const method = (cents: number, minimumDays: number) => ({ cents, minimumDays })
const promised = (...methods: ReturnType<typeof method>[]) =>
  methods.map((one) => promisedFromDays(methods, one))

test('K-15: express, which costs more, promises no later first day than standard', () => {
  expect(promised(method(1499, 2), method(1999, 3), method(2999, 2))).toEqual([2, 2, 2])
  expect(promised(method(0, 2), method(1999, 3)), 'nor than free delivery').toEqual([2, 2])
})

test('a faster method keeps its own day, and a slower one that costs less keeps its later one', () => {
  expect(promised(method(1499, 5), method(1999, 3), method(2999, 1))).toEqual([5, 3, 1])
  expect(promised(method(1499, 5), method(1499, 3)), 'the same price').toEqual([5, 3])
})
