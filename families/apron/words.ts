import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'an apron',
  piece: 'apron',
  pieces: 'aprons',
  toolTitle: 'Apron Design Tool',
  beyondSafe: 'the edge of the transfer',
  seen: 'on a timber peg',
  materialHeading: 'What you will cook in',
  questions: [
    {
      question: 'How large is the print?',
      answer:
        'A square of 28 cm on the adult one, 20 cm on the one for children, in the middle of the chest. White is printed under all of it, so what you leave empty is a white square and not green cloth.',
    },
    {
      question: 'Whom does it fit?',
      answer:
        'The neck strap has a slider and the ties go round twice, so one length suits most adults. The small one is for children from about four to nine.',
    },
    {
      question: 'Can it go in with the tea towels?',
      answer:
        'At 40 degrees, inside out. Iron around the print, not over it: the transfer would stick to a hot iron.',
    },
    {
      question: 'Are there pockets?',
      answer: 'One, wide enough for a phone and a wooden spoon, below the print.',
    },
  ],
  care: ['Wash it inside out at 40 degrees', 'Iron beside the print and from behind, never across it'],
  making: {
    name: 'Printed and pressed on',
    about: 'We print a transfer of your design, weed its edges, and press it onto the chest with heat.',
  },
}
