import { expect, test } from 'vitest'
import { KEPT_DESIGNS_IN_FULL } from '../design/rules/retention.ts'
import { contentPages } from './content-pages.ts'

test('the privacy policy that a shop opens with says in full how long designs are kept', () => {
  const privacy = contentPages.find(({ identifier }) => identifier === 'privacy-policy')
  expect(privacy?.content).toContain(KEPT_DESIGNS_IN_FULL)
})
