import { describe, expect, test } from 'vitest'
import { isWorthFetching } from './nearby.ts'

const link = (address: string, more: { target?: string; download?: string } = {}) => {
  const { origin, pathname } = new URL(address, 'https://shop.example')
  return {
    origin,
    pathname,
    target: '',
    download: '',
    ownerDocument: { location: { origin: 'https://shop.example' } },
    ...more,
  }
}

describe('B-44: fetched before it is pressed', () => {
  test.each([
    '/',
    '/canvas-prints',
    '/canvas-prints/square-canvases',
    '/blog/a-post',
    '/tooling',
    '/checkouts',
  ])('%s is', (address) => expect(isWorthFetching(link(address))).toBe(true))

  test.each([
    '/uploadchoice?sku=X',
    '/photomug-tool',
    '/create-your-rug',
    '/checkout',
    '/checkout/cart',
    '/customer/account/dashboard',
    '/media/sizes/canvas.svg',
    '/orders/invoice/x.pdf',
    '/some/file.pdf',
    'https://elsewhere.example/canvas-prints',
    'mailto:hello@shop.example',
  ])('%s is not', (address) => expect(isWorthFetching(link(address))).toBe(false))

  test('what opens a window of its own or is saved is not', () => {
    expect(isWorthFetching(link('/canvas-prints', { target: '_blank' }))).toBe(false)
    expect(isWorthFetching(link('/canvas-prints', { download: 'x' }))).toBe(false)
  })
})
