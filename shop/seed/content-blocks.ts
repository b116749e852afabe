/** Pieces that pages of any brand place; each brand says what it guarantees in its own words. */
import type { BlockWritten } from '#shop/content/commands/write-page.ts'

/** @param found  what a shopper found cheaper, such as the same size, stretched */
export const sharedBlocks = (found: string): BlockWritten[] => [
  {
    identifier: 'lowest-price-guarantee',
    title: 'Lowest Price in Australia Guarantee',
    content: `<p>Found ${found}, for less? Show us, and we match the price and beat it by 10% with a voucher code.</p>`,
  },
  {
    identifier: 'returns-in-short',
    title: 'Returns',
    content:
      '<p>90 days to tell us. Photos of damage are looked at within 24 hours. <a href="/returns-and-refunds">More</a></p>',
  },
]
