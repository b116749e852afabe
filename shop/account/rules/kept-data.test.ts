import { expect, it } from 'vitest'
import { MAX_SESSION_DAYS } from '../../customers/rules/session-lifetime.ts'
import { PORTFOLIO_DAYS } from '../../design/rules/retention.ts'
import { POINTS_LAST_DAYS } from '../../marketing/rules/rewards.ts'
import { KEPT_DATA } from './kept-data.ts'

const howLong = (start: string) => KEPT_DATA.find(({ what }) => what.startsWith(start))?.howLong

it('I-25: each kind of data is named once, and says in whole sentences how long it is kept', () => {
  expect(new Set(KEPT_DATA.map(({ what }) => what)).size).toBe(KEPT_DATA.length)
  for (const { what, howLong: words } of KEPT_DATA) {
    expect(what).toMatch(/^[A-Z]\w+/)
    expect(words, what).toMatch(
      /^(?:Until|For good|Store credit|What you|Your link|When and where|The name)\b.+\.$/,
    )
  }
})

it('I-25: the figures are those that the shop keeps to', () => {
  expect(howLong('Designs')).toContain(`for ${PORTFOLIO_DAYS} days after your last visit`)
  expect(howLong('Designs')).toContain(`never sooner than ${PORTFOLIO_DAYS} days`)
  expect(howLong('Designs')).toContain('Until you close your account')
  expect(howLong('Store credit')).toContain(`Points do, ${POINTS_LAST_DAYS} days after`)
  expect(howLong('Where you are')).toContain(`${MAX_SESSION_DAYS} days at most`)
})
