import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a mouse pad',
  piece: 'mouse pad',
  pieces: 'mouse pads',
  toolTitle: 'Mouse Pad Design Tool',
  beyondSafe: 'the cut',
  seen: 'on a desk',
  materialHeading: 'What your hand rests on',
  questions: [
    {
      question: 'Does my mouse work on a photo?',
      answer:
        'Optical and laser mice do: the sensor reads the weave of the cloth, and the picture is in the threads, not on top of them.',
    },
    {
      question: 'Why should I avoid a thin border?',
      answer:
        'Cloth gives a little in the press, so a picture may sit up to 3 mm to one side. Nobody sees that in a photo. A thin frame around it would be wider on one side than on the other.',
    },
    {
      question: 'Can I wash it?',
      answer: 'By hand, in lukewarm water with a little soap. Let it dry flat, for a day, out of the sun.',
    },
  ],
  care: ['Hand wash it with lukewarm water and a little soap', 'Let it dry flat for a day, out of the sun'],
  making: {
    name: 'Pressed and cut',
    about: 'We press your photo into the cloth with heat, on its rubber, and cut both in one go.',
  },
}
