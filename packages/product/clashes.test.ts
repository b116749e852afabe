import { expect, it } from 'vitest'
import { HEART } from '#packages/design-document/testing/outlines.ts'
import { contradictionsIn } from './contradictions.ts'
import { defineRecord, type OptionValue, type ProductRecord, type RecordSurface } from './record.ts'
import { value } from './testing/one-option.ts'
import { boardRecord } from './testing/small-record.ts'

const [surface] = boardRecord.surfaces
const [size] = boardRecord.sizes
const [option] = boardRecord.options
if (!surface || !size || !option)
  throw new Error('Expected the board to have a surface, a size and an option')
const [plain, oak] = option.values
const says = (code: string, said: Partial<OptionValue>) => ({
  code,
  label: code,
  values: [value({ ...said, code: 'ONE', label: 'One' })],
})
const face = (change: Partial<RecordSurface>) => ({ surfaces: [{ ...surface, ...change }] })
const folded = face({ body: 'folded', bleedMm: 50 })
const hole = { label: 'Ring', x: 0.5, y: 0.5, radiusMm: 5 }
const other = { ...surface, name: 'back', label: 'Back' }

it.each<[string, Partial<ProductRecord>, string]>([
  [
    'a size that is wider than high',
    { sizes: [{ ...size, widthMm: 210 }] },
    'board, sizes.20X20: Its width is above its height; give the measures of the portrait position.',
  ],
  [
    'a warning above the aim',
    { sizes: [{ ...size, warnDpi: 900 }] },
    'board, sizes.20X20: It warns below 900 dpi, which is more than the 200 dpi that it aims for.',
  ],
  [
    'two sizes of one label',
    { sizes: [size, { ...size, code: 'OTHER' }] },
    'board, sizes: Two of them are called "20 × 20 cm".',
  ],
  [
    'two values of one label',
    { options: [{ ...option, values: option.values.map((one) => ({ ...one, label: 'Oak' })) }] },
    'board, options.FRAME.values: Two of them are called "Oak".',
  ],
  [
    'two faces of one label',
    { surfaces: [surface, { ...surface, name: 'back' }] },
    'board, surfaces: Two of them are called "Front".',
  ],
  [
    'a choice that prints nothing',
    face({ onlyWith: { option: 'FRAME', value: 'OAK' } }),
    'board, surfaces: A piece of FRAME NONE has no face that is always printed.',
  ],
  [
    'faces for values of two options, and none for the rest',
    {
      surfaces: [
        { ...surface, onlyWith: { option: 'FRAME', value: 'OAK' } },
        { ...other, onlyWith: { option: 'COAT', value: 'PLAIN' } },
      ],
    },
    'board, surfaces: A piece of FRAME NONE has no face that is always printed.',
  ],
  [
    'a bleed of two options',
    { options: [says('DEPTH', { bleedMm: 5 }), says('EXTRA', { bleedMm: 9 })] },
    'board, options.EXTRA: Another option says how far the artwork goes beyond the trim, DEPTH; only one can.',
  ],
  [
    'an edge of two options',
    { ...folded, options: [says('WRAP', { edge: 'mirror' }), says('SIDE', { edge: 'image' })] },
    'board, options.SIDE: Another option says what covers the edge, WRAP; only one can.',
  ],
  [
    'a colour of an edge that has none',
    { ...folded, options: [says('WRAP', { edge: 'mirror', edgeColour: '#ffffff' })] },
    'board, options.WRAP.values.ONE: It has a colour for the edge, and its edge is no colour.',
  ],
  [
    'an edge of what is flat',
    { options: [says('WRAP', { edge: 'mirror' })] },
    'board, options.WRAP: Nothing is folded, so there is no edge to cover.',
  ],
  [
    'a bar that the artwork does not cover',
    { ...folded, options: [says('DEPTH', { depthMm: 38, bleedMm: 5 })] },
    'board, options.DEPTH.values.ONE: Artwork of 5 mm beyond the trim does not cover a bar of 38 mm.',
  ],
  [
    'a fold without artwork beyond the trim',
    face({ body: 'folded' }),
    'board, surfaces.face.bleedMm: It is folded, and nothing of 20X20 goes beyond the trim.',
  ],
  [
    'a rounded outline without a radius',
    face({ outline: 'rounded' }),
    'board, surfaces.face.cornerMm: Its outline is rounded, and its corners have no radius.',
  ],
  [
    'corners of a rectangle',
    face({ cornerMm: 5 }),
    'board, surfaces.face.cornerMm: Only a rounded outline has corners; this one is rectangle.',
  ],
  [
    'a path without its line',
    face({ outline: 'path' }),
    'board, surfaces.face.outlinePath: Its outline is a path, and its line is missing.',
  ],
  [
    'a line of an outline that is no path',
    face({ outlinePath: HEART }),
    'board, surfaces.face.outlinePath: Only the outline path has a line of its own; this one is rectangle.',
  ],
  [
    'a line that crosses itself',
    face({ outline: 'path', outlinePath: 'M 0 0 L 1000 1000 L 1000 0 L 0 900 L 0 1000 L 500 1000 Z' }),
    'board, surfaces.face.outlinePath: Its outline crosses or touches itself.',
  ],
  [
    'a line that is no path at all',
    face({ outline: 'path', outlinePath: 'heart' }),
    'board, surfaces.face.outlinePath: Its outline is no path such as M 500 0 L 1000 1000 L 0 1000 Z.',
  ],
  [
    'a path of what is folded',
    face({ body: 'folded', bleedMm: 50, outline: 'path', outlinePath: HEART }),
    'board, surfaces.face.outlinePath: It is folded, and only a flat face is cut to a path.',
  ],
  [
    'corners of a path',
    face({ outline: 'path', outlinePath: HEART, cornerMm: 5 }),
    'board, surfaces.face.cornerMm: Only a rounded outline has corners; this one is path.',
  ],
  [
    'a hole in the notch of a heart',
    face({ outline: 'path', outlinePath: HEART, keepOutHoles: [{ ...hole, y: 0.15 }] }),
    'board, surfaces.face.keepOutHoles: The hole "Ring" lies across the cut in 20X20.',
  ],
  [
    'two trims for a size',
    face({ trims: [100, 90].map((mm) => ({ size: '20X20', widthMm: mm, heightMm: mm })) }),
    'board, surfaces.face.trims: There are two for the size 20X20.',
  ],
  [
    'an ink twice',
    face({ inks: ['white', 'white'] }),
    'board, surfaces.face.inks: There are two of the ink white.',
  ],
  [
    'a hole across an edge',
    face({ keepOutHoles: [{ ...hole, x: 0.01 }] }),
    'board, surfaces.face.keepOutHoles: The hole "Ring" lies across the cut in 20X20.',
  ],
  [
    'a hole nearer to the upper edge than it is large',
    face({ keepOutHoles: [{ ...hole, topMm: 4 }] }),
    'board, surfaces.face.keepOutHoles: The hole "Ring" lies across the cut in 20X20.',
  ],
  [
    'a hole with a place above and another one below',
    face({ keepOutHoles: [{ ...hole, topMm: 20, bottomMm: 20 }] }),
    'board, surfaces.face.keepOutHoles: The hole "Ring" is measured from two edges opposite each other; give one of them.',
  ],
  [
    'a hole with a place on the left and another one on the right',
    face({ keepOutHoles: [{ ...hole, leftMm: 20, rightMm: 20 }] }),
    'board, surfaces.face.keepOutHoles: The hole "Ring" is measured from two edges opposite each other; give one of them.',
  ],
  [
    'an opening with a width and no height',
    face({ keepOutHoles: [{ ...hole, widthMm: 40 }] }),
    'board, surfaces.face.keepOutHoles: The hole "Ring" has only one of width and height; a round one has neither.',
  ],
  [
    'an opening whose corners are rounder than it is wide',
    face({ keepOutHoles: [{ ...hole, radiusMm: 12, widthMm: 20, heightMm: 40 }] }),
    'board, surfaces.face.keepOutHoles: The corners of the hole "Ring" have no room in 20 × 40 mm.',
  ],
  [
    'an opening as wide as the piece',
    face({ keepOutHoles: [{ ...hole, widthMm: 200, heightMm: 40 }] }),
    'board, surfaces.face.keepOutHoles: The hole "Ring" has no room in 20X20.',
  ],
  [
    'an opening across an edge',
    face({ keepOutHoles: [{ ...hole, leftMm: 19, widthMm: 40, heightMm: 30 }] }),
    'board, surfaces.face.keepOutHoles: The hole "Ring" lies across the cut in 20X20.',
  ],
  [
    'an opening in the round of a corner',
    face({
      outline: 'rounded',
      cornerMm: 60,
      keepOutHoles: [{ ...hole, leftMm: 20, topMm: 20, radiusMm: 2, widthMm: 38, heightMm: 38 }],
    }),
    'board, surfaces.face.keepOutHoles: The hole "Ring" lies across the cut in 20X20.',
  ],
  [
    'a hole in a corner that an ellipse does not have',
    face({ outline: 'ellipse', keepOutHoles: [{ ...hole, x: 0.1, y: 0.1 }] }),
    'board, surfaces.face.keepOutHoles: The hole "Ring" lies across the cut in 20X20.',
  ],
])('%s is told', (_, change, sentence) => {
  expect(contradictionsIn({ ...boardRecord, ...change })).toContain(sentence)
})

