import { expect, it } from 'vitest'
import { emailsIn } from './emails.ts'

it('N-05: one address, or several with commas, are taken without the blanks around them', () => {
  expect(emailsIn(' a@b.co ')).toEqual(['a@b.co'])
  expect(emailsIn('a@b.co,c@d.co , e@f.co')).toEqual(['a@b.co', 'c@d.co', 'e@f.co'])
})

it.each(['', ',', 'a@b.co,', 'a@b.co,c@d', 'a@b.co;c@d.co', 'a@b.co,c@d.co\nBcc: e@f.co'])(
  'N-05: %j is refused whole',
  (text) => expect(emailsIn(text)).toBeUndefined(),
)

it('N-05: at most 20 are taken', () => {
  const some = (count: number) => Array.from({ length: count }, (_, index) => `a${index}@b.co`).join()
  expect(emailsIn(some(20))).toHaveLength(20)
  expect(emailsIn(some(21))).toBeUndefined()
})
