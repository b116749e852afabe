import type { HomeRecord } from '../rules/home-record.ts'
import { freeDelivery, reviewsSection, sharedQuestions } from './shared.ts'

export const neonHome: HomeRecord = {
  metaTitle: 'LED neon signs, ready to hang',
  metaDescription:
    'Ready-made LED neon signs in words and shapes, in the width and colour you see, sent anywhere in Australia.',
  sku: 'NEON-STAY',
  hero: {
    heading: 'Say it',
    emphasis: 'in light.',
    lead: 'Ready-made LED neon in words and shapes. Hang it, plug it in, and the room says what you mean.',
    first: { label: 'Shop neon signs', to: '/neon-signs' },
    second: { label: 'How to hang one', to: '/hanging-a-sign' },
    pictures: [
      {
        url: '/images/neon-wide-960.webp',
        alt: 'The words stay a while in orange neon on a dark wall',
        position: '50% 50%',
      },
    ],
    tag: { words: 'Stay a while, 100 cm wide' },
  },
  facts: [
    freeDelivery,
    { icon: 'plug', text: '12 volts, with a plug pack in the box' },
    { icon: 'bulb', text: 'LED: cool to the touch, no glass' },
    { icon: 'ruler', text: 'The width of every sign in centimetres' },
  ],
  sections: [
    {
      kind: 'products',
      source: 'newest',
      look: 'row',
      heading: 'New in the shop',
      skus: [],
      link: { label: 'All neon signs', to: '/neon-signs' },
    },
    {
      kind: 'sale',
      picture: {
        url: '/images/neon-stay-640.webp',
        alt: 'The words stay a while in orange neon on a dark wall',
        position: '50% 55%',
      },
      link: { label: 'Shop neon signs', to: '/neon-signs' },
    },
    {
      kind: 'steps',
      heading: 'From box to glow in three steps',
      lead: 'No electrician and no wiring: a sign runs on a plug pack, like a lamp.',
      steps: [
        {
          name: 'Measure your wall',
          about: 'Every sign says how wide it is. Half to two thirds of the furniture below looks settled.',
        },
        {
          name: 'Fix it to the wall',
          about: 'The tube sits on clear acrylic, 5 mm thick, and the acrylic is what you fix to the wall.',
        },
        {
          name: 'Plug it in',
          about: 'The plug pack turns mains into 12 volts and goes into a usual socket.',
        },
      ],
    },
    {
      kind: 'products',
      source: 'ordered',
      look: 'feature',
      heading: 'What people hang most',
      headingUntil: 'Five to start with',
      skus: ['NEON-STAY', 'NEON-HEART', 'NEON-COFFEE', 'NEON-WAVE', 'NEON-HOME'],
      link: { label: 'All neon signs', to: '/neon-signs' },
    },
    reviewsSection,
    {
      kind: 'quality',
      heading: 'One line of light',
      text: 'Flexible silicone tube on a clear acrylic back: the line of old neon without the glass, the gas or the heat.',
      facts: [
        { name: 'Tube', text: '6 mm silicone LED flex' },
        { name: 'Backing', text: '5 mm clear acrylic, cut to shape' },
        { name: 'Power', text: '12 V plug pack with the RCM mark; 8 to 10 W per metre of tube' },
        { name: 'Where', text: 'Indoors, on a dry wall' },
      ],
      picture: {
        url: '/images/neon-good-night-640.webp',
        alt: 'The words good night in blue neon on a dark wall',
        position: '50% 50%',
      },
    },
    {
      kind: 'gallery',
      heading: 'After dark',
      pictures: [
        { url: '/images/neon-sun-640.webp', alt: 'A sun, in yellow', position: '50% 50%' },
        { url: '/images/neon-coffee-640.webp', alt: 'Coffee, in yellow', position: '50% 55%' },
        { url: '/images/neon-heart-640.webp', alt: 'A heart, in red', position: '50% 50%' },
        { url: '/images/neon-wave-640.webp', alt: 'A wave, in blue', position: '50% 55%' },
        { url: '/images/neon-cheers-640.webp', alt: 'Cheers, in pink', position: '50% 55%' },
        { url: '/images/neon-wide-960.webp', alt: 'Stay a while, in orange', position: '50% 50%' },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions people ask',
      questions: [
        {
          question: 'Does it get hot?',
          answer:
            'No. It is lit by LEDs in silicone, so you can touch it while it glows. There is no glass and no gas in it.',
        },
        {
          question: 'Do I need an electrician?',
          answer: 'No. The sign runs on 12 volts from a plug pack that goes into a usual socket.',
        },
        ...sharedQuestions,
      ],
    },
  ],
}
