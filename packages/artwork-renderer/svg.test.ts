import { describe, expect, test } from 'vitest'
import { aPhoto, aPlacedPhoto, aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { drawItemOf, drawListOf } from './draw-list.ts'
import { itemSvg, pageSvg, pathData } from './svg.ts'
import { builtFonts } from './testing/fonts.ts'

const fonts = builtFonts()
const photo = () => ({ href: '/media/holiday.jpg?size=2048&v="1"', widthPx: 2048, heightPx: 1365 })

describe('the picture a shopper edits', () => {
  const surface = aSurface({
    elements: [
      aPhoto({ filter: 'sepia' }),
      aPlacedPhoto(
        { xMm: 10, yMm: 10, widthMm: 60, heightMm: 40, rotationDeg: 8 },
        { id: 'p', opacity: 0.5 },
      ),
      aText({ shadow: { dxMm: 1, dyMm: 1, blurMm: 1, colour: '#000000', opacity: 0.5 } }),
    ],
  })
  const drawList = drawListOf(surface, fonts)

  test('is as wide as asked, in the proportions of the page, with a millimetre as its unit', () => {
    expect(pageSvg(drawList, { widthPx: 760, photo })).toContain(
      'width="760" height="560" viewBox="-40 -40 380 280"',
    )
  })

  test('can show the trim alone, as on the wall', () => {
    expect(pageSvg(drawList, { widthPx: 600, area: 'trim', photo })).toContain(
      'height="400" viewBox="0 0 300 200"',
    )
  })

  test('is the same every time, made of the parts the editor redraws', () => {
    const whole = pageSvg(drawList, { photo })
    expect(pageSvg(drawListOf(surface, fonts), { photo })).toBe(whole)
    for (const item of drawList.items) expect(whole).toContain(itemSvg(item, { photo }))
  })

  test('has every id once, and every id that is referred to', () => {
    const svg = pageSvg(drawListOf({ ...surface, edge: { kind: 'mirror' } }, fonts), {
      photo,
      prefix: 'flat',
    })
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => id?.startsWith('flat'))).toBe(true)
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id)
  })

  test('a photo address cannot break out of its attribute', () => {
    expect(pageSvg(drawList, { photo })).toContain('href="/media/holiday.jpg?size=2048&amp;v=&quot;1&quot;"')
  })

  test('a photo in other colours is cut after them, so that no pale line is left around it', () => {
    const drawn = (parts: Parameters<typeof aPhoto>[0]) =>
      itemSvg(drawItemOf(aPhoto(parts), surface, fonts), { photo })
    const opaque = '<feFuncA type="linear" slope="1000"'
    expect(drawn({ filter: 'sepia' })).toMatch(/<g clip-path="[^"]+"><g filter="[^"]+"><image /)
    expect(drawn({ filter: 'sepia' }), 'the photo ends on the edge').toContain(opaque)
    const { placement } = aPhoto()
    const smaller = { ...placement, photoWidthMm: placement.photoWidthMm / 2 }
    expect(drawn({ filter: 'sepia', placement: smaller }), 'paper shows beside it').not.toContain(opaque)
  })

  test('a photo that has no picture yet leaves its place empty', () => {
    expect(itemSvg(drawItemOf(aPhoto(), surface, fonts), { photo: () => undefined })).toBe('')
  })
})

test('outlines are written to a thousandth of a millimetre', () => {
  const path = [['M', 1 / 3, -2], ['Q', 0, 1, 2, 3], ['C', 0, 0, 1, 1, 2, 2.00049], ['Z']] as const
  expect(pathData(path)).toBe('M0.333 -2Q0 1 2 3C0 0 1 1 2 2Z')
})
