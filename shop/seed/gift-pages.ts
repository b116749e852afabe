/** What the shop sells without printing it. */

import { brand } from '#shop/brands/brand.ts'
import type { CategoryDraft } from '#shop/catalogue/commands/add-category.ts'
import type { ProductDraft } from '#shop/catalogue/commands/add-products.ts'
import { MEMBERSHIP_PRICE_CENTS } from './configuration.ts'

export const giftCategory: CategoryDraft = {
  name: 'Gifts and samples',
  urlKey: 'gifts-and-samples',
  description:
    'A gift certificate for somebody who has the photo already, or samples for those who like to feel first.',
  metaTitle: 'Gift certificates and samples',
  metaDescription: 'Gift certificates by email from A$10 to A$1,500, and a kit of print samples.',
  position: 2,
}

export const giftProducts: ProductDraft[] = [
  {
    sku: 'GiftCert',
    kind: 'gift-certificate',
    categories: ['gifts-and-samples'],
    name: 'Gift certificate',
    urlKey: 'gift-certificate',
    shortDescriptionHtml: '<p>Any amount from A$10 to A$1,500, sent by email on the day you choose.</p>',
    descriptionHtml:
      '<p>You choose the amount and write a few words; we send the code by email, at once or on a day that suits. It can be spent in parts, and the balance stays on the code.</p>',
    pictures: [],
    metaTitle: 'Gift certificates',
    metaDescription:
      'Give a print without choosing the photo: gift certificates from A$10 to A$1,500 by email.',
    metaKeywords: 'gift certificate, gift card, voucher, present',
    position: 5,
  },
  {
    sku: 'SAMPLE-KIT',
    kind: 'goods',
    priceCents: 1250,
    stock: 250,
    categories: ['gifts-and-samples'],
    name: 'Sample kit',
    urlKey: 'sample-kit',
    shortDescriptionHtml: '<p>Six printed samples to hold against your own wall.</p>',
    descriptionHtml:
      '<p>Matte, satin and gloss side by side, and a corner of each frame depth. Sent from our shelf, so it leaves sooner than anything we make to order.</p>',
    pictures: [
      {
        url: `/images/${brand.samples.inScenes}kit-640.webp`,
        label: 'A kraft box with six small printed samples on tissue',
      },
    ],
    metaTitle: 'Sample kit',
    metaDescription:
      'Six print samples in one kit: compare finishes and frame depths at home before you order.',
    metaKeywords: 'samples, sample kit, finishes, try before you buy',
    position: 6,
  },
  {
    sku: 'champ_membership',
    kind: 'membership',
    priceCents: MEMBERSHIP_PRICE_CENTS,
    categories: [],
    name: 'Champ membership',
    urlKey: 'champ-membership',
    shortDescriptionHtml: '<p>Member prices on your account, starting with your next order.</p>',
    descriptionHtml: '<p>The membership belongs to your account, so you need to be signed in to use it.</p>',
    pictures: [],
    metaTitle: 'Champ membership',
    metaDescription: 'Become a Champ member and get member prices on your account.',
    metaKeywords: 'champ, membership, member prices',
    position: 7,
  },
]
