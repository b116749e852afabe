import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a photo clock',
  piece: 'photo clock',
  pieces: 'photo clocks',
  toolTitle: 'Wall Clock Design Tool',
  beyondSafe: 'the edge',
  seen: 'with its hands at ten past ten',
  materialHeading: 'What keeps the time',
  questions: [
    {
      question: 'Does the face have numerals?',
      answer:
        'If you like. The design tool puts the hours, the quarters or Roman numerals on their circle, in four alphabets and any colour. Left out, the face is your photo alone, with three hands in front of it.',
    },
    {
      question: 'Where should a face in the photo be?',
      answer:
        'Away from the middle. The spindle comes through there, and the design tool draws a circle that is best left to sky, sand or a wall.',
    },
    {
      question: 'What does it run on?',
      answer:
        'One AA battery, which you add. The movement is quartz, and the wheel that sets the time is on the back.',
    },
  ],
  care: [
    'Dust the face from the middle outwards, with a dry brush',
    'A new battery once a year, before the old one leaks',
  ],
  making: {
    name: 'Printed, cut and wound up',
    about:
      'We print the board, cut it to its shape, drill its middle, fit movement and hands, and let it run before it is packed.',
  },
}
