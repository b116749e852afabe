import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a set of flash cards',
  piece: 'set of flash cards',
  pieces: 'sets of flash cards',
  toolTitle: 'Flash Card Design Tool',
  beyondSafe: 'the white border',
  seen: 'spread on a timber table',
  materialHeading: 'What you hold up',
  questions: [
    {
      question: 'How large is the picture on a card?',
      answer:
        'It is 136 × 93 mm. Around it, 6 mm of the card stay white, where small fingers hold it. A cut may be off by a millimetre, and so may the border.',
    },
    {
      question: 'Can I write a word on it?',
      answer:
        'Yes. Add text to any card in the design tool. Large letters on a plain part of the photo are read from across the room.',
    },
    {
      question: 'What is on the other side?',
      answer: 'Nothing. The backs are white and unvarnished, so you can pencil the answer there.',
    },
    {
      question: 'Do all the cards need a photo?',
      answer:
        'A card may hold a photo, words, or both. The design tool shows which cards are still empty before you order.',
    },
  ],
  care: ['Wipe the varnished fronts with a barely damp cloth', 'Pencil rubs off the backs; ink stays'],
  making: {
    name: 'Printed, varnished on one side and cut',
    about:
      'We print the cards in your order, varnish their fronts, leave the backs bare for a pencil, cut them and box them.',
  },
}
