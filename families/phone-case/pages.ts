/** What the shop opens with of phone cases. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Polycarbonate'] },
  specifications: [
    'Shell of white polycarbonate, 1.5 mm thick, open at buttons, plug and loudspeakers',
    'Print over the whole back and 4.5 mm round each edge',
    'Dye sublimation: the picture is in the plastic and does not peel',
    'The opening for the cameras has the place and size of your model; the photographs show one with three lenses in a square',
    'Works with wireless charging; without magnets',
  ],
  categories: [
    {
      name: 'Photo phone cases',
      urlKey: 'photo-phone-cases',
      parentUrlKey: 'photo-accessories',
      hasOwnAddress: true,
      description: 'The thing you hold most often, with what you would rather look at.',
      metaTitle: 'Phone cases with your photo',
      metaDescription:
        'Printed cases for iPhone, Galaxy and Pixel with your own photo round the edges. Prices in Australian dollars with GST.',
      position: 40,
    },
  ],
  products: [
    {
      sku: 'PHONECASE',
      name: 'Custom phone case',
      urlKey: 'custom-phone-case',
      categories: ['photo-phone-cases', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>Choose your phone first: then you see where its cameras are.</p>',
      descriptionHtml:
        '<p>The picture covers the back and bends round all four edges. An upright photo with something calm in the upper left corner suits most phones; on a Pixel leave the upper third calm, because its cameras lie across. Initials look best low down, where the fingers are not. We photographed it on an iPhone Pro with its three lenses in a square; the design tool draws the opening of the phone that you choose.</p>',
      pictures: [
        {
          scene: 'phone-case',
          sample: 'whale',
          label: 'A whale on a phone case, here on a phone with three lenses in a square',
        },
        {
          scene: 'phone-close',
          sample: 'marbled',
          label: 'Marbled paper on a phone case from near, its print round the rim',
        },
      ],
      metaTitle: 'Custom phone case with your own photo',
      metaDescription:
        'Design a case for your iPhone, Galaxy or Pixel, and see its camera opening in your picture before you pay.',
      metaKeywords: 'custom phone case, photo phone cover, personalised iphone case, galaxy case',
      position: 1,
    },
    {
      sku: 'PHONECASE-PRO',
      name: 'Photo case for an iPhone Pro',
      urlKey: 'iphone-pro-photo-case',
      categories: ['photo-phone-cases', 'personalized-photo-gifts'],
      sizeCodes: ['IPHONE15PRO', 'IPHONE16PRO', 'IPHONE16PMAX'],
      startValues: { FINISH: 'MATT' },
      shortDescriptionHtml: '<p>Three lenses take the upper left; the rest is yours.</p>',
      descriptionHtml:
        '<p>A Pro has a square of about four centimetres for its lenses, so a portrait works when the face is in the lower half. Landscapes with the horizon below the middle, a pattern, or a dog lying down leave nothing behind glass. This page opens with the matt shell, which keeps its grip on a heavy phone.</p>',
      pictures: [
        { scene: 'phone-close', sample: 'kelpie' },
        { scene: 'phone-case', sample: 'gum-leaves' },
      ],
      metaTitle: 'iPhone Pro cases with a photo of yours',
      metaDescription:
        'Matt printed cases for iPhone 15 Pro, 16 Pro and 16 Pro Max, designed around the square of their lenses.',
      metaKeywords: 'iphone pro case, iphone 16 pro max photo case, matt phone cover',
      position: 2,
    },
  ],
}
