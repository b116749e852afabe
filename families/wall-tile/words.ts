import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a wall tile',
  piece: 'wall tile',
  pieces: 'wall tiles',
  toolTitle: 'Wall Tile Design Tool',
  beyondSafe: 'the cut',
  seen: 'on a plaster wall',
  materialHeading: 'What you will stick up',
  questions: [
    {
      question: 'Will the paint come off with it?',
      answer:
        'Not from a wall whose paint is sound and older than a month. Peel slowly, downwards, with the pads and not with the tile. Wallpaper and crumbling plaster are not for tiles.',
    },
    {
      question: 'Can I move them about?',
      answer:
        'Yes, that is what they are for. The pads hold again a few times; when they get dusty, rub them with a damp finger and let them dry.',
    },
    {
      question: 'How far apart should they be?',
      answer:
        'A finger’s width, about 15 mm, looks even from across a room. Start with the tile in the middle and work outwards.',
    },
    {
      question: 'Does every tile of a set have its own picture?',
      answer:
        'Yes. Each has its own place in the design tool. To have one picture twice, choose it for two of them.',
    },
  ],
  care: [
    'Dust it with a dry cloth; foam takes no scrubbing',
    'Pull a tile off slowly from below',
    'Not for bathrooms: steam loosens the pads',
  ],
  making: {
    name: 'Printed, cut and padded',
    about:
      'We print your pictures straight onto the board, cut the tiles apart, and put the pads on their backs.',
  },
}
