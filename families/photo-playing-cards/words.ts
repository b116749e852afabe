import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a photo deck',
  piece: 'photo deck',
  pieces: 'photo decks',
  toolTitle: 'Photo Deck Design Tool',
  beyondSafe: 'the cut',
  seen: 'face up on a timber table',
  materialHeading: 'Fifty-four pictures to hold',
  questions: [
    {
      question: 'How do players know which card it is?',
      answer:
        'Value and suit stand in two corners of each card, on a small white ground, so they can be read over any picture. We set them; you bring the pictures.',
    },
    {
      question: 'Do I need 54 different photos?',
      answer:
        'Not for the printing: the same photo may be on as many cards as you like. Choose all your photos at once and they go onto the cards in order, and onto the back when every card has one. The design tool names every card that is still empty.',
    },
    {
      question: 'What happens to a card that I leave empty?',
      answer:
        'It stays white on both corners too, so it has no value to play with. You are asked about it before the deck goes into your cart.',
    },
    {
      question: 'Is the back one picture for all?',
      answer:
        'Yes. Every card has the same back, so nobody knows what you hold. A pattern that looks the same both ways gives the least away.',
    },
  ],
  care: ['Dry hands, dry table', 'Wipe a card with a hardly damp cloth, and press a bent one under a book'],
  making: {
    name: 'Printed on both sides, varnished and cut',
    about:
      'We print your 54 faces and their back on shared sheets, check that back and front lie on each other, varnish both sides and cut the cards.',
  },
}
