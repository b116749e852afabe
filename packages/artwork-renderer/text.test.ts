import { describe, expect, test } from 'vitest'
import { identity } from '#packages/design-document/geometry.ts'
import { aText } from '#packages/design-document/testing/builders.ts'
import { fontMenu } from './font-menu.ts'
import { openFont } from './fonts.ts'
import { pathExtent } from './path.ts'
import { builtFont, builtFonts } from './testing/fonts.ts'
import { layoutText } from './text.ts'

const fonts = builtFonts()
const layout = (parts: Parameters<typeof aText>[0]) => {
  const element = aText(parts)
  return layoutText(element, fonts(element.font))
}
const lines = (parts: Parameters<typeof aText>[0]) => {
  const { sizeMm, lineHeight } = aText(parts)
  return layout(parts).box.heightMm / sizeMm / lineHeight
}
function inkOf(parts: Parameters<typeof aText>[0]) {
  const ink = pathExtent(layout(parts).path, identity)
  if (!ink) throw new Error('Expected the text to draw something')
  return ink
}

describe('fonts', () => {
  test('G-16: every name on the menu draws letters, and all eighteen are there', () => {
    expect(fontMenu).toHaveLength(18)
    for (const { name } of fontMenu) {
      const { path, missing } = layoutText(aText({ text: 'Ava & Toby 2026', font: name }), fonts(name))
      expect(path.length, name).toBeGreaterThan(50)
      expect(missing, name).toEqual([])
    }
  })

  test('a packed web font is refused, because HarfBuzz would draw nothing with it', () => {
    expect(() => openFont(new TextEncoder().encode('wOF2...'))).toThrow('begin with "wOF2"')
  })
})

describe('lines', () => {
  test('a short text is one line, as high as its line height', () => {
    expect(layout({ text: 'Hello', sizeMm: 10, lineHeight: 1.5 }).box).toMatchObject({
      heightMm: 15,
      widthMm: 200,
    })
  })

  test('each return begins a line, and an empty line keeps its height', () => {
    expect(lines({ text: 'one\n\nthree' })).toBeCloseTo(3)
    expect(lines({ text: 'one\r\ntwo' })).toBeCloseTo(2)
  })

  test('lines never leave the box, at any width', () => {
    for (const widthMm of [30, 47, 80, 121]) {
      const text = 'Affectionately, the whole family from Valley Road, well-remembered'
      const ink = inkOf({ text, widthMm, sizeMm: 7, font: 'Lemon Milk' })
      // Side bearings: letters may reach a twentieth of an em beyond their advance.
      expect(ink.left).toBeGreaterThan(50 - 0.4)
      expect(ink.right).toBeLessThan(50 + widthMm + 0.4)
    }
  })

  test('a word wider than its box is broken inside', () => {
    expect(lines({ text: 'Supercalifragilistic', widthMm: 40, sizeMm: 10 })).toBeGreaterThan(1)
  })

  test('spaces at the end of a line do not move right-aligned words', () => {
    const ends = (text: string) => inkOf({ text, align: 'right' }).right
    expect(ends('Our summer   ')).toBeCloseTo(ends('Our summer'))
  })

  test('centred text has equal margins', () => {
    const { left, right } = inkOf({ text: 'HOH', align: 'centre', font: 'Lemon Milk' })
    expect(left - 50).toBeCloseTo(250 - right, 0)
  })

  test('spaced letters are wider by the space between them', () => {
    const width = (letterSpacingMm: number) => {
      const { left, right } = inkOf({ text: 'HHH', letterSpacingMm, font: 'Bebas Neue' })
      return right - left
    }
    expect(width(2) - width(0)).toBeCloseTo(4)
  })
})

describe('curved text', () => {
  test.each([
    [60, 'arches up: its middle is the highest'],
    [-60, 'hangs down: its middle is the lowest'],
  ])('on a radius of %i mm the text %s', (curveRadiusMm) => {
    const straight = inkOf({ text: 'HHHHHHHH', align: 'centre', font: 'Lemon Milk', sizeMm: 8 })
    const curved = inkOf({ text: 'HHHHHHHH', align: 'centre', font: 'Lemon Milk', sizeMm: 8, curveRadiusMm })
    if (curveRadiusMm > 0) {
      expect(curved.bottom).toBeGreaterThan(straight.bottom + 1)
      expect(curved.top).toBeCloseTo(straight.top, 0)
    } else {
      expect(curved.top).toBeLessThan(straight.top - 1)
      expect(curved.bottom).toBeCloseTo(straight.bottom, 0)
    }
  })

  test('a very large radius is nearly straight', () => {
    const straight = inkOf({ text: 'Toby', align: 'centre' })
    const curved = inkOf({ text: 'Toby', align: 'centre', curveRadiusMm: 3000 })
    expect(Math.abs(curved.right - straight.right)).toBeLessThan(0.5)
    expect(Math.abs(curved.top - straight.top)).toBeLessThan(0.5)
  })
})

describe('characters a font does not have', () => {
  test('are drawn with the next font of the chain', () => {
    expect(layout({ text: 'Ω Ж ő', font: 'Waltograph' }).missing).toEqual([])
  })

  test('are reported once each, and leave no box behind', () => {
    const { missing, path } = layout({ text: '😀 a 😀 漢' })
    expect(missing).toEqual(['😀', '漢'])
    expect(path.length).toBe(layout({ text: ' a  ' }).path.length)
  })

  test('without any font everything is missing and nothing is drawn', () => {
    expect(layoutText(aText({ text: 'ab' }), [])).toMatchObject({ path: [], missing: ['a', 'b'] })
  })

  test('the first font alone draws a text it has exactly as the whole chain does', () => {
    const element = aText({ text: 'Our summer, 2026 & on\nagain' })
    expect(layoutText(element, [builtFont('lobster-latin.ttf')])).toEqual(layout(element))
  })

  test('marks that only steer a text processor are passed over in silence', () => {
    expect(layout({ text: 'a\u200db\ufe0f\u00adc' })).toEqual(layout({ text: 'abc' }))
  })
})
