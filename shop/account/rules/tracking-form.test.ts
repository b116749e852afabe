import { expect, test } from 'vitest'
import { orderNumberIn, trackingProblems } from './tracking-form.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('L-03: number and email are asked for, each in its own words', () => {
  expect(trackingProblems(formOf({}))).toEqual({
    number: expect.stringMatching(/^Enter the number/),
    email: expect.any(String),
  })
  expect(trackingProblems(formOf({ number: '100000001', email: 'robin@example.com' }))).toEqual({})
})

test('PE-02: a number is read as people write it', () => {
  expect(orderNumberIn(formOf({ number: ' #100 000 001 ' }))).toBe('100000001')
})
