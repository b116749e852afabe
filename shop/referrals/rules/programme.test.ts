import { describe, expect, it, test } from 'vitest'
import { programmeInWords, referralProgramme, yearlyLimit } from './programme.ts'

const set = (values: Record<string, string>) => new Map(Object.entries(values))

describe('I-16: what a recommendation earns is configured', () => {
  it('is nothing until the programme is switched on', () => {
    for (const active of [undefined, '', '0', 'yes']) {
      expect(referralProgramme(set(active === undefined ? {} : { referral_active: active }))).toBeUndefined()
    }
  })

  it('takes the figures of the shop', () => {
    const values = { referral_reward: '7.50', referral_minimum: '0', referral_yearly_limit: '3' }
    expect(referralProgramme(set({ referral_active: '1', ...values }))).toEqual({
      rewardCents: 750,
      minimumCents: 0,
      yearlyLimit: 3,
    })
  })

  test.each(['', '0', '-5', '1e9', '100000.00', 'ten'])('counts %j as not set', (slip) => {
    const values = { referral_reward: slip, referral_yearly_limit: slip }
    expect(referralProgramme(set({ referral_active: '1', ...values }))).toEqual({
      rewardCents: 1000,
      minimumCents: 5000,
      yearlyLimit: 10,
    })
  })

  it('keeps the limit for what was promised before it was switched off', () => {
    expect(yearlyLimit(set({ referral_active: '0', referral_yearly_limit: '4' }))).toBe(4)
  })
})

describe('how it works, in the figures of the shop', () => {
  it('names reward, minimum and limit', () => {
    const words = programmeInWords({ rewardCents: 750, minimumCents: 4000, yearlyLimit: 3 })
    expect(words).toHaveLength(2)
    expect(words[0]).toContain('orders goods for A$40.00 or more within 30 days')
    expect(words[0]).toContain('you get A$7.50 of store credit')
    expect(words[1]).toContain('Up to 3 friends count in a calendar year')
    expect(words[1]).toContain('refunded until goods for less than A$40.00 are left of it')
  })

  it('speaks of no minimum where there is none, and of one friend', () => {
    const words = programmeInWords({ rewardCents: 750, minimumCents: 0, yearlyLimit: 1 })
    expect(words[0]).toContain('orders goods within 30 days')
    expect(words[1]).toContain('One friend counts in a calendar year')
    expect(words[1]).toContain('refunded until nothing is left of it')
  })
})
