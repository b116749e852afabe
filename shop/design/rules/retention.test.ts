/** What shoppers are told of their designs is what the shop does. */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { KEPT_DESIGN, KEPT_DESIGNS_IN_FULL, PORTFOLIO_DAYS } from './retention.ts'

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
    for (const sentence of [KEPT_DESIGN, KEPT_DESIGNS_IN_FULL])
      expect(sentence).toContain(`${PORTFOLIO_DAYS} days`)
  })

  it('is said without an end, and nothing of the shop ends it: no design and no photo in one is ever removed', () => {
    expect(KEPT_DESIGNS_IN_FULL).toContain('when you ask us to, and not before')
    const removals = sources.filter((path) =>
      /\.delete\((designs|photos|designRevisions)\)|delete from (designs|photos|design_revisions)\b/i.test(
        textOf(path),
      ),
    )
    expect(removals).toEqual([])
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
