import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a pet bowl',
  piece: 'pet bowl',
  pieces: 'pet bowls',
  toolTitle: 'Pet Bowl Design Tool',
  beyondSafe: 'the rim',
  seen: 'on a kitchen floor',
  materialHeading: 'What dinner is served in',
  questions: [
    {
      question: 'Is the inside printed?',
      answer:
        'No. It is plain white glaze, safe for food and water, and your picture is on the outside alone.',
    },
    {
      question: 'My photo is not ten times as wide as high. What now?',
      answer:
        'Write a name, and repeat it: from wherever your dog is looking, one of them should face you. Patterns fill the band without a thought. Of a photo you choose a strip, such as eyes and ears.',
    },
    {
      question: 'How large is the bowl?',
      answer:
        'The smaller one has 13 cm across and holds a cup and a half, the larger 14 cm and two cups. Both are 6 cm high, with a glazed foot that does not scratch.',
    },
    {
      question: 'Dishwasher or by hand?',
      answer: 'Either. By hand the outside keeps its shine for longer.',
    },
  ],
  care: ['Dishwasher or by hand, as you like', 'Stoneware chips when it is dropped on tiles'],
  making: {
    name: 'Wrapped and fired',
    about: 'We wrap the print tightly round the bowl and fix it in the glaze at 190 degrees.',
  },
}
