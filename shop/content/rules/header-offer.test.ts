import { describe, expect, test } from 'vitest'
import { isRunning, offerShown } from './header-offer.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const offer = (id: number, priceCache: string | null, parts = {}) => ({
  id,
  priceCache,
  position: id,
  startsAt: null,
  endsAt: null,
  ...parts,
})

test.each([
  // start, end, day, runs
  [null, null, 10, true],
  [at(10), null, 9, false],
  [at(10), null, 10, true],
  [null, at(20), 19, true],
  [null, at(20), 20, false],
  [at(10), at(20), 15, true],
])('CA-97: an offer from %s to %s on day %i runs: %s', (startsAt, endsAt, day, runs) => {
  expect(isRunning({ startsAt, endsAt }, at(day))).toBe(runs)
})

describe('M-32: the banner is the one of the shopper’s campaign', () => {
  const offers = [offer(1, null), offer(2, 'summer'), offer(3, 'winter', { endsAt: at(1) })]

  test.each([
    ['summer', 2],
    // the general one: no campaign, an unknown one, one whose banner is over
    [undefined, 1],
    ['spring', 1],
    ['winter', 1],
  ])('%s', (code, id) => {
    expect(offerShown(offers, code, at(15))?.id).toBe(id)
  })

  test('of two that run, the lower position', () => {
    const rivals = [offer(1, null, { position: 5 }), offer(2, null, { position: 3 })]
    expect(offerShown(rivals, undefined, at(15))?.id).toBe(2)
  })

  test('none when none runs', () => {
    expect(offerShown([offer(1, 'summer')], undefined, at(15))).toBeUndefined()
  })
})
