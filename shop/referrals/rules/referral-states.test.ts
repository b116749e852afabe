import { expect, it } from 'vitest'
import { type ReferralState, stateOnCompletion, stateWords } from './referral-states.ts'

const order = { goodsCents: 5000, minimumCents: 5000, earnedThisYear: 0, yearlyLimit: 2 }

it('I-16: a complete order earns its reward within the limit of the year', () => {
  expect(stateOnCompletion(order)).toBe('earned')
  expect(stateOnCompletion({ ...order, earnedThisYear: 1 })).toBe('earned')
  expect(stateOnCompletion({ ...order, earnedThisYear: 2 })).toBe('over-limit')
})

it('but not when too little of it was kept, and never when nothing was', () => {
  expect(stateOnCompletion({ ...order, goodsCents: 4999 })).toBe('below-minimum')
  expect(stateOnCompletion({ ...order, goodsCents: 0, minimumCents: 0 })).toBe('below-minimum')
  expect(stateOnCompletion({ ...order, goodsCents: 1, minimumCents: 0 })).toBe('earned')
})

it('each state is told in words of its own', () => {
  const states: ReferralState[] = [
    'waiting',
    'earned',
    'taken-back',
    'cancelled',
    'below-minimum',
    'over-limit',
  ]
  expect(new Set(states.map(stateWords)).size).toBe(states.length)
})
