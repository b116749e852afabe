import { describe, expect, test } from 'vitest'
import { framePartsOf, type PageType } from './frame-parts.ts'

/** The parts that a path hides, in words, so that a row reads like the rule. */
function hiddenOn(path: string, type?: PageType): string {
  const { sticksOnPhone: _, offerButton: __, ...parts } = framePartsOf(path, type)
  return Object.entries(parts)
    .filter(([, isShown]) => !isShown)
    .map(([part]) => part)
    .join(' ')
}

describe('what the frame hides by path', () => {
  test.each([
    // B-15, B-16: nothing but the page.
    ['B-15', '/noheader-nofooter', 'header footer footerTop subscribe'],
    ['B-15', '/noheader-nofooter/', 'header footer footerTop subscribe'],
    ['B-15', '/noheader-nofooter-at-all', ''],
    ['B-16', '/speed-test', 'header footer footerTop subscribe'],
    ['B-16', '/speed-test-12', 'header footer footerTop subscribe'],
    ['B-16', '/speed-tests', ''],
    ['B-16', '/x/speed-test', ''],
    // B-18: the footer alone.
    ['B-18', '/product/picture-tips', 'footer footerTop subscribe'],
    ['B-18', '/mugs/product/review/12', 'footer footerTop subscribe'],
    ['B-18', '/product/upload', 'footer footerTop subscribe'],
    ['B-18', '/product/uploads-of-others', 'footer footerTop subscribe'],
    ['B-18', '/product', ''],
    // B-19: by the last part of the path.
    ['B-19', '/checkout', 'footerTop subscribe'],
    ['B-19', '/checkout/', 'footerTop subscribe'],
    ['B-19', '/checkout/success', 'footerTop subscribe'],
    ['B-19', '/checkout/cart', ''],
    ['B-19', '/successful-photos', ''],
    // B-20.
    ['B-20', '/customer/register', 'tenPercent'],
    ['B-20', '/customer/login', ''],
    ['B-20', '/', ''],
  ])('%s: on %s this is hidden: "%s"', (_, path, hidden) => {
    expect(hiddenOn(path)).toBe(hidden)
  })

  test.each([
    ['neon', '/neon-sign-tool-products', false],
    ['canvas', '/neon-sign-tool-products', true],
    ['sketch', '/neon-sign-tool-products', true],
    ['neon', '/neon-sign-tool-products-2', true],
  ] as const)('B-17: with the brand %s, %s has header and footer: %s', (brand, path, isFramed) => {
    const { header, footer } = framePartsOf(path, 'CMS_PAGE', brand)
    expect([header, footer]).toEqual([isFramed, isFramed])
  })

  test.each([
    ['/checkout', true],
    ['/checkout/cart', true],
    ['/abandoned/checkout/cart', true],
    ['/checkout/success', false],
    ['/canvas-prints', false],
    ['/', false],
  ])('B-21: on a phone the footer of %s sticks: %s', (path, isSticky) => {
    expect(framePartsOf(path).sticksOnPhone).toBe(isSticky)
  })

  test.each([
    ['B-22', '/canvas-prints', 'CATEGORY', true],
    ['B-22', '/custom-canvas-print', 'PRODUCT', true],
    ['B-22', '/about-us', 'CMS_PAGE', false],
    ['B-22', '/checkout/cart', undefined, false],
    ['B-23', '/photo-books', 'CATEGORY', false],
    ['B-23', '/photo-books', 'PRODUCT', false],
    ['B-23', '/photo-books-for-two', 'CATEGORY', true],
  ] as const)('%s: %s as %s shows the offer popup button: %s', (_, path, type, isShown) => {
    expect(framePartsOf(path, type).offerButton).toBe(isShown)
  })
})
