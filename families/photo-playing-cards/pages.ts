/** What the shop opens with of decks with a picture on each card. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Card'] },
  specifications: [
    '54 cards, each with a picture of its own: four suits and two jokers',
    'Value and suit in two corners, set by us on a white ground',
    'One back, yours too, on all of them',
    'Card of 310 g with a black core, varnished, corners rounded to 3 mm',
    'In a plain white tuck box',
  ],
  categories: [],
  quantityDiscounts: [
    { fromQuantity: 2, percentOff: 5 },
    { fromQuantity: 5, percentOff: 10 },
    { fromQuantity: 10, percentOff: 20 },
  ],
  products: [
    {
      sku: 'PHOTOCARDS',
      name: 'Playing cards with a photo on each',
      urlKey: 'photo-playing-cards-54-photos',
      categories: ['custom-playing-cards', 'photo-games', 'birthday-gifts', 'personalized-photo-gifts'],
      shortDescriptionHtml:
        '<p>The whole family in four suits: who is the queen is settled by you, not by us.</p>',
      descriptionHtml:
        '<p>Fifty-four of your photos become a deck that can be played with: each card keeps its number and suit in two corners, and the rest of it is yours. Give every cousin a suit, make the dog both jokers, and let a year of holidays turn up in one game of five hundred.</p>',
      pictures: [
        { scene: 'deck-faces', sample: 'photo-deck' },
        {
          scene: 'cards-close',
          sample: 'king-of-hearts',
          label: 'One card from near: a picture of a dog, with K and a heart in two corners',
        },
        { scene: 'cards-fan', sample: 'ikat' },
      ],
      metaTitle: 'Playing cards with a different photo on every card',
      metaDescription:
        'A full deck of 54 cards from 54 of your photos, with values in the corners and a back of your own. Prices in Australian dollars with GST.',
      metaKeywords: 'photo playing cards, deck with different photos, 54 photo cards',
      position: 5,
    },
    {
      sku: 'PHOTOCARDS-REUNION',
      name: 'Family reunion deck',
      urlKey: 'family-reunion-playing-cards',
      categories: ['custom-playing-cards', 'gifts-for-grandparents', 'christmas-gifts'],
      sizeCodes: ['63X88'],
      shortDescriptionHtml: '<p>Four branches of the family, four suits, and nobody left out.</p>',
      descriptionHtml:
        '<p>Spades for one grandmother’s side, hearts for the other; the eldest are kings and queens, the babies are twos. Handed round at lunch, it starts more stories than an album, and by the washing-up someone is already cheating.</p>',
      pictures: [
        { scene: 'deck-faces', sample: 'reunion-deck' },
        {
          scene: 'cards-close',
          sample: 'queen-of-spades',
          label: 'A card from near: a picture of a cat, with Q and a spade in two corners',
        },
        { scene: 'cards-fan', sample: 'lake-days' },
      ],
      metaTitle: 'Family reunion playing cards, a photo on each',
      metaDescription:
        'Put everybody of the family on a card of their own: a deck of 54 in poker size that plays like any other.',
      metaKeywords: 'family reunion gift, family photo cards, reunion playing cards',
      position: 6,
    },
  ],
}
