import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a pet tag',
  piece: 'pet tag',
  pieces: 'pet tags',
  toolTitle: 'Pet Tag Design Tool',
  beyondSafe: 'the cut',
  seen: 'beside a collar',
  materialHeading: 'What jingles on the collar',
  questions: [
    {
      question: 'How much fits on it?',
      answer:
        'The bar of the bone is 14 mm high. A short name, or a mobile number on the back, can be read well; a whole address cannot.',
    },
    {
      question: 'Does it replace a microchip or a council tag?',
      answer:
        'No. It is the quick way home: whoever finds your pet can ring you at once. Keep chip and registration as your council asks.',
    },
    {
      question: 'Will it scratch?',
      answer:
        'The colour lies in the coating of the metal, so it does not peel. A tag that knocks against others all day gets fine scratches in time.',
    },
  ],
  care: ['Rinse off mud and salt water', 'Look at the ring now and then: collars work it open'],
  making: {
    name: 'Printed and cut to a bone',
    about: 'We press the ink into coated aluminium, cut the bone, round its rim, and add a split ring.',
  },
}
