import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a luggage tag',
  piece: 'luggage tag',
  pieces: 'luggage tags',
  toolTitle: 'Luggage Tag Design Tool',
  beyondSafe: 'the cut',
  seen: 'beside a suitcase',
  materialHeading: 'What goes on the carousel',
  questions: [
    {
      question: 'Where do my name and number go?',
      answer:
        'On the back. Choose both sides and type them in the design tool, where the back is a page of its own. With one side only the back is plain white, and a permanent marker writes on it.',
    },
    {
      question: 'What should a tag say?',
      answer:
        'A name and a mobile number are enough for whoever finds the bag. Many people leave their street off, because a suitcase on its way out says that nobody is home.',
    },
    {
      question: 'Which size suits which bag?',
      answer:
        '54 × 86 mm is the size of a bank card and sits quietly on a school bag or a carry-on. 70 × 110 mm is easier to spot from across the baggage hall.',
    },
  ],
  care: ['Wipe the acrylic with soap and water', 'Leather likes a little wax; the print needs nothing'],
  making: {
    name: 'Printed, cut and strapped',
    about:
      'We print on white acrylic, cut it with round corners and a slot, and draw the leather strap through.',
  },
}
