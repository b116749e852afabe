import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a puzzle',
  piece: 'puzzle',
  pieces: 'puzzles',
  toolTitle: 'Photo Puzzle Design Tool',
  beyondSafe: 'the cut',
  seen: 'on a timber table',
  materialHeading: 'What is in the box',
  questions: [
    {
      question: 'How many pieces should it have?',
      answer:
        'For children who have just begun, 30. A family does 120 on a rainy afternoon and 252 in an evening. 500 take a weekend, and 1000 need a table that nobody eats at for a while. Pieces are about 3 cm wide with 30 of them and about 2 cm with all other numbers.',
    },
    {
      question: 'Which photos are hard to do?',
      answer:
        'A large empty sky, a plain wall or still water: every piece of it looks like the next. Photos with many things, colours and edges go together well. Look at the lines in the design tool, and zoom in until the plain parts are small.',
    },
    {
      question: 'Where will it be cut?',
      answer:
        'Along the lines that the design tool draws over your picture, the same on every puzzle of a size. A cut may be off by a millimetre. Move the photo if a line runs through a face that is small.',
    },
    {
      question: 'Is it cut as in your pictures?',
      answer:
        'No: the one in our pictures has 70 pieces, large enough to be seen on a phone. How yours is cut is drawn in the design tool, whichever number you choose.',
    },
    {
      question: 'Is there a picture to work from?',
      answer:
        'On the lid, if you choose a photo on it. With a plain box keep the photo on your phone, or do without: some people like it better that way.',
    },
    {
      question: 'Is it safe for small children?',
      answer: 'Not under three years: the pieces are small enough to be swallowed.',
    },
  ],
  care: ['Keep the pieces dry; card swells', 'Lay it on a board if it will take more than one evening'],
  making: {
    name: 'Printed, cut and boxed',
    about:
      'We laminate your print onto card, cut it along its lines, break it apart, and check that every piece goes into the box.',
  },
}
