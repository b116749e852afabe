import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { appearanceOf } from './appearance.ts'

const css = readFileSync('ui/tokens.css', 'utf8')

/** The tokens that a brand writes, over those of all. */
function tokensOf(brand: string): (token: string) => string {
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(
    ([, selector = '']) =>
      /^\s*(\/\*[\s\S]*\*\/\s*)*:root/.test(selector) || selector.includes(`[data-brand="${brand}"]`),
  )
  // Those of print and of reduced motion come last, and are no look of the screen.
  const screen = blocks.filter(([, , body = '']) => !/--fast: 0ms|--ink: #000000/.test(body))
  const tokens = new Map(
    screen.flatMap(([, , body = '']) =>
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']) => [name, value.trim()] as const,
      ),
    ),
  )
  return (token) => tokens.get(token) ?? ''
}

test.each([
  ['canvas', '#24463a', '#ffffff', '#1e2a25', '6px'],
  ['neon', '#ff7d4a', '#17151a', '#f7f1ea', '12px'],
  // Drawn by hand: eight radii, of which Stripe takes none.
  ['sketch', '#2b2b30', '#fdfcf9', '#28282c', '6px'],
])('K-29: the card fields of %s have its colours and corners', (brand, primary, background, text, radius) => {
  const { variables, rules } = appearanceOf(tokensOf(brand))
  expect(variables).toMatchObject({
    colorPrimary: primary,
    colorBackground: background,
    colorText: text,
    borderRadius: radius,
    fontSizeBase: '16px',
  })
  expect(variables?.fontFamily).toContain('Hanken Grotesk')
  const values = [...Object.values(variables ?? {}), ...Object.values(rules ?? {}).flatMap(Object.values)]
  expect(values.filter((value) => value === '' || /undefined|var\(/.test(String(value)))).toEqual([])
})
