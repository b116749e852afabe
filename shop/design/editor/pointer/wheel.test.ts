import { describe, expect, test } from 'vitest'
import { wheelFactor } from './wheel.ts'

const notch = (deltaY: number, deltaMode: number, ctrlKey: boolean) =>
  wheelFactor({ deltaY, deltaMode, ctrlKey })

describe('the wheel over a photo', () => {
  test.each([
    ['Chromium', -120, 0],
    ['WebKit', -100, 0],
    ['Firefox, in lines', -3, 1],
  ])('one notch with Ctrl enlarges by less than a quarter, as one without does: %s', (_, deltaY, mode) => {
    for (const ctrlKey of [true, false]) {
      const factor = notch(deltaY, mode, ctrlKey)
      expect(factor).toBeGreaterThan(1.05)
      expect(factor).toBeLessThan(1.25)
    }
  })

  test('a notch back makes up for a notch forth', () => {
    expect(notch(-120, 0, true) * notch(120, 0, true)).toBeCloseTo(1, 10)
  })

  test('small steps of a pinch follow the fingers', () => {
    expect(notch(-4, 0, true)).toBeCloseTo(Math.exp(0.048), 10)
  })
})
