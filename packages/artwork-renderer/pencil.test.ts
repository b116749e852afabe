import { describe, expect, it } from 'vitest'
import { liftTable, pencilPrimitives, pencilSigmas, pencilTable } from './pencil.ts'

describe('a photo as a pencil drawing', () => {
  const drawn = pencilTable()
  const lift = liftTable()
  const greyOf = (fine: number, around: number) =>
    drawn[256 * (lift[fine] ?? 0) + (lift[around] ?? 0)] ?? Number.NaN

  it('leaves a white area white, and an even dark one lightly shaded', () => {
    expect(greyOf(255, 255)).toBe(255)
    expect(greyOf(0, 0)).toBeGreaterThan(180)
    expect(greyOf(0, 0)).toBeLessThan(greyOf(128, 128))
  })

  it('draws a line where it is darker than around, the darker the deeper', () => {
    expect(greyOf(100, 200)).toBeLessThan(greyOf(150, 200))
    expect(greyOf(0, 255)).toBeLessThan(20)
  })

  it('draws the same lines at every size: the blurs grow with the photo', () => {
    const photo = { photoWidthPx: 4000, photoHeightPx: 3000 }
    expect(pencilSigmas(photo, 0.2).reach).toBeCloseTo(pencilSigmas(photo, 1).reach * 0.2)
    expect(pencilSigmas(photo, 1).finest).toBeLessThan(pencilSigmas(photo, 1).reach)
  })

  it('names its steps, so that each is found within the filter', () => {
    const markup = pencilPrimitives({ finest: 1, reach: 5 }, 'coloured')
    const named = new Set([...markup.matchAll(/result="(\w+)"/g)].map(([, name]) => name))
    for (const [, name] of markup.matchAll(/in2?="(\w+)"/g)) {
      if (name !== 'coloured') expect(named).toContain(name)
    }
  })
})
