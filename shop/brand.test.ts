import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brands } from './brand.ts'

const tokens = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')

describe('A-09: every brand', () => {
  it.each(Object.values(brands))('$code names the colours that its style sheet has', (brand) => {
    const part = tokens.split(`[data-brand="${brand.code}"]`)[1] ?? ''
    expect(/--paper: (#\w+);/.exec(part)?.[1]).toBe(brand.paperColour)
    expect(/--brand: (#\w+);/.exec(part)?.[1]).toBe(brand.colour)
  })

  it.each(Object.values(brands))('$code has its icons', ({ code, colour }) => {
    expect(readFileSync(new URL(`../public/icons/${code}.svg`, import.meta.url), 'utf8')).toContain(colour)
    for (const size of [180, 192, 512]) {
      const png = readFileSync(new URL(`../public/icons/${code}-${size}.png`, import.meta.url))
      expect(png.readUInt32BE(16)).toBe(size)
    }
  })
})
