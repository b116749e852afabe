/** What a phone has to fetch before a page works. The figures themselves: `npm run bench vitals`. */
import { expect } from '@playwright/test'
import { firstLoadOf } from '../tools/bench/first-load.ts'
import { test } from './support/shop.ts'

for (const [name, path] of [
  ['home page', '/'],
  ['a category', '/canvas-prints'],
  ['a product', '/custom-canvas-print'],
] as const) {
  test(`${name} works with at most 130 KB of scripts and 25 KB of styles`, async ({ shop }) => {
    const { scriptsKb, stylesKb } = await firstLoadOf(shop.url + path)
    expect(scriptsKb).toBeGreaterThan(50)
    expect(scriptsKb).toBeLessThanOrEqual(130)
    expect(stylesKb).toBeGreaterThan(5)
    expect(stylesKb).toBeLessThanOrEqual(25)
  })
}
