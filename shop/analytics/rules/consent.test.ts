import { describe, expect, test } from 'vitest'
import { consentCookie, consentIn } from './consent.ts'

describe('SH-28: what a shopper agreed to', () => {
  test.each([
    ['', undefined],
    ['consent=all', 'all'],
    ['cart_count=2; consent=needed; logged_in=1', 'needed'],
    ['other_consent=all', undefined],
    ['consent=maybe', undefined],
    ['consent=allmost', undefined],
  ])('"%s" says %s', (cookies, expected) => {
    expect(consentIn(cookies)).toBe(expected)
  })

  test('is remembered for 180 days', () => {
    expect(consentCookie('needed', true)).toBe(
      'consent=needed; Max-Age=15552000; Path=/; SameSite=Lax; Secure',
    )
    expect(consentIn(consentCookie('all', false))).toBe('all')
  })
})
