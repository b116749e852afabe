import { expect, test } from 'vitest'
import { clearedPopupCookie, hasSeenPopup, POPUP_DELAY_MS, seenPopupCookie } from './popup-cookie.ts'

test('D-22: a closed popup is remembered for 24 hours', () => {
  expect(seenPopupCookie(true)).toBe('home_popup=1; Max-Age=86400; Path=/; SameSite=Lax; Secure')
  expect(seenPopupCookie(false)).not.toContain('Secure')
})

test('D-27: the offer popup button takes the cookie back', () => {
  expect(clearedPopupCookie(true)).toContain('Max-Age=0;')
})

test('D-19: a first visitor looks around for 6 seconds', () => {
  expect(POPUP_DELAY_MS).toBe(6_000)
})

test.each([
  ['home_popup=1', true],
  ['cart_count=2; home_popup=1', true],
  ['home_popup=', false],
  ['my_home_popup=1', false],
  ['', false],
])('D-21: with the cookies "%s" the popup was seen: %s', (cookies, isSeen) => {
  expect(hasSeenPopup(cookies)).toBe(isSeen)
})
