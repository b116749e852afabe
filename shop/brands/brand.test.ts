import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brandCodes } from '#packages/brands/brand-codes.ts'
import { brands, isBrandCode } from './brand.ts'
import { brandShops } from './brand-shop.ts'
import { storeCodeOf } from './stores.ts'

const tokens = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8')

it('brands are those that the settings accept, and nothing that every object has', () => {
  expect(Object.keys(brands).sort()).toEqual([...brandCodes].sort())
  expect(['canvas', 'mug', 'toString', 7].filter(isBrandCode)).toEqual(['canvas'])
})

describe('A-09: every brand', () => {
  it.each(Object.values(brands))('$code names the colours that its style sheet has', (brand) => {
    const part = tokens.split(`[data-brand="${brand.code}"]`)[1] ?? ''
    expect(/--paper: (#\w+);/.exec(part)?.[1]).toBe(brand.paperColour)
    expect(/--brand: (#\w+);/.exec(part)?.[1]).toBe(brand.colour)
  })

  it.each(Object.values(brands))('$code has its icons', ({ code, colour }) => {
    expect(readFileSync(new URL(`../../public/icons/${code}.svg`, import.meta.url), 'utf8')).toContain(colour)
    for (const size of [180, 192, 512]) {
      const png = readFileSync(new URL(`../../public/icons/${code}-${size}.png`, import.meta.url))
      expect(png.readUInt32BE(16)).toBe(size)
    }
  })

  it.each(Object.values(brands))(
    'Q-02, Q-03: $code has a store code, and a shop in Marsden Park',
    ({ code }) => {
      expect(storeCodeOf(code)).toBe(`${code}_au`)
      expect(brandShops[code].address).toMatch(/^Marsden Park NSW 2765\|/)
    },
  )

  it.each(Object.values(brands))(
    '$code leads its menus and footer to pages without a host of their own',
    ({ code }) => {
      const { departments, create, footer } = brandShops[code]
      const keys = [...departments, ...footer.flatMap(({ pages }) => Object.keys(pages))]
      for (const key of keys) expect(key).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/)
      expect(create.path).toMatch(/^\/[a-z-]+$/)
    },
  )

  it.each(Object.values(brands))(
    '$code has the pictures that its pages greet with, and one for previews of its links',
    ({ code, greetingPicture, samples }) => {
      expect(existsSync(new URL(`../../public/images/share-${code}.jpg`, import.meta.url))).toBe(true)
      const files = [`${greetingPicture}-640`, `${samples.photo}-lake-900`, `${samples.thumb}-flower-240`]
      for (const file of files) {
        for (const type of ['avif', 'webp']) {
          expect(existsSync(new URL(`../../public${file}.${type}`, import.meta.url))).toBe(true)
        }
      }
    },
  )
})
