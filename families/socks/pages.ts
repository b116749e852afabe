/** What the shop opens with of socks. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Polyester knit'] },
  specifications: [
    'One pair, polyester and elastane, cushioned sole',
    'White cuff, heel and toe',
    'One design on both sides of both socks',
  ],
  categories: [
    {
      name: 'Photo socks',
      urlKey: 'photo-socks',
      parentUrlKey: 'photo-accessories',
      hasOwnAddress: true,
      description: 'A pair with the cat, the coach or the groom on it, for three ranges of shoe sizes.',
      metaTitle: 'Photo socks, crew and ankle length',
      metaDescription:
        'A pair of socks printed with your photo on both sides, crew or ankle length, for shoe sizes AU 2 to 13. Prices in Australian dollars with GST.',
      position: 36,
    },
  ],
  products: [
    {
      sku: 'SOCKS',
      name: 'Custom photo socks',
      urlKey: 'custom-photo-socks',
      categories: ['photo-socks', 'birthday-gifts', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>Nobody expects a kookaburra under the trouser leg.</p>',
      descriptionHtml:
        '<p>Tall, narrow pictures suit them: one animal from ears to paws, a friend from head to belt, or a pattern that goes all the way down. Check that the face is in the upper half. As a present for a whole wedding party, order the same design once for each range of shoe sizes.</p>',
      pictures: [
        { scene: 'socks-flat', sample: 'kookaburra' },
        { scene: 'socks-flat', sample: 'arches' },
      ],
      metaTitle: 'Custom photo socks by shoe size',
      metaDescription:
        'Put a photo or a pattern on a pair of socks: pick the length and the shoe size, and see them before you pay.',
      metaKeywords: 'photo socks, custom socks, face socks, personalised socks',
      position: 1,
    },
    {
      sku: 'SOCKS-PET',
      name: 'Dog and cat socks',
      urlKey: 'pet-socks',
      categories: ['photo-socks', 'gifts-for-pet-lovers', 'fathers-day'],
      sizeCodes: ['CREW'],
      shortDescriptionHtml: '<p>Both feet, both sides: four portraits of one very good dog.</p>',
      descriptionHtml:
        '<p>Cut the animal out on a plain colour and it looks made, not printed. One portrait is enough; the cloth stretches, so leave air around the ears. White cuff, heel and toe keep it decent under a suit.</p>',
      pictures: [
        { scene: 'socks-flat', sample: 'kelpie' },
        { scene: 'socks-flat', sample: 'ginger-cat' },
      ],
      metaTitle: 'Socks with your dog or cat on them',
      metaDescription:
        'A pair of cushioned socks with a portrait of your pet on both sides, in three ranges of shoe sizes.',
      metaKeywords: 'dog socks, cat socks, pet face socks',
      position: 2,
    },
    {
      sku: 'SOCKS-WEDDING',
      name: 'Socks for the wedding party',
      urlKey: 'wedding-party-socks',
      categories: ['photo-socks', 'wedding-gifts', 'personalized-photo-gifts'],
      sizeCodes: ['CREW'],
      shortDescriptionHtml: '<p>For the photo where everybody lifts their trousers.</p>',
      descriptionHtml:
        '<p>Initials and a date near the cuff, role on the calf: groom, best man, one who drives. Crew length shows when you sit. Ask for shoe sizes early and order a pair or two in the middle range, since somebody’s cousin is always added.</p>',
      pictures: [
        { scene: 'socks-flat', sample: 'gum-trail' },
        { scene: 'socks-flat', sample: 'ditsy-flowers' },
      ],
      metaTitle: 'Wedding socks for groom and groomsmen',
      metaDescription:
        'Custom socks with names, roles and the date for groom, groomsmen and fathers, by shoe size.',
      metaKeywords: 'groomsmen socks, wedding socks, groom socks',
      position: 3,
    },
    {
      sku: 'SOCKS-KIDS',
      name: 'Ankle socks for small feet',
      urlKey: 'small-ankle-socks',
      categories: ['photo-socks', 'gifts-for-children', 'team-gifts'],
      sizeCodes: ['ANKLE'],
      startValues: { FOOT: 'S' },
      shortDescriptionHtml:
        '<p>Australian shoe sizes 2 to 5, and the left one can have the same rocket as the right.</p>',
      descriptionHtml:
        '<p>Let them draw one thing, large, with a thick pen. Team colours work too, with the number where the ankle is. They turn inside out in the wash by themselves, which for once is the right way round.</p>',
      pictures: [
        { scene: 'socks-flat', sample: 'rocket' },
        { scene: 'socks-flat', sample: 'wavy-check' },
      ],
      metaTitle: 'Ankle socks with a drawing or a number',
      metaDescription:
        'Custom ankle socks that start at Australian shoe size 2, with a drawing, a name or team colours.',
      metaKeywords: 'kids socks, custom ankle socks, team socks',
      position: 4,
    },
    {
      sku: 'SOCKS-FACE',
      name: 'Socks with faces on them',
      urlKey: 'face-socks',
      categories: ['photo-socks', 'birthday-gifts', 'farewell-gifts', 'personalized-photo-gifts'],
      sizeCodes: ['CREW'],
      shortDescriptionHtml: '<p>His own face, on both ankles, at his own party.</p>',
      descriptionHtml:
        '<p>Cut the head out and lay it on a bright colour; two or three copies down the leg are funnier than one. Straight-on photos with an open mouth win. Find out the shoe size from somebody who lives with him.</p>',
      pictures: [
        { scene: 'socks-flat', sample: 'quarters' },
        { scene: 'socks-flat', sample: 'lemons' },
      ],
      metaTitle: 'Face socks for birthdays and farewells',
      metaDescription:
        'Custom socks with a face on a bright ground, in three ranges of shoe sizes, for birthdays and farewells.',
      metaKeywords: 'face socks, funny socks, birthday socks',
      position: 5,
    },
  ],
}
