import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a pair of socks',
  piece: 'pair of socks',
  pieces: 'socks',
  toolTitle: 'Photo Socks Design Tool',
  beyondSafe: 'the side of the foot',
  seen: 'lying on timber',
  materialHeading: 'What your toes are in',
  questions: [
    {
      question: 'Where on the sock will my picture be?',
      answer:
        'From just below the cuff, down the leg and over the foot, on the left and on the right side of each sock. Cuff, heel and toe stay white. The upper half of the panel is the leg: put a face there, because shoes hide the rest.',
    },
    {
      question: 'Why does the tool ask me to keep away from the sides?',
      answer:
        'A sock stretches by about a third when it is worn, and its panel bends round your leg. Whatever is within 15 mm of the side ends up at the back or at the shin.',
    },
    {
      question: 'Do both socks look the same?',
      answer: 'Yes. Both carry one design, on either side, so you can put them on in the dark.',
    },
    {
      question: 'Why is there a thin white line along the seam?',
      answer:
        'Heat presses them flat, first one side, then the other. Where the two meet, the white yarn shows through as soon as they stretch.',
    },
  ],
  care: ['Wash the pair inside out at 30 degrees', 'No tumble dryer: elastane gives up there'],
  making: {
    name: 'Pressed on both sides',
    about:
      'We pull the socks over a flat form, press your picture onto one side, turn them, and press it again.',
  },
}
