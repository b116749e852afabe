import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'an ornament',
  piece: 'ornament',
  pieces: 'ornaments',
  toolTitle: 'Photo Ornament Design Tool',
  beyondSafe: 'the rim',
  seen: 'on its ribbon',
  materialHeading: 'What hangs in the branches',
  questions: [
    {
      question: 'Is it ready to hang?',
      answer:
        'Yes. A red ribbon is tied through the hole before we pack it. The design tool marks the hole and a little room around it.',
    },
    {
      question: 'It will turn on its ribbon. What is behind?',
      answer:
        'With one side, plain white glaze. With both sides the back has a design of its own: many people put the year there.',
    },
    {
      question: 'Can it hang outside?',
      answer:
        'Under a verandah, for a season. Strong sun fades the picture in time, and a ceramic disc that falls on pavers breaks.',
    },
  ],
  care: [
    'Dust it with a dry brush, and wrap it in paper until next December',
    'Hang it away from strong sun, and not over stone',
  ],
  making: {
    name: 'Pressed and ribboned',
    about: 'We press the ink into the glaze with heat, let it cool, and tie the ribbon by hand.',
  },
}
