import { describe, expect, it } from 'vitest'
import { mapPoint, photoMatrix } from './geometry.ts'
import { panelSurface } from './panel-surface.ts'
import { fillFrame } from './placement.ts'
import { aPhoto, aPlacedPhoto, aSurface, aText } from './testing/builders.ts'

const size = { photoWidthPx: 3000, photoHeightPx: 2000 }
const panel = { xMm: 210, yMm: 0, widthMm: 90, heightMm: 200 }
const placement = {
  ...fillFrame(size, { widthMm: 300, heightMm: 200 }),
  tiltDeg: 7,
  turns: 1 as const,
  flipX: true,
}
const photo = aPhoto({ ...size, placement })
const corners = [
  { x: 0, y: 0 },
  { x: 3000, y: 0 },
  { x: 1234, y: 1999 },
]

describe('a panel of a surface of 300 × 200 mm', () => {
  it.each(['image', 'mirror'] as const)('has every pixel of a photo where the whole has it: %s', (kind) => {
    const whole = aSurface({ bleedMm: 40, edge: { kind }, elements: [photo, aText()] })
    const part = panelSurface(whole, panel)
    expect([part.widthMm, part.heightMm, part.bleedMm]).toEqual([90, 200, 40])
    const [moved] = part.elements
    if (moved?.type !== 'photo') throw new Error('Expected the photo to come first')
    for (const corner of corners) {
      const there = mapPoint(photoMatrix(photo, whole), corner)
      const here = mapPoint(photoMatrix(moved, part), corner)
      expect(here.x).toBeCloseTo(there.x - 210, 9)
      expect(here.y).toBeCloseTo(there.y, 9)
    }
  })

  it('does not draw a small photo nearer than it is', () => {
    const small = aPhoto({ ...size, placement: { ...placement, photoWidthMm: 20 } })
    const [moved] = panelSurface(aSurface({ elements: [small] }), panel).elements
    // The middle of the photo is 105 mm left of the panel's: over five of its heights, as it is turned.
    if (moved?.type !== 'photo') throw new Error('Expected a photo')
    expect(Math.hypot(moved.placement.centreX - 0.5, moved.placement.centreY - 0.5)).toBeGreaterThan(5)
  })

  it('has words and placed photos moved along', () => {
    const frame = { xMm: 220, yMm: 30, widthMm: 60, heightMm: 40, rotationDeg: 10 }
    const elements = [aText({ xMm: 230, yMm: 20 }), aPlacedPhoto(frame)]
    const [text, placed] = panelSurface(aSurface({ elements }), panel).elements
    expect(text).toMatchObject({ xMm: 20, yMm: 20 })
    expect(placed).toMatchObject({ frame: { ...frame, xMm: 10 } })
  })

  it('has its own part of a gradient', () => {
    const stops = [
      { at: 0, colour: '#000000' },
      { at: 1, colour: '#ff0000' },
    ]
    const across = { kind: 'gradient' as const, angleDeg: 90, stops }
    const { background } = panelSurface(aSurface({ bleedMm: 0, background: across }), panel)
    expect(background).toEqual({
      ...across,
      // 210 and 300 mm of 300.
      stops: [
        { at: 0, colour: '#b30000' },
        { at: 1, colour: '#ff0000' },
      ],
    })
    const down = { ...across, angleDeg: 0 }
    expect(panelSurface(aSurface({ bleedMm: 0, background: down }), panel).background).toEqual(down)
  })
})
