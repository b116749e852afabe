import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BirthDate } from './birth-date.tsx'

test('Q-11, N-22, CA-04: a date is asked for as dd/mm/yyyy, each part in a field of its own', () => {
  const html = renderToStaticMarkup(<BirthDate problem={undefined} />)
  const shown = [...html.matchAll(/aria-label="(\w+)" placeholder="(\w+)"/g)].map(
    ([, label, form]) => `${label} ${form}`,
  )
  expect(shown).toEqual(['Day dd', 'Month mm', 'Year yyyy'])
})
