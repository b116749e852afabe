import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a bookmark',
  piece: 'bookmark',
  pieces: 'bookmarks',
  toolTitle: 'Bookmark Design Tool',
  beyondSafe: 'the cut',
  seen: 'on a book',
  materialHeading: 'What keeps your page',
  questions: [
    {
      question: 'Can the back have a picture of its own?',
      answer:
        'Yes. Choose both sides, and front and back each get a place in the design tool: a photo on one and a few words on the other, if you like. With one side only, the back stays white.',
    },
    {
      question: 'Where does the tassel go?',
      answer:
        'Through a hole near the top, in the middle. The design tool marks it, so you can keep faces and words out of its way.',
    },
    {
      question: 'Which size fits my book?',
      answer:
        '50 × 150 mm sits well in a paperback. 50 × 200 mm is for large hardcovers and cookbooks, where a short one slips out of sight.',
    },
  ],
  care: [
    'Keep it dry and flat: in a book is the best place',
    'Fingerprints come off the laminate with a dry cloth',
  ],
  making: {
    name: 'Printed and trimmed',
    about:
      'We print it on heavy board, laminate it, cut its round corners, and punch the hole for the tassel.',
  },
}
