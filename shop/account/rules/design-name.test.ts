import { expect, it } from 'vitest'
import { nameIn } from './design-name.ts'

function typed(name?: string | File): string {
  const form = new FormData()
  if (name !== undefined) form.set('design-name', name)
  return nameIn(form)
}

it('I-14: a design’s name is one line without blanks around it', () => {
  expect(typed('  Kim at \n\n the\tbeach ')).toBe('Kim at the beach')
  expect(typed('Kim\u0000\u0007Marsh')).toBe('Kim Marsh')
})

it('I-14: nothing typed, or a file in its place, is no name', () => {
  expect(typed()).toBe('')
  expect(typed(' \n')).toBe('')
  expect(typed(new File(['x'], 'name.txt'))).toBe('')
})
