import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a skateboard deck',
  piece: 'skateboard deck',
  pieces: 'skateboard decks',
  toolTitle: 'Skateboard Design Tool',
  beyondSafe: 'the rail',
  seen: 'hung by its nose',
  materialHeading: 'What is under the picture',
  questions: [
    {
      question: 'Is it a real deck?',
      answer:
        'Yes: seven plies of maple, pressed with a kick at both ends, drilled for every common truck. Ordered for the wall it is the same board without grip tape.',
    },
    {
      question: 'How long does the picture last when I ride it?',
      answer:
        'Until your first few slides. That is what undersides are for; hang it up first if you love it.',
    },
    {
      question: 'Which width do I want?',
      answer:
        '8.0 inch turns quickly and suits smaller feet. 8.25 inch is steadier in bowls. For a wall, the wider one shows a little more of your picture.',
    },
    {
      question: 'What do nose and tail do to my picture?',
      answer:
        'Both ends are round and bend away from you, and eight bolt holes sit where the bend begins. The design tool marks all of that; keep eyes and letters between the trucks.',
    },
  ],
  care: ['Wipe it with a damp cloth and dry it', 'Tricks scratch every picture; to keep it, hang it'],
  making: {
    name: 'Pressed onto maple',
    about:
      'We print your design on a film, press it onto the underside with heat, and trim it along the rail.',
  },
}
