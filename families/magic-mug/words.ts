import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a magic mug',
  piece: 'magic mug',
  pieces: 'magic mugs',
  toolTitle: 'Magic Mug Design Tool',
  beyondSafe: 'the end of the print',
  seen: 'cold and hot',
  materialHeading: 'What happens at breakfast',
  questions: [
    {
      question: 'Can the picture be seen while it is cold?',
      answer:
        'Hardly. The coat is black and lets very light parts of a photo show as dark grey. Strong, colourful photos are the best surprise.',
    },
    {
      question: 'How long does the picture stay?',
      answer:
        'As long as the drink is hot: it comes within half a minute of pouring and goes slowly, from the rim down.',
    },
    {
      question: 'May it go into the dishwasher or the microwave?',
      answer:
        'Better not: both wear out the coat that hides the picture. Rinse it by hand with a soft sponge.',
    },
  ],
  care: [
    'Wash it by hand and with a soft sponge: scouring takes the coat off',
    'No dishwasher, no microwave',
    'Store it away from sunlight, which tires the colour change',
  ],
  making: {
    name: 'Pressed under the coat',
    about:
      'We press your print into the mug, then pour it full of hot water to see that all of the picture comes.',
  },
}
