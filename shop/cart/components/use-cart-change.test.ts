import { expect, it } from 'vitest'
import { formsOf } from './use-cart-change.ts'

it('J-02: a place of a page has its own presses, the oldest first', () => {
  const forms = Array.from({ length: 4 }, () => new FormData())
  const [first, second, tenth, other] = forms
  const fetchers = [
    { key: ':a: 10', formData: tenth },
    { key: ':ab: 1', formData: other },
    { key: ':a: 2', formData: second },
    { key: ':a: 1', formData: first },
    { key: ':a: 3' },
  ]
  expect(formsOf(':a:', fetchers).map((form) => forms.indexOf(form))).toEqual([0, 1, 2])
})
