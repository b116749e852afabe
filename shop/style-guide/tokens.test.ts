import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastOf } from '#packages/colour/colour.ts'
import { brands } from '../brands/brand.ts'
import { pairs } from './tokens.ts'

const sheet = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8')

/** What a brand's part of the sheet sets; neon and sketch take from canvas what they do not say themselves. */
function coloursOf(code: string): Map<string, string> {
  const part = sheet.split(`[data-brand="${code}"]`)[1]?.split('}')[0] ?? ''
  return new Map(
    [...part.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

describe.each(Object.values(brands))('A-09: in the look of $code', ({ code }) => {
  const canvas = coloursOf('canvas')
  const own = coloursOf(code)
  const colour = (name: string) => own.get(name) ?? canvas.get(name) ?? 'none'

  it.each(pairs)('$name can be told apart', ({ front, back, least }) => {
    expect(contrastOf(colour(front), colour(back))).toBeGreaterThanOrEqual(least)
  })
})
