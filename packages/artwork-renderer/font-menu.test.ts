import { expect, test } from 'vitest'
import { fontMenu, licensedFile, standInOf } from './font-menu.ts'

const drawnBy = (name: string, file: (slug: string) => string) => {
  const font = fontMenu.find((one) => one.name === name)
  if (!font) throw new Error(`Expected ${name} on the menu`)
  return standInOf(font, [{ file: file(font.slug), hash: '' }])
}
const packaged = (slug: string) => `${slug}-latin.ttf`

test('G-16, CA-89: it is known which font stands in for one of the menu', () => {
  expect(drawnBy('Vogue', packaged)).toBe('Bodoni Moda')
  expect(drawnBy('Jushley Shine', packaged)).toBe('Mr Dafoe')
})

test('G-16: what is drawn as itself has no stand-in: three of the menu, and each that the shop has a licence for', () => {
  const asThemselves = fontMenu.filter(({ name }) => drawnBy(name, packaged) === undefined)
  expect(asThemselves.map(({ name }) => name)).toEqual(['Bebas Neue', 'Comfortaa', 'Lobster'])
  expect(drawnBy('Vogue', (slug) => licensedFile({ slug }))).toBeUndefined()
})
