import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a photo cube',
  piece: 'photo cube',
  pieces: 'photo cubes',
  toolTitle: 'Photo Cube Design Tool',
  beyondSafe: 'the edge',
  seen: 'on a ledge',
  materialHeading: 'What keeps the hands busy',
  questions: [
    {
      question: 'Can it be solved?',
      answer:
        'Yes, and it is harder than with plain colours: the tile in the middle of a side has to be turned the right way round as well.',
    },
    {
      question: 'Do I need six photos?',
      answer:
        'Six make the best puzzle. With one photo on two sides nobody can tell which tile belongs where, and it may look solved when it is not.',
    },
    {
      question: 'Will a face be cut?',
      answer:
        'Each side is cut into nine tiles, and the design tool shows the lines. Move the photo until the eyes lie in the middle of a tile.',
    },
  ],
  care: ['Wipe the tiles with a dry cloth', 'It turns best without oil; not in the bath'],
  making: {
    name: 'Printed, cut and applied',
    about:
      'We print six sheets, cut each into nine tiles, apply them to the cube by hand, and turn every side once.',
  },
}
