import { expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

it('B-43: a path of the shop with its query is a way back', () => {
  expect(returnPath('/canvas-prints?sku=A#top')).toBe('/canvas-prints?sku=A')
  expect(returnPath('/')).toBe('/')
})

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  '/a\nb',
  '/a\u0000b',
  'canvas-prints',
  '',
  `/${'a'.repeat(1024)}`,
  '/customer/login?redirect=/x',
  '/customer/register',
  '/Customer/Logout',
  '/customer//logout',
  '/customer/%6cogin',
  '/customer/social/google',
])('SH-05: %j is none', (given) => {
  expect(returnPath(given)).toBeUndefined()
})
