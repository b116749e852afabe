import { expect, test } from 'vitest'
import { leftToolCookie, openToolCookie } from './tool-cookie.ts'

test('G-11: the cookie of an open tool names its address, ends with the browser, and is sent safely', () => {
  expect(openToolCookie('/photomug-tool', true)).toBe(
    'tool_data=%2Fphotomug-tool; Path=/; SameSite=Lax; Secure',
  )
  expect(openToolCookie('/a;b', false)).toBe('tool_data=%2Fa%3Bb; Path=/; SameSite=Lax')
})

test('G-11: leaving the tool takes it back', () => {
  expect(leftToolCookie(false)).toBe('tool_data=; Max-Age=0; Path=/; SameSite=Lax')
})
