/** What Keepsake Sketch opens with. */
import type { BrandSeed } from './brand-seed.ts'
import { sharedBlocks } from './content-blocks.ts'
import { seen } from './content-pages.ts'
import { giftCategory, giftProducts } from './gift-pages.ts'

export const sketchSeed: BrandSeed = {
  code: 'sketch',
  categories: [giftCategory],
  products: giftProducts,
  pages: [
    {
      ...seen,
      identifier: 'home',
      title: 'Keepsake Sketch',
      contentHeading: 'Your photo, drawn',
      content: '<p>Pencil drawings from your own photos, printed to order for Australia.</p>',
      metaTitle: 'Your photo as a pencil drawing',
      metaDescription: 'Pencil drawings from your own photos. Prices in Australian dollars with GST.',
    },
    {
      ...seen,
      identifier: 'photos-that-draw-well',
      title: 'Photos that draw well',
      content:
        '<p>A drawing is made of edges. What has clear ones becomes clear lines; what has none becomes white paper.</p>' +
        '<h2>Light from the side</h2><p>A window at the side gives a face its lines. Flash takes them away.</p>' +
        '<h2>A calm background</h2><p>A plain wall or a sky stays white, and the eye goes to what you meant. Leaves and gravel become a lot of small lines.</p>' +
        '<h2>Close up</h2><p>Crop to what matters. The design tool draws again at once, so you see what each crop does.</p>',
      metaDescription: 'Light, background and crop: what makes a photo a good pencil drawing.',
    },
    {
      ...seen,
      identifier: 'faq',
      title: 'Questions people ask',
      content:
        '<h2>Who draws it?</h2><p>Nobody holds the pencil. The lines are worked out from your photo while you watch, and printed as you saw them.</p>' +
        '<h2>Can I keep the photo instead?</h2><p>Yes. The drawing is a filter of the design tool; choose another one, or none.</p>' +
        '<h2>Will my phone photo be big enough?</h2><p>We measure your own file while you design, and tell you if it is soft at the size you chose, before you pay.</p>' +
        '<h2>Do the prices include GST?</h2><p>Yes, all of them.</p>',
      metaDescription: 'Short answers about drawings, photos, prices and orders.',
    },
  ],
  blocks: [
    ...sharedBlocks('the same size, drawn and stretched'),
    {
      identifier: 'photos-that-draw-well',
      title: 'Which photo draws well?',
      content:
        '<p>One with clear edges and a calm background. <a href="/photos-that-draw-well">Three things to look for</a></p>',
    },
  ],
  listings: [
    { name: 'Drawing ideas', urlKey: 'drawing-ideas', position: 1 },
    { name: 'Women’s Day', urlKey: 'womens-day', position: 2 },
    { name: 'Mother’s Day gift ideas', urlKey: 'mothers-day-gift-ideas', position: 3 },
  ],
  posts: [
    {
      listing: 'drawing-ideas',
      urlKey: 'one-line-at-a-time',
      name: 'One line at a time',
      metaDescription: 'What a pencil drawing keeps of a photo, and what it leaves out.',
      author: 'Keepsake Sketch',
      image: '/images/sketch-wall-640.webp',
      content:
        '<p>A photo keeps everything. A drawing keeps what has an edge, and that is why it can say more.</p>' +
        '<h2>Faces</h2><p>Hair, eyes and the line of a jaw come out well. Turn towards a window when you take the photo.</p>' +
        '<h2>Pets</h2><p>Fur is a thousand small lines. Come close, and leave the carpet out.</p>' +
        '<h2>Places</h2><p>Roofs, masts and mountains are made of edges already. A <a href="/panoramic-sketch-print">panoramic sketch</a> takes a whole coast.</p>',
    },
  ],
  couponFamily: 'sketch',
  freePiece: '8x8 sketch',
  opening: {
    family: 'sketch',
    size: '60X90',
    change: { kind: 'price', cents: 4999 },
    text: '<b>[SALE_TITLE].</b> 60 × 90 cm sketch from A$49.99',
    details:
      '<p>A slim 60 × 90 cm sketch costs A$49.99 instead of A$69.99 until this offer ends. Deeper frames and other finishes cost what the product page adds for them.</p>' +
      '<p>You need no code. Standard delivery is free over [FREESHIPPING].</p>' +
      '<p>Questions? Write to <a href="mailto:[CONTACT_EMAIL]">[CONTACT_EMAIL]</a>.</p>',
  },
  coupons: [],
  campaigns: [],
  campaignRules: {},
}
