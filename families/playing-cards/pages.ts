/** What the shop opens with of playing cards. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Card'] },
  specifications: [
    '54 cards: four suits and two jokers',
    'Card of 310 g with a black core, so nothing shines through',
    'Smooth varnish on both sides, corners rounded to 3 mm',
    'In a plain white tuck box',
  ],
  quantityDiscounts: [
    { fromQuantity: 2, percentOff: 5 },
    { fromQuantity: 5, percentOff: 10 },
    { fromQuantity: 10, percentOff: 20 },
  ],
  categories: [
    {
      name: 'Playing cards',
      urlKey: 'custom-playing-cards',
      parentUrlKey: 'games-and-desk',
      hasOwnAddress: true,
      description:
        'A full deck for the campsite, the club or the wedding tables, with your picture on the back.',
      metaTitle: 'Custom playing cards with your own back',
      metaDescription:
        'Decks of 54 playing cards with your photo or pattern on every back, poker or bridge size. Prices in Australian dollars with GST.',
      position: 41,
    },
  ],
  products: [
    {
      sku: 'CARDS',
      name: 'Custom playing cards',
      urlKey: 'custom-photo-playing-cards',
      categories: ['custom-playing-cards', 'gifts-for-travellers', 'birthday-gifts'],
      shortDescriptionHtml: '<p>Fifty-four times the same face, and it is not the queen of hearts.</p>',
      descriptionHtml:
        '<p>Rainy afternoons in the caravan, five hundred with the grandparents, a deck on every table of the reception. Choose a close-up or a pattern: the back is no larger than a matchbox laid open, and half of it is under a thumb.</p>',
      pictures: [
        { scene: 'cards-fan', sample: 'card-back' },
        { scene: 'cards-close', sample: 'ginger-cat' },
      ],
      metaTitle: 'Custom playing cards, poker and bridge size',
      metaDescription:
        'Design the back of a deck of 54 cards with a photo or a pattern of your own, and see it fanned out first.',
      metaKeywords: 'custom playing cards, photo cards, personalised deck of cards',
      position: 1,
    },
    {
      sku: 'CARDS-WEDDING',
      name: 'Playing cards for the reception',
      urlKey: 'wedding-playing-cards',
      categories: ['custom-playing-cards', 'wedding-gifts', 'personalized-photo-gifts'],
      sizeCodes: ['57X89'],
      shortDescriptionHtml:
        '<p>One deck on each table, for the hour in which you two are at the photographer’s.</p>',
      descriptionHtml:
        '<p>Initials and a date in the middle of a pattern look like a real card back; a photo of the couple looks like a joke, which may be what you want. Full deck of 54, so they go home in a pocket and are still played with next Easter.</p>',
      pictures: [
        { scene: 'cards-fan', sample: 'gum-trail' },
        { scene: 'cards-close', sample: 'balance' },
      ],
      metaTitle: 'Playing cards for weddings',
      metaDescription:
        'Decks of 54 cards with initials, a date or a photo on the back, for the tables of a reception.',
      metaKeywords: 'wedding playing cards, wedding favours, personalised deck',
      position: 2,
    },
    {
      sku: 'CARDS-VAN',
      name: 'Caravan deck',
      urlKey: 'caravan-playing-cards',
      categories: ['custom-playing-cards', 'gifts-for-travellers', 'gifts-for-grandparents'],
      sizeCodes: ['63X88'],
      shortDescriptionHtml: '<p>Rain on the annexe, one lamp, and a deck with the van on its back.</p>',
      descriptionHtml:
        '<p>The dark core keeps torchlight from showing your hand. Choose a picture with one strong shape: the awning, the boat, the dog in the deck chair. The wider poker size is easier to hold for hands that have held a lot of cards.</p>',
      pictures: [
        { scene: 'cards-fan', sample: 'river-gums' },
        { scene: 'cards-close', sample: 'lighthouse' },
      ],
      metaTitle: 'Playing cards for camping and caravans',
      metaDescription: 'A deck of 54 playing cards with a photo of your van, boat or campsite on the back.',
      metaKeywords: 'camping cards, caravan gift, travel playing cards',
      position: 3,
    },
    {
      sku: 'CARDS-KIDS',
      name: 'Deck for a family game night',
      urlKey: 'family-playing-cards',
      categories: ['custom-playing-cards', 'gifts-for-children', 'christmas-gifts'],
      shortDescriptionHtml: '<p>Snap, with everybody’s worst photo on the back.</p>',
      descriptionHtml:
        '<p>One picture for all 54, so vote on it: the muddy one, the one with the tooth. Pale backgrounds show bent corners, patterns hide them, and cheats prefer neither. Small hands hold the narrower size better.</p>',
      pictures: [
        { scene: 'cards-fan', sample: 'dinosaurs' },
        { scene: 'cards-close', sample: 'kelpie' },
      ],
      metaTitle: 'Playing cards for family game nights',
      metaDescription:
        'A deck of 54 playing cards with a family photo or a drawing on every back, in two sizes.',
      metaKeywords: 'family playing cards, kids card deck, game night gift',
      position: 4,
    },
  ],
}
