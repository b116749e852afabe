import { expect, test } from 'vitest'
import { mailPaths } from '../routing/mail-paths.ts'
import { orderPaths } from '../routing/order-paths.ts'
import { paths } from '../routing/paths.ts'
import { hasKey, withoutKeys } from './keys-in-addresses.ts'

const address = (path: string) => new URL(path, 'https://shop.example')

test.each([
  mailPaths.orderProof('abc'),
  mailPaths.artworkProof('abc'),
  mailPaths.confirmNewsletter('abc'),
  mailPaths.leaveNewsletter('abc'),
  mailPaths.resetPassword({ id: '8', token: 'abc', isFirst: false }),
  mailPaths.resetPassword({ id: '8', token: 'abc', isFirst: true }),
  mailPaths.savedDesigns('abc'),
  mailPaths.leftCart('abc'),
  mailPaths.confirmEmail({ email: 'mia@example.com', key: 'abc' }),
  orderPaths.change('abc'),
  paths.designTool({ key: 'abc' }, '/photomug-tool'),
])('SH-18: %s is opened by its key', (path) => {
  expect(hasKey(address(path))).toBe(true)
})

test.each([
  '/',
  '/custom-canvas-print?sku=CANVAS',
  '/search?q=token',
  '/newsletter/confirm',
  '/tool?design=abc',
])('%s is a page for everybody', (path) => expect(hasKey(address(path))).toBe(false))

test('what others read of an address has no key in it', () => {
  expect(withoutKeys(address('/tool?sku=A&design=abc'))).toBe('/tool?sku=A')
  expect(withoutKeys(address('/change_order?token=abc&piece=1'))).toBe('/change_order?piece=1')
  expect(withoutKeys(address('/tool?design=abc'))).toBe('/tool')
  expect(withoutKeys(address(paths.designTool({ key: 'abc' }, '/tool')))).toBe('/tool')
})
