import { describe, expect, it } from 'vitest'
import { aShape, aSurface, aText } from '../design-document/testing/builders.ts'
import { drawListOf } from './draw-list.ts'
import { shadowAreaOf, shadowPagesOf } from './shadow-cover.ts'
import { builtFonts } from './testing/fonts.ts'

const fonts = builtFonts()
const shadow = { dxMm: 2, dyMm: 3, blurMm: 2, colour: '#000000', opacity: 0.5 }
const frame = { kind: 'placed', xMm: 0, yMm: 0, widthMm: 300, heightMm: 200, rotationDeg: 0 } as const

describe('shadows', () => {
  it('of shapes that fill a page are one page each, and what lies beyond the page is not counted', () => {
    const wide = { ...frame, xMm: -3000, widthMm: 3000 * 2, heightMm: 3000, yMm: -1500 }
    const filling = aSurface({ elements: [1, 2, 3].map(() => aShape({ frame: wide, shadow })) })
    expect(shadowPagesOf(filling)).toBeCloseTo(3)
    const away = aSurface({ elements: [aShape({ frame: { ...frame, xMm: 2000 }, shadow })] })
    expect(shadowPagesOf(away)).toBe(0)
  })

  it('that are not there are nothing', () => {
    expect(shadowPagesOf(aSurface({ elements: [aShape(), aText()] }))).toBe(0)
  })
})

describe('the estimate of the shadow of words covers what is drawn', () => {
  it.each([
    ['a line', aText({ shadow })],
    ['several lines', aText({ shadow, text: 'Our long summer by the sea', widthMm: 80 })],
    ['turned words', aText({ shadow, rotationDeg: 35 })],
    ['words on an arc', aText({ shadow, text: 'Our long summer', curveRadiusMm: 60 })],
    ['words that hang', aText({ shadow, text: 'Our long summer', curveRadiusMm: -60, yMm: 60 })],
  ])('of %s', (_, text) => {
    const surface = aSurface({ elements: [text] })
    const [item] = drawListOf(surface, fonts).items
    const op = item?.ops.find(({ op }) => op === 'shadow')
    if (op?.op !== 'shadow') throw new Error('Expected a shadow')
    const { left, top, right, bottom } = op.extent
    expect(shadowAreaOf(text, surface)).toBeGreaterThanOrEqual((right - left) * (bottom - top))
  })
})
