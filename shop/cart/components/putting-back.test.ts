import { expect, it } from 'vitest'
import { isRepeatable } from '../../connection/repeatable.ts'
import { LINE_INTENTS } from './line-intents.ts'
import { moving } from './putting-back.ts'

const formOf = (fields: Record<string, string>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return { method: 'POST', body }
}

it('PE-18: a press that moves a line may be sent again, and the same press another time is another act', () => {
  const [one, other] = [LINE_INTENTS.save, LINE_INTENTS.save].map((intent) => moving(intent, { uid: 'a' }))
  expect(isRepeatable(formOf(one ?? {}))).toBe(true)
  expect(one).not.toEqual(other)
})
