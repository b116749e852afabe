import { expect, test } from 'vitest'
import { specificationsOf } from './specifications.ts'

test.each([
  ['Oak\n2 kg', 1, 'Oak\n2 kg\nReady to post by the next working day'],
  ['Oak', 2, 'Oak\nReady to post within 2 working days'],
  [null, 2, 'Ready to post within 2 working days'],
  ['Oak', undefined, 'Oak'],
  ['', undefined, null],
])(
  'F-01: the facts %j of a product that takes %j days end with when it leaves',
  (written, makingDays, said) => expect(specificationsOf(written, { makingDays })).toBe(said),
)

test('F-01: what is not printed says what staff wrote', () => {
  expect(specificationsOf('A box', undefined)).toBe('A box')
})
