import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a deck of cards',
  piece: 'deck of cards',
  pieces: 'decks of cards',
  toolTitle: 'Playing Cards Design Tool',
  beyondSafe: 'the cut',
  seen: 'in a fan on a timber table',
  materialHeading: 'What you are dealt',
  questions: [
    {
      question: 'What is on the other side?',
      answer:
        'The faces that every player knows: four suits from ace to king in English pattern, and two jokers. Your design is on all 54 backs.',
    },
    {
      question: 'Poker or bridge size?',
      answer:
        'Poker cards, 63 mm wide, are easier to read and to shuffle. Bridge cards are 6 mm narrower, for hands that hold thirteen of them.',
    },
    {
      question: 'Does my picture give cards away?',
      answer:
        'It does if it has an up and a down, because a card that was turned can be told from the rest. Serious players choose a pattern that looks the same both ways; for everybody else, a face is more fun.',
    },
    {
      question: 'Why should borders be avoided?',
      answer:
        'A cut may be off by a millimetre. On a picture that runs off the edge nobody sees it, on a thin border everybody does.',
    },
  ],
  care: ['Varnish keeps off fingers, not a spilt drink: blot it at once', 'Back in the box they stay flat'],
  making: {
    name: 'Printed, varnished and cut',
    about: 'We print faces and backs on one sheet, varnish both sides, cut the cards, and box them in order.',
  },
}
