import { expect, test } from 'vitest'
import { IDENTIFICATION } from '../routing/identification-paths.ts'
import { CHANGE_ORDER, proofPatterns, trackingPatterns } from '../routing/order-paths.ts'
import { patterns } from '../routing/patterns.ts'
import { isPersonal } from './personal-paths.ts'

test.each([
  ...Object.values(trackingPatterns),
  ...Object.values(proofPatterns),
  CHANGE_ORDER,
  patterns.writeReview,
  IDENTIFICATION,
  '/checkout',
  '/mug-tool',
  '/create-your-rug',
])('SH-24: %s is made for whoever looks, and kept for nobody', (path) => {
  expect(isPersonal(path)).toBe(true)
  expect(isPersonal(path.toUpperCase())).toBe(true)
})

test.each(['/', '/canvas-prints', '/order-of-service', '/artwork_viewer'])(
  '%s is the same for everybody',
  (path) => {
    expect(isPersonal(path)).toBe(false)
  },
)
