import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a doormat',
  piece: 'doormat',
  pieces: 'doormats',
  toolTitle: 'Doormat Design Tool',
  beyondSafe: 'the rubber border',
  seen: 'before a timber threshold',
  materialHeading: 'What catches the dirt',
  questions: [
    {
      question: 'Can it lie outside?',
      answer:
        'Under a roof, yes. Where rain and midday sun reach it, the colours pale within a few summers; the rubber does not mind.',
    },
    {
      question: 'Does it fit under my door?',
      answer: 'It is 7 mm thick. Slide a pencil under the open door: where the pencil fits, the mat does.',
    },
    {
      question: 'Why is the print smaller than the mat?',
      answer:
        'About a centimetre of black rubber goes all the way round, so that nobody trips and the edge lies flat. The design tool shows the printed part.',
    },
    {
      question: 'How do I clean it?',
      answer:
        'Shake it out or vacuum it. When that is not enough, hose it down or wash it at 30 degrees, and lay it flat to dry.',
    },
  ],
  care: [
    'Beat it or vacuum it',
    'Hose it down or wash it at 30 degrees, and lay it flat until the pile is dry',
  ],
  making: {
    name: 'Dyed and bonded',
    about: 'We dye your design into the pile, and bond it to its rubber with heat.',
  },
}
