import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a metal print',
  piece: 'metal print',
  pieces: 'metal prints',
  toolTitle: 'Metal Print Design Tool',
  beyondSafe: 'the edge of the panel',
  seen: 'in window light',
  materialHeading: 'What the picture is in',
  questions: [
    {
      question: 'Is the picture printed on top of the metal?',
      answer:
        'No. Heat turns the ink into gas, and the coating of the panel takes it in. There is no layer that could peel, and a fingernail does not scratch it.',
    },
    {
      question: 'Does the metal shine through?',
      answer:
        'No. The coating under your photo is white, so white stays white and skin looks as it does on your screen.',
    },
    {
      question: 'Can it hang in a bathroom?',
      answer:
        'Yes. Steam does it no harm, and it wipes dry. Keep it out of direct sun, which fades every print in time.',
    },
  ],
  care: [
    'Water and a soft cloth take off everything',
    'Nothing that scours: bare metal edges scratch',
    'Steam does it no harm, but direct sun pales it',
  ],
  making: {
    name: 'Pressed and mounted',
    about:
      'We press the ink into a coated panel at 200 degrees, and glue the mount that it hangs on behind it.',
  },
}