it('faces of two values of one option may share a label, and need none that is always there', () => {
  const surfaces = [plain, oak].map((one, place) => ({
    ...surface,
    name: `face-${place}`,
    onlyWith: { option: option.code, value: one?.code ?? '' },
  }))
  expect(contradictionsIn({ ...boardRecord, surfaces })).toEqual([])
})

it('a hole that touches the cut from inside, and a bar that is just covered, are fine', () => {
  const options = [says('DEPTH', { depthMm: 38, bleedMm: 38 })]
  const change = face({ body: 'folded', keepOutHoles: [{ ...hole, topMm: 5 }] })
  expect(contradictionsIn({ ...boardRecord, ...change, options })).toEqual([])
})

it.each([
  [{ process: ' ' }, /^board, process: Expected words\.$/],
  [
    { sizes: [{ ...size, label: 'undefined cm' }] },
    /^board, sizes\.0\.label: Expected words without a gap\.$/,
  ],
  [{ sizes: [{ ...size, targetDpi: 1e6 }] }, /^board, sizes\.0\.targetDpi: Too big.*\.$/],
  [{ sizes: [{ ...size, heightMm: 1e6 }] }, /sizes\.0\.heightMm: Too big/],
])('%j is refused as it stands', (change, sentence) => {
  expect(() => defineRecord({ ...boardRecord, ...change })).toThrow(sentence)
})

it('a heart with a hole in a lobe is told nothing of', () => {
  const heart = face({
    outline: 'path',
    outlinePath: HEART,
    keepOutHoles: [{ ...hole, x: 0.25, y: 0.2 }],
  })
  expect(contradictionsIn({ ...boardRecord, ...heart, positions: ['P'] })).toEqual([])
})
