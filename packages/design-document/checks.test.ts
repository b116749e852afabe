import { describe, expect, test } from 'vitest'
import { checkSurface } from './checks.ts'
import type { DesignElement } from './design.ts'
import { panPhoto } from './placement.ts'
import { effectiveDpi, judgeResolution } from './resolution.ts'
import { aPhoto, aPlacedPhoto, aSurface, aText } from './testing/builders.ts'

const onPage = { left: 50, top: 150, right: 200, bottom: 180 }
function concernsOf(elements: DesignElement[], extent = onPage) {
  return checkSurface(aSurface({ elements }), { targetDpi: 200, warnDpi: 100, textExtent: () => extent })
}

describe('resolution', () => {
  test('6000 px printed 508 mm wide are 300 dpi', () => {
    const { placement } = aPhoto()
    expect(effectiveDpi({ photoWidthPx: 6000, placement: { ...placement, photoWidthMm: 508 } })).toBe(300)
  })

  test.each([
    [300, 'good'],
    [100, 'good'],
    [99, 'soft'],
    [50, 'soft'],
    [49, 'poor'],
  ])('%i dpi is %s where the product warns below 100', (dpi, expected) => {
    expect(judgeResolution({ dpi, targetDpi: 200, warnDpi: 100 })).toBe(expected)
  })

  test('a product never warns above the resolution it prints', () => {
    expect(judgeResolution({ dpi: 150, targetDpi: 150, warnDpi: 200 })).toBe('good')
  })
})

describe('what is pointed out before paying', () => {
  test('a sharp photo that fills the face and words in the safe area raise nothing', () => {
    expect(concernsOf([aPhoto(), aText()])).toEqual([])
  })

  test('an empty surface', () => {
    expect(concernsOf([])).toEqual([{ kind: 'surface-empty' }])
  })

  test.each([
    ['words at the fold', { left: 5, top: 150, right: 90, bottom: 180 }, 'text-outside-safe-area'],
    ['words that the page cuts', { left: -60, top: 150, right: 90, bottom: 180 }, 'text-cut'],
    ['words off the page', { left: 400, top: 150, right: 500, bottom: 180 }, 'text-off-page'],
  ])('%s', (_, extent, kind) => {
    expect(concernsOf([aText()], extent)).toEqual([{ kind, elementId: 'text-1' }])
  })

  describe('words at a hole', () => {
    const holes = [{ label: 'tassel hole', x: 0.5, y: 0.1, radiusMm: 4 }]
    const at = (top: number) =>
      checkSurface(aSurface({ elements: [aText()] }), {
        targetDpi: 200,
        warnDpi: 100,
        textExtent: () => ({ left: 100, top, right: 200, bottom: top + 20 }),
        holes,
      })

    test('lie over it', () =>
      expect(at(15)).toEqual([{ kind: 'text-on-hole', elementId: 'text-1', label: 'tassel hole' }]))
    test('or beside it, as near as it may be', () => expect(at(24.5)).toEqual([]))
    test('lie over it and too close to the cut', () =>
      expect(at(5).map(({ kind }) => kind)).toEqual(['text-outside-safe-area', 'text-on-hole']))
  })

  describe('words at an opening with round corners', () => {
    // From 40 to 80 mm across and from 30 to 60 mm down, its corners round by 10 mm.
    const holes = [{ label: 'camera opening', x: 0.2, y: 0.225, radiusMm: 10, widthMm: 40, heightMm: 30 }]
    const over = (left: number, top: number) =>
      checkSurface(aSurface({ elements: [aText()] }), {
        targetDpi: 200,
        warnDpi: 100,
        textExtent: () => ({ left, top, right: left + 50, bottom: top + 20 }),
        holes,
      }).map(({ kind }) => kind)

    test.each([
      ['in its middle', 45, 35],
      ['at its right side', 79, 40],
      ['at its lower side', 50, 59],
      ['at its corner, within the round', 76, 56],
    ])('lie over it: %s', (_, left, top) => expect(over(left, top)).toEqual(['text-on-hole']))

    test.each([
      ['to the right of it', 80.5, 40],
      ['below it', 50, 60.5],
      ['at its corner, beyond the round', 78, 58],
    ])('keep clear of it: %s', (_, left, top) => expect(over(left, top)).toEqual([]))
  })

  test('a text of spaces', () => {
    expect(concernsOf([aText({ text: ' \n ' })])).toEqual([{ kind: 'text-empty', elementId: 'text-1' }])
  })

  describe('words that have the colour of what is behind them', () => {
    const white = aText({ colour: '#fbf8f2' })
    const unseen = [{ kind: 'text-unseen', elementId: 'text-1' }]

    test('white on white paper is told', () => expect(concernsOf([white])).toEqual(unseen))

    test('also where the words are all but clear', () =>
      expect(concernsOf([aText({ opacity: 0.05 })])).toEqual(unseen))

    test.each([
      ['on a photo', [aPhoto(), white]],
      ['in yellow', [aText({ colour: '#f3c537' })]],
      ['with a dark outline', [{ ...white, outline: { widthMm: 0.5, colour: '#000000' } }]],
      [
        'with a dark shadow',
        [{ ...white, shadow: { dxMm: 0, dyMm: 1, blurMm: 1, colour: '#000000', opacity: 0.5 } }],
      ],
    ])('words %s are seen', (_, elements) => expect(concernsOf(elements)).toEqual([]))
  })

  test('a face that shows background beside its photo', () => {
    const photo = aPhoto()
    const moved = { ...photo, placement: panPhoto(photo, photo.placement, 40, 0) }
    expect(concernsOf([moved])).toEqual([{ kind: 'photo-gap', elementId: 'photo-1' }])
  })

  test('background around a placed photo is a choice', () => {
    const frame = { xMm: 10, yMm: 10, widthMm: 60, heightMm: 40 }
    expect(concernsOf([aPlacedPhoto(frame, { placement: { photoWidthMm: 50 } })])).toEqual([])
  })

  test('a photo of 300 x 200 px on a canvas is poor', () => {
    const [concern] = concernsOf([aPhoto({ photoWidthPx: 300, photoHeightPx: 200 })])
    expect(concern).toMatchObject({ kind: 'photo-poor', dpi: expect.closeTo(18.1, 0) })
  })
})
