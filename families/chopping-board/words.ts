import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a chopping board',
  piece: 'chopping board',
  pieces: 'chopping boards',
  toolTitle: 'Chopping Board Design Tool',
  beyondSafe: 'the edge of the glass',
  seen: 'on a kitchen bench',
  materialHeading: 'What the knife meets',
  questions: [
    {
      question: 'Is the ink near my food?',
      answer: 'No. The picture is on the underside, behind 5 mm of glass. Only glass touches what you cut.',
    },
    {
      question: 'Does glass blunt my knives?',
      answer:
        'Faster than timber does. Many use it for cheese, fruit, bread and serving, and keep a wooden board for the onions.',
    },
    {
      question: 'Can hot pans stand on it?',
      answer:
        'A pan that has rested for a minute, yes. Straight from the stove the sudden heat is too much for the ink below.',
    },
  ],
  care: [
    'Wash it by hand: heat and salt of a dishwasher get at the ink from below',
    'A knife goes blunt on glass sooner than on timber; serve and cut soft things on it',
    'No hot pan on it, straight from the stove',
  ],
  making: {
    name: 'Printed and backed',
    about: 'We print a mirror image under the toughened glass, seal it with white, and add four rubber feet.',
  },
}
