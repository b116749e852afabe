import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a rug',
  piece: 'rug',
  pieces: 'rugs',
  toolTitle: 'Rug Design Tool',
  beyondSafe: 'the edge seam',
  seen: 'on a timber floor',
  materialHeading: 'What lies underfoot',
  questions: [
    {
      question: 'How fine may my design be?',
      answer:
        'Pile spreads colour by a millimetre or two. Lines should be at least 3 mm wide and letters 2 cm high. Photos look like photos from where you stand, and like soft patches of colour from your knees.',
    },
    {
      question: 'Which way up does it lie?',
      answer:
        'Choose portrait or landscape for your room, and think of the door: a picture with an up and a down should greet whoever comes in. Patterns do not care.',
    },
    {
      question: 'Does it come folded?',
      answer:
        'Rolled, pile inside. Leave it face up for a day with books on its corners; the last waves walk out within a week. From 120 × 180 cm a courier brings it.',
    },
    {
      question: 'Can I have another size?',
      answer:
        'Yes, in whole centimetres: 50 to 200 cm on the shorter side, 50 to 300 cm on the longer one. Press Start Order and type them under size and options; the price follows.',
    },
    {
      question: 'What about red wine?',
      answer:
        'Dab, do not rub, with cold water and a drop of dishwashing liquid. The pile is polyester, so most stains stay on its surface. Vacuum without a rotating brush.',
    },
  ],
  care: [
    'Vacuum it without a rotating brush',
    'Dab spills with cold water and a drop of dishwashing liquid; do not rub',
    'Turn it round twice a year, so that the sun pales both ends alike',
  ],
  making: {
    name: 'Printed, steamed and edged',
    about: 'We jet the dye into the pile, fix it with steam, wash and dry the rug, and overlock its edges.',
  },
}
