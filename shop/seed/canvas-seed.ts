/** What Keepsake Canvas opens with. */
import type { BrandSeed } from './brand-seed.ts'
import { departmentCategories } from './canvas-departments.ts'
import { occasionCategories } from './canvas-occasions.ts'
import { recipientCategories } from './canvas-recipients.ts'
import { roomCategories } from './canvas-rooms.ts'
import { sharedBlocks } from './content-blocks.ts'
import { blogListings, firstPosts } from './content-blog.ts'
import { seen } from './content-pages.ts'
import { giftCategory, giftProducts } from './gift-pages.ts'

export const canvasSeed: BrandSeed = {
  code: 'canvas',
  categories: [
    giftCategory,
    ...departmentCategories,
    ...occasionCategories,
    ...recipientCategories,
    ...roomCategories,
  ],
  products: giftProducts,
  pages: [
    {
      ...seen,
      identifier: 'home',
      title: 'Keepsake',
      contentHeading: 'Your photos, made to keep',
      content: '<p>Photo products that you design yourself, made to order for Australia.</p>',
      metaTitle: 'Photo products made from your own pictures',
      metaDescription: 'Design canvas prints from your own photos. Prices in Australian dollars with GST.',
    },
    {
      // Holds what the category of the same address offers: the coupons that the shop opens with.
      identifier: 'canvas-prints',
      title: 'Canvas prints',
      offerContents: {
        category_special_offer:
          '<h2>Buy two canvases, get one</h2><p>With the code <b>WALL3</b>, of every three canvases the one that costs least has no base price.</p>' +
          '<hr><h2>10% off your first order</h2><p>With the code <b>WELCOME10</b>. Sitewide, on base prices.</p>' +
          '<hr><h2>Free standard delivery from A$50.00</h2><p>With the code <b>FREEPOST</b>. Over [FREESHIPPING] you need no code.</p>' +
          '<hr class="page-break">' +
          '<p>Codes take something off base prices. What a deeper frame or another finish adds is paid as the product page shows it, and the size 20 × 20 cm takes no offers.</p>' +
          '<p>WALL3 stands alone; WELCOME10 and FREEPOST may be used together. WELCOME10 is for the first order of an email.</p>' +
          '<p>Questions? Write to <a href="mailto:[CONTACT_EMAIL]">[CONTACT_EMAIL]</a>.</p>',
      },
    },
    {
      // E-13: at an address that says free, what is free of what, and what is not.
      identifier: 'free-canvas',
      title: 'Canvas offers',
      offerContents: {
        category_special_offer:
          '<h2>Your first one</h2><p>With the code <b>FREE8X8</b>, one <a href="/free-photo-canvas">canvas of 20 × 20 cm</a> in your first order has no base price: A$9.99 less.</p>' +
          '<hr><h2>Every third one</h2><p>With the code <b>WALL3</b>, of every three canvases the one that costs least has no base price. The size 20 × 20 cm is not among them.</p>' +
          '<hr><h2>Boards, too</h2><p>With the code <b>BOARDS3</b>, the same goes for three <a href="/photo-boards-b2g1">photo boards</a> of birch.</p>' +
          '<hr class="page-break">' +
          '<p>A code takes off base prices. What a deeper frame or another finish adds is paid, and so is delivery, unless your order comes to more than [FREESHIPPING].</p>' +
          '<p>No code, no catch, and small prices: a <a href="/free-photo-pillow">pillow cover</a>, a <a href="/cyber-monday">bookmark</a>, and <a href="/wall-art-collections">frames for a whole wall</a>.</p>' +
          '<p>Questions? Write to <a href="mailto:[CONTACT_EMAIL]">[CONTACT_EMAIL]</a>.</p>',
      },
    },
  ],
  coupons: [
    {
      code: 'boards3',
      label: 'Buy two photo boards, get one',
      gift: { kind: 'buy-x-get-y', buy: 2, free: 1 },
      family: 'wood-print',
      isAdvertised: true,
    },
  ],
  blocks: [
    ...sharedBlocks('the same size, stretched'),
    {
      identifier: 'which-canvas-size',
      title: 'Which size suits your wall?',
      content:
        '<p>Above a sofa, two thirds of its width look settled. Three <a href="/square-canvas-print">squares</a> in a row count as one picture.</p>',
    },
  ],
  listings: blogListings,
  posts: firstPosts,
  couponFamily: 'canvas',
  freePiece: '8x8 canvas print',
  opening: {
    family: 'canvas',
    size: '60X90',
    change: { kind: 'price', cents: 3999 },
    text: '<b>[SALE_TITLE].</b> 60 × 90 cm canvas from A$39.99',
    details:
      '<p>A slim 60 × 90 cm canvas costs A$39.99 instead of A$59.99 until this offer ends. Deeper frames and other finishes cost what the product page adds for them.</p>' +
      '<p>You need no code. Standard delivery is free over [FREESHIPPING].</p>' +
      '<p>Questions? Write to <a href="mailto:[CONTACT_EMAIL]">[CONTACT_EMAIL]</a>.</p>',
  },
  // A printed sheet offers 11 x 14 inches for 6.99; its code is the link's price cache (P-22).
  campaigns: [{ code: '11x14at6.99', label: '11 × 14 in canvas offer' }],
  campaignRules: {
    'eleven-by-fourteen': {
      label: '11 × 14 in canvas offer',
      family: 'canvas',
      size: '28X36',
      campaign: '11x14at6.99',
      change: { kind: 'price', cents: 699 },
    },
  },
}
