import { describe, expect, it } from 'vitest'
import { removedLineIn } from './use-removed-line.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('the line that leaves the cart', () => {
  it('is the one whose quantity becomes nothing', () => {
    expect(removedLineIn(formOf({ intent: 'change', line: 'a-line', quantity: '0' }))).toBe('a-line')
  })

  it('is the old one while it is put back as another', () => {
    expect(removedLineIn(formOf({ intent: 'add', former: 'a-line', quantity: '1' }))).toBe('a-line')
  })

  it.each([
    ['another quantity', formOf({ intent: 'change', line: 'a-line', quantity: '10' })],
    ['a line that is added', formOf({ intent: 'add', sku: 'MUG-11OZ-L', quantity: '1' })],
  ])('is none with %s', (_, form) => {
    expect(removedLineIn(form)).toBeUndefined()
  })
})
