/** What Keepsake Neon opens with. */
import type { BrandSeed } from './brand-seed.ts'
import { sharedBlocks } from './content-blocks.ts'
import { neonContentPages } from './neon-content.ts'
import { neonCategories, neonProducts } from './neon-pages.ts'

export const neonSeed: BrandSeed = {
  code: 'neon',
  categories: neonCategories,
  products: neonProducts,
  pages: neonContentPages,
  blocks: [
    ...sharedBlocks('the same sign, in the same width'),
    {
      identifier: 'which-neon-size',
      title: 'Which width suits your wall?',
      content:
        '<p>Half to two thirds of what stands below it looks settled. <a href="/hanging-a-sign">How to hang one</a></p>',
    },
  ],
  listings: [
    { name: 'Neon ideas', urlKey: 'neon-ideas', position: 1 },
    { name: 'Weddings', urlKey: 'weddings', position: 2 },
  ],
  posts: [
    {
      listing: 'neon-ideas',
      urlKey: 'light-without-glare',
      name: 'Light without glare',
      metaDescription: 'Where a neon sign glows its best: height, wall and what stands below it.',
      author: 'Keepsake Neon',
      image: '/images/neon-stay-640.webp',
      content:
        '<p>A sign is a lamp that says something. Three things decide how it looks.</p>' +
        '<h2>Above the eyes</h2><p>Hang it so that you look up a little. Light at eye height dazzles; light above it glows.</p>' +
        '<h2>A matt wall</h2><p>Paint takes the glow and gives it back softly. Tiles and glass throw it at you.</p>' +
        '<h2>One at a time</h2><p>A <a href="/heart-neon-sign">heart</a> alone says more than four signs side by side.</p>',
    },
  ],
  couponFamily: undefined,
  freePiece: undefined,
  opening: {
    sku: 'NEON-STAY',
    change: { kind: 'price', cents: 279_00 },
    text: '<b>[SALE_TITLE].</b> Stay a while, 100 cm wide, for A$279.00',
    details:
      '<p>Our widest sign costs A$279.00 instead of A$329.00 until this offer ends.</p>' +
      '<p>You need no code, and standard delivery is free over [FREESHIPPING].</p>' +
      '<p>Questions? Write to <a href="mailto:[CONTACT_EMAIL]">[CONTACT_EMAIL]</a>.</p>',
  },
  coupons: [],
  campaigns: [],
  campaignRules: {},
}
