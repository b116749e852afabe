import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a beach towel',
  piece: 'beach towel',
  pieces: 'beach towels',
  toolTitle: 'Beach Towel Design Tool',
  beyondSafe: 'the hem',
  seen: 'over a timber rail',
  materialHeading: 'What dries you',
  questions: [
    {
      question: 'Does it dry as well as a plain one?',
      answer:
        'The back does: those are cotton loops. The printed face is smooth microfibre, which is what holds the colour. Dry yourself with the back and lie on the front.',
    },
    {
      question: 'Will salt and sun bleach it?',
      answer:
        'Salt and chlorine do little, since the dye is inside the fibre. Strong sun pales every textile over the years; rinse it and hang it in the shade when you are home.',
    },
    {
      question: 'Is there lint from the first wash?',
      answer:
        'A little, from the loops. Wash it once by itself at 30 degrees before the beach, without softener.',
    },
  ],
  care: [
    'The first wash by itself, at 30 degrees; softener would stop the loops from drinking',
    'Rinse salt and chlorine out, and dry it in the shade',
  ],
  making: {
    name: 'Pressed and hemmed',
    about: 'We press the design into the smooth side of the towel, trim it, and sew its four hems.',
  },
}
