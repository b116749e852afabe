import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a photo lamp',
  piece: 'photo lamp',
  pieces: 'photo lamps',
  toolTitle: 'Photo Lamp Design Tool',
  beyondSafe: 'the timber',
  seen: 'lit, in the evening',
  materialHeading: 'What glows in the dark',
  questions: [
    {
      question: 'Can the photo be seen with the light off?',
      answer:
        'Yes. By day it is a photo on white acrylic, a little paler than a paper print. Lit, its dark parts stay dark and its light parts glow.',
    },
    {
      question: 'Which photos look best?',
      answer:
        'Those with light in them: a window, a sunset, a birthday cake, a face against the sky. A photo that is dark all over lets little through.',
    },
    {
      question: 'What does it run on?',
      answer:
        'The cable of 1.5 m has a USB plug. It takes 5 watts, which a phone charger, a computer or a power bank gives; the charger is not included.',
    },
  ],
  care: ['Unplug it, then dust the diffuser with a dry cloth', 'Indoors and dry; the LEDs stay cool'],
  making: {
    name: 'Printed, built in and lit',
    about:
      'We print the diffuser, set it into its timber box in front of the light, and leave it on for an hour before it is packed.',
  },
}
