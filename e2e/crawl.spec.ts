/**
 * No link of the shop is broken, but those that wait for their screens. brands.spec.ts does the same for the other
 * brands.
 */
import { expectNoDeadLinks } from './support/expect-no-dead-links.ts'
import { test } from './support/shop.ts'

test('F-30, D-02: every link from the home page on opens a page, or waits for its screen', async ({
  shop,
}) => {
  // Hundreds of pages, one after the other.
  test.setTimeout(600_000)
  await expectNoDeadLinks(shop.url, 'canvas')
})
