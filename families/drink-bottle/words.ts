import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a drink bottle',
  piece: 'drink bottle',
  pieces: 'drink bottles',
  toolTitle: 'Sports Design Tool',
  beyondSafe: 'the end of the print',
  seen: 'on a ledge',
  materialHeading: 'What goes in the training bag',
  questions: [
    {
      question: 'Does the print go all the way round?',
      answer:
        'Nearly. It is 19 cm long on a bottle of 23 cm around, so about four centimetres at the back stay plain. The middle of your design is the front.',
    },
    {
      question: 'Hot drinks, or the freezer?',
      answer:
        'Neither. It has a single wall of aluminium, gets as hot as what is in it, and bursts when the water freezes. Cold drinks and ice are fine.',
    },
    {
      question: 'How do we tell a whole team apart?',
      answer:
        'Keep one design and change the name on each. Save it, put it in the cart, open it again and type the next name.',
    },
  ],
  care: [
    'Wash it by hand with a bottle brush, and leave the lid off until it is dry',
    'Not for the dishwasher, the freezer or hot drinks',
  ],
  making: {
    name: 'Wrapped and pressed',
    about:
      'We wrap your print round the bottle, press it into the coating with heat, and check that its ends are level.',
  },
}
