/** What shoppers are told of their designs is what the shop does. */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  KEPT_DESIGN,
  KEPT_DESIGNS_IN_FULL,
  KEPT_WITHOUT_COOKIES,
  PORTFOLIO_DAYS,
  unorderedDesignDays,
  withDays,
} from './retention.ts'

const shop = resolve(import.meta.dirname, '../..')
const sources = globSync('**/*.{ts,tsx}', { cwd: shop }).filter(
  (path) => !/\.test\.tsx?$|^generated\//.test(path),
)
const textOf = (path: string) => readFileSync(join(shop, path), 'utf8')

describe('how long designs are kept', () => {
  it('is said in days that browsers keep a cookie, and where the design is made', () => {
    expect(PORTFOLIO_DAYS).toBeLessThanOrEqual(400)
    expect(textOf('design/components/tray-pane.tsx')).toContain(
      '{isFoundAgain ? KEPT_DESIGN : KEPT_WITHOUT_COOKIES}',
    )
    for (const sentence of [KEPT_DESIGN, KEPT_WITHOUT_COOKIES, KEPT_DESIGNS_IN_FULL])
      expect(sentence).toContain(`${PORTFOLIO_DAYS} days`)
  })

  it.each([
    ['400', 400],
    [' 730 ', 730],
    ['9999', 9_999],
    // Fewer than the design tool promises to a browser that comes back.
    ['399', PORTFOLIO_DAYS],
    ['0', PORTFOLIO_DAYS],
    // Not a number of days.
    ['-500', PORTFOLIO_DAYS],
    ['500.5', PORTFOLIO_DAYS],
    ['10000', PORTFOLIO_DAYS],
    ['two years', PORTFOLIO_DAYS],
    ['', PORTFOLIO_DAYS],
  ])('of those that nobody ordered is a setting: "%s" means %i days', (value, days) => {
    expect(unorderedDesignDays(new Map([['unordered_design_days', value]]))).toBe(days)
  })

  it('is 400 days where nothing is set, and the privacy page names the days that are', () => {
    expect(unorderedDesignDays(new Map())).toBe(400)
    const said = withDays(KEPT_DESIGNS_IN_FULL, 730)
    expect(said).toContain('We delete a design that nobody has ordered 730 days after its last change')
    expect(said).not.toMatch(/[{}]/)
  })

  it('ends in one place alone, which everything that removes a design or a photo goes through', () => {
    const removals = sources.filter((path) =>
      /\.delete\((designs|photos|designRevisions)\)|delete from (designs|photos|design_revisions)\b/i.test(
        textOf(path),
      ),
    )
    expect(removals).toEqual(['design/removal-store.ts'])
  })

  it('is promised for the device only while the shop is out of reach, or for what never leaves the device', () => {
    const spoken = /['"`>][^'"`<>\n]*\b(?:kept|stays) on this device\b/i
    const withoutComments = (text: string) => text.replace(/^\s*\/\*[\s\S]*?\*\//gm, '')
    expect(sources.filter((path) => spoken.test(withoutComments(textOf(path)))).sort()).toEqual([
      'design/components/hooks/use-add-to-cart.ts',
      'design/components/own-wall/wall-photo-chooser.tsx',
      'design/editor/saving/saved-in-words.ts',
      'try-photo/components/photo-drop.tsx',
    ])
  })
})
