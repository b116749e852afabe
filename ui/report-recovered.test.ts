import { expect, test } from 'vitest'
import { recoveredReporter } from './report-recovered.ts'

const mismatch = new Error('Minified React error #418; visit https://react.dev/errors/418')
const fault = new Error('Expected a price but received undefined')

test.each([
  ['a mismatch on a page that was translated before React came', mismatch, [true, false], 'noted'],
  ['a mismatch on a page that is translated by then', mismatch, [false, true], 'noted'],
  ['a mismatch that nobody but us has made', mismatch, [false, false], 'reported'],
  ['a fault of ours on a translated page', fault, [true, true], 'reported'],
  ['what is thrown on a translated page and is no error', 'no error', [true, true], 'reported'],
])('PE-16: %s', (_, error, fonts, expected) => {
  const isThere = [...fonts]
  const page = { querySelector: () => (isThere.shift() ? {} : null) as never }
  const said: string[] = []
  recoveredReporter(page, {
    report: () => said.push('reported'),
    note: () => said.push('noted'),
  })(error)
  expect(said).toEqual([expected])
})
