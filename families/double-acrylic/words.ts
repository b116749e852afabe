import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a double acrylic print',
  piece: 'double acrylic print',
  pieces: 'double acrylic prints',
  toolTitle: 'Double Acrylic Design Tool',
  beyondSafe: 'the edge of the print',
  seen: 'before it goes between its sheets',
  materialHeading: 'What the print floats in',
  questions: [
    {
      question: 'Is the size that of the print or of the sheets?',
      answer:
        'Of the print. A print of 20 × 30 cm with a border of 30 mm makes a piece of about 26 × 36 cm. Measure your wall with the border added twice.',
    },
    {
      question: 'Do the stand-offs cover my picture?',
      answer:
        'No. They go through the clear border, one in each corner, and hold the two sheets together. Your print runs undrilled to all four of its edges.',
    },
    {
      question: 'Which wall suits it?',
      answer:
        'The wall shows through the border, so a painted wall becomes part of the piece. Against busy wallpaper choose the narrow border.',
    },
    {
      question: 'Can I change the print later?',
      answer:
        'Yes. Unscrew the four stand-offs, lift the front sheet and lay in another print of the same size. Keep dust away while it is open.',
    },
  ],
  care: [
    'Dust both sides with a soft, dry cloth',
    'Water with a drop of dishwashing liquid takes fingerprints off; no alcohol',
    'Keep moisture away from the edges, where it could creep between the sheets',
  ],
  making: {
    name: 'Printed, cut and laid between two sheets',
    about:
      'We print your picture on photo paper, cut it, centre it between two clear sheets, and close them with four stand-offs.',
  },
}
