/** What the shop opens with of photo wall clocks. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['MDF'] },
  specifications: [
    'Board of 6 mm MDF with a pale edge',
    'UV inks up to the edge; numerals as you choose, or none',
    'Quartz movement with three black hands, edged in pale metal',
    'Takes one AA battery, not included',
  ],
  categories: [
    {
      name: 'Photo wall clocks',
      urlKey: 'photo-wall-clocks',
      parentUrlKey: 'home-and-living',
      hasOwnAddress: true,
      description:
        'Clocks, round or square, whose whole face is one of your photos: three hands, and numerals only if you want them.',
      metaTitle: 'Wall clocks with your photo as the face',
      metaDescription:
        'Wall clocks with your own photo as the face, round or square, quartz movement and black hands. Prices in Australian dollars with GST.',
      position: 23,
    },
  ],
  products: [
    {
      sku: 'CLOCK',
      name: 'Photo wall clock',
      urlKey: 'round-photo-wall-clock',
      categories: ['photo-wall-clocks', 'kitchen-and-table', 'personalized-photo-gifts'],
      shortDescriptionHtml:
        '<p>For the kitchen that has a place for a clock and a photo, but not for both.</p>',
      descriptionHtml:
        '<p>Skies, water, leaves and patterns make good faces, because the hands stay easy to read in front of them. Portraits work too, when the head is above or beside the middle. 20 cm suits a desk nook or a bathroom; 30 cm, round or square, can be read from across the room.</p>',
      pictures: [
        { scene: 'clock-wall', sample: 'surf-from-above' },
        { scene: 'clock-wall', sample: 'lemons' },
        { scene: 'clock-square', sample: 'terrazzo' },
      ],
      metaTitle: 'Photo wall clocks, round or square, 20 and 30 cm',
      metaDescription:
        'Make a clock face from your own photo, see where the spindle goes, and know its price.',
      metaKeywords: 'photo clock, wall clock, custom clock face',
      position: 1,
    },
    {
      sku: 'CLOCK-KIDS',
      name: 'Clock for a child’s room',
      urlKey: 'childrens-wall-clock',
      categories: ['photo-wall-clocks', 'childrens-room', 'gifts-for-children'],
      sizeCodes: ['ROUND20', 'ROUND30'],
      shortDescriptionHtml: '<p>Big hand on the rocket, small hand on the moon: bedtime.</p>',
      descriptionHtml:
        '<p>Place something at the top, the right, the bottom and the left, and you have taught them the quarters. Add the numbers from 1 to 12 if they are learning; the design tool sets them on their circle. Black hands want a light background; it takes one AA battery.</p>',
      pictures: [
        { scene: 'clock-wall', sample: 'rocket' },
        { scene: 'clock-wall', sample: 'arches' },
      ],
      metaTitle: 'Wall clocks for children’s rooms',
      metaDescription:
        'A round clock with a drawing, a name or an animal as its face, and numbers to learn the time from.',
      metaKeywords: 'kids clock, nursery clock, learn the time clock',
      position: 2,
    },
    {
      sku: 'CLOCK-PET',
      name: 'Clock with your pet',
      urlKey: 'pet-wall-clock',
      categories: ['photo-wall-clocks', 'gifts-for-pet-lovers', 'kitchen-and-table'],
      sizeCodes: ['ROUND20', 'ROUND30'],
      shortDescriptionHtml: '<p>It is always nearly dinner time.</p>',
      descriptionHtml:
        '<p>The spindle sits in the exact middle, so keep the nose away from it: a face above, paws below, hands going round on the chest. 20 cm hangs over the bowl; 30 cm is read from the couch by both of you.</p>',
      pictures: [
        { scene: 'clock-wall', sample: 'kelpie' },
        { scene: 'clock-wall', sample: 'ginger-cat' },
      ],
      metaTitle: 'Wall clocks with a photo of your pet',
      metaDescription: 'A round wall clock with your dog or cat as the face, 20 or 30 cm across.',
      metaKeywords: 'dog clock, cat clock, pet photo clock',
      position: 3,
    },
    {
      sku: 'CLOCK-KITCHEN',
      name: 'Kitchen clock in a pattern',
      urlKey: 'patterned-kitchen-clock',
      categories: [
        'photo-wall-clocks',
        'kitchen-and-table',
        'housewarming-gifts',
        'personalized-photo-gifts',
      ],
      sizeCodes: ['ROUND30'],
      shortDescriptionHtml: '<p>The tiles you could not afford, in a circle of 30 cm.</p>',
      descriptionHtml:
        '<p>Terrazzo, gingham, a slice of orange photographed from above: round things and fine patterns both make calm faces. Numerals at the quarters keep it readable if you like to be on time. One AA battery turns it.</p>',
      pictures: [
        { scene: 'clock-wall', sample: 'terrazzo' },
        { scene: 'clock-wall', sample: 'wavy-check' },
      ],
      metaTitle: 'Kitchen clocks in your own pattern',
      metaDescription:
        'A round kitchen clock of 30 cm with a pattern or a photo of your own, quiet hands and the numerals you choose.',
      metaKeywords: 'kitchen clock, patterned wall clock, round clock',
      position: 4,
    },
  ],
}
