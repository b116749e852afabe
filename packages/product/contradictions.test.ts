import { expect, it } from 'vitest'
import { contradictionsIn } from './contradictions.ts'
import { defineRecord, type OptionValue, type ProductRecord } from './record.ts'
import { value } from './testing/one-option.ts'
import { boardRecord } from './testing/small-record.ts'

const [surface] = boardRecord.surfaces
const [size] = boardRecord.sizes
const [option] = boardRecord.options
if (!surface || !size || !option)
  throw new Error('Expected the board to have a surface, a size and an option')
const [, oblong] = boardRecord.sizes
if (!oblong) throw new Error('Expected the board to have a second size')
const side = (side: 'left' | 'top' | 'bottom', depthMm: number) => ({ label: 'handle', side, depthMm })
const round = { ...surface, body: 'curved' as const }
const setOf = (said: Partial<OptionValue>) => ({
  options: [{ code: 'SET', label: 'Set', values: [value(said)] }],
})
const SHEET = { widthMm: 2000, heightMm: 2500, marginMm: 10, gapMm: 6 }
const hole = { label: 'Nail', x: 0.5, y: 0.5, radiusMm: 400 }

it('a record that can be printed contradicts itself nowhere', () => {
  expect(contradictionsIn(boardRecord)).toEqual([])
})

it.each<[string, Partial<ProductRecord>, string]>([
  ['a size twice', { sizes: [size, size] }, `board, sizes: There are two of the size ${size.code}.`],
  [
    'a surface twice',
    { surfaces: [surface, surface] },
    `board, surfaces: There are two of the surface ${surface.name}.`,
  ],
  [
    'an option twice',
    { options: [option, option] },
    `board, options: There are two of the option ${option.code}.`,
  ],
  [
    'a press sheet that a size does not fit on',
    { sheet: { ...SHEET, widthMm: 40, heightMm: 60 }, sizes: [size] },
    `board, sheet: The size ${size.code} does not fit on it with its bleed.`,
  ],
  [
    'a press sheet on its side',
    { sheet: { ...SHEET, widthMm: 2500, heightMm: 2000 } },
    'board, sheet: Its width is above its height, and it is described upright.',
  ],
  [
    'press sheets of what is round a cylinder',
    { sheet: SHEET, surfaces: [round] },
    `board, sheet: The surface ${surface.name} is no flat piece.`,
  ],
  [
    'a press sheet with front and back of which one is mirrored',
    { sheet: SHEET, surfaces: [surface, { ...surface, name: 'back', mirrored: true }] },
    'board, sheet: Front and back are on one sheet, and only one of them is mirrored.',
  ],
  [
    'a back of all its pieces that is no surface',
    { sheet: { ...SHEET, back: 'back' }, surfaces: [surface, { ...surface, name: 'ace' }] },
    'board, sheet: The back back is no surface beside others.',
  ],
  [
    'a back of all its pieces, of which there are several copies',
    { sheet: { ...SHEET, back: 'back', pieces: 2 }, surfaces: [surface, { ...surface, name: 'back' }] },
    'board, sheet: With a back in common every surface is one piece, whatever is chosen.',
  ],
  [
    'a back of all its pieces that alone is mirrored',
    { sheet: { ...SHEET, back: 'back' }, surfaces: [surface, { ...surface, name: 'back', mirrored: true }] },
    'board, sheet: Front and back are on one sheet, and only one of them is mirrored.',
  ],
  [
    'how many pieces are on its press sheets, as an option does',
    { sheet: { ...SHEET, pieces: 4 }, ...setOf({ pieces: 4, designs: 'same' }) },
    'board, sheet: An option says how many pieces there are, too.',
  ],
  [
    'a white border around what has bleed',
    { sheet: { ...SHEET, borderMm: 5 }, surfaces: [{ ...surface, bleedMm: 3 }] },
    'board, sheet: A piece with a white border has no bleed.',
  ],
  ['a position twice', { positions: ['P', 'P'] }, 'board, positions: There are two of the position P.'],
  [
    'a value twice',
    { options: [{ ...option, values: [...option.values, ...option.values.slice(0, 1)] }] },
    `board, options.FRAME.values: There are two of the value ${option.values[0]?.code}.`,
  ],
  [
    'a surface of an option that there is not',
    { surfaces: [{ ...surface, onlyWith: { option: 'NOPE', value: 'YES' } }] },
    'board, surfaces.face.onlyWith: No option has the value that face is printed with.',
  ],
  [
    'a surface of a value that there is not',
    { surfaces: [{ ...surface, onlyWith: { option: option.code, value: 'YES' } }] },
    'board, surfaces.face.onlyWith: No option has the value that face is printed with.',
  ],
  [
    'a trim of a size that there is not',
    { surfaces: [{ ...surface, trims: [{ size: '9X9', widthMm: 90, heightMm: 90 }] }] },
    'board, surfaces.face.trims: There is no size 9X9.',
  ],
  [
    'a corner larger than the trim',
    { sizes: [size], surfaces: [{ ...surface, cornerMm: 400 }] },
    'board, surfaces.face.cornerMm: A corner of 400 mm has no room in 20X20.',
  ],
  [
    'a hole larger than the trim',
    { sizes: [size], surfaces: [{ ...surface, keepOutHoles: [hole] }] },
    'board, surfaces.face.keepOutHoles: The hole "Nail" has no room in 20X20.',
  ],
  [
    'a hole off the trim',
    { sizes: [size], surfaces: [{ ...surface, keepOutHoles: [{ ...hole, topMm: 900, radiusMm: 4 }] }] },
    'board, surfaces.face.keepOutHoles: The hole "Nail" lies 900 mm below the upper edge, off the trim in 20X20.',
  ],
  [
    'a hole that is off the trim in one position alone',
    { sizes: [oblong], surfaces: [{ ...surface, keepOutHoles: [{ ...hole, topMm: 350, radiusMm: 4 }] }] },
    'board, surfaces.face.keepOutHoles: The hole "Nail" lies 350 mm below the upper edge, off the trim in 30X40 landscape.',
  ],
  [
    'a keep-out side deeper than the trim',
    { sizes: [size], surfaces: [{ ...surface, keepOutSides: [side('left', 900)] }] },
    'board, surfaces.face.keepOutSides: The left "handle" of 900 mm leaves nothing of the trim in 20X20.',
  ],
  [
    'keep-out sides that meet',
    { sizes: [size], surfaces: [{ ...surface, keepOutSides: [side('top', 120), side('bottom', 80)] }] },
    'board, surfaces.face.keepOutSides: Those at the top and the bottom meet in 20X20.',
  ],
  [
    'a safe margin that leaves nothing beside a keep-out side',
    { sizes: [{ ...size, safeMm: 90 }], surfaces: [{ ...surface, keepOutSides: [side('left', 120)] }] },
    'board, sizes.20X20.safeMm: A margin of 90 mm leaves no room on face in 20X20.',
  ],
  [
    'designs of their own for one piece',
    setOf({ designs: 'different' }),
    'board, options.SET.values.ONE.designs: It says "different" of no set; say in pieces how many it holds.',
  ],
  [
    'the same design for a set without pieces',
    setOf({ designs: 'same' }),
    'board, options.SET.values.ONE.designs: It says "same" of no set; say in pieces how many it holds.',
  ],
  [
    'different designs of a set of one',
    setOf({ designs: 'different', pieces: 1 }),
    'board, options.SET.values.ONE.designs: It says "different" of one piece; only a set of two or more has designs.',
  ],
  [
    'the same design for a set of one',
    setOf({ designs: 'same', pieces: 1 }),
    'board, options.SET.values.ONE.designs: It says "same" of one piece; only a set of two or more has designs.',
  ],
  [
    'copies of each design where there is one',
    setOf({ designs: 'same', pieces: 4, copiesEach: 2 }),
    'board, options.SET.values.ONE.copiesEach: It prints each design 2 times, but its designs do not differ; say in pieces how many there are.',
  ],
  [
    'pieces in two options',
    {
      options: [
        ...setOf({ pieces: 4 }).options,
        { code: 'PACK', label: 'Pack', values: [value({ pieces: 2 })] },
      ],
    },
    'board, options.PACK: Another option says how many pieces there are, SET; only one can.',
  ],
  [
    'a parcel that is smaller than the piece',
    { sizes: [{ ...size, parcel: { longMm: 1, wideMm: 1, highMm: 1, weightG: 20 } }] },
    'board, sizes.20X20.parcel: One of 1 × 1 × 1 mm does not hold a piece of 200 × 200 mm.',
  ],
  [
    'a parcel that is too narrow for the piece',
    { sizes: [{ ...size, parcel: { longMm: 400, wideMm: 199, highMm: 50, weightG: 20 } }] },
    'board, sizes.20X20.parcel: One of 400 × 199 × 50 mm does not hold a piece of 200 × 200 mm.',
  ],
  [
    'a parcel that is not as high as the bar is deep',
    { options: [{ code: 'DEPTH', label: 'Depth', values: [value({ depthMm: 60, bleedMm: 65 })] }] },
    'board, sizes.20X20.parcel: One of 400 × 300 × 50 mm does not hold a piece of 200 × 200 × 60 mm.',
  ],
  [
    'a parcel that is too small for what is round',
    {
      sizes: [{ ...size, parcel: { longMm: 220, wideMm: 220, highMm: 60, weightG: 20 } }],
      surfaces: [round],
    },
    'board, sizes.20X20.parcel: One of 220 × 220 × 60 mm does not hold a piece of 200 × 64 × 64 mm.',
  ],
  [
    'a parcel whose longest side is not called its length',
    { sizes: [{ ...size, parcel: { longMm: 300, wideMm: 400, highMm: 50, weightG: 20 } }] },
    'board, sizes.20X20.parcel: Its longest side is longMm; this one has 300 × 400 × 50 mm.',
  ],
])('%s is told', (_, change, sentence) => {
  expect(contradictionsIn({ ...boardRecord, ...change })).toContain(sentence)
})

it('a surface bound to a value that there is, and a trim that has room where its size has none, are fine', () => {
  const value = option.values[0]?.code ?? ''
  const bound = { ...surface, onlyWith: { option: option.code, value } }
  const half = Math.min(size.widthMm, size.heightMm) / 2
  const roomy = { size: size.code, widthMm: 4 * half, heightMm: 4 * half }
  const lid = { name: 'lid', label: 'Lid', outline: 'rounded' as const }
  const cornered = { ...surface, ...lid, cornerMm: 2 * half, trims: [roomy] }
  expect(contradictionsIn({ ...boardRecord, sizes: [size], surfaces: [bound, cornered] })).toEqual([])
})

it('a mug goes into a parcel that is shorter than its print is long, and a set may have one design', () => {
  const mug = { ...size, widthMm: 89, heightMm: 229 }
  const parcel = { longMm: 130, wideMm: 120, highMm: 120, weightG: 460 }
  const record = {
    ...boardRecord,
    positions: ['L' as const],
    sizes: [{ ...mug, parcel }],
    surfaces: [round],
    ...setOf({ pieces: 4 }),
  }
  expect(contradictionsIn(record)).toEqual([])
})

it('a record that contradicts itself is refused with the sentence alone', () => {
  const rounded = { ...surface, outline: 'rounded' as const, cornerMm: 400 }
  const draft = { ...boardRecord, surfaces: [rounded], sizes: [size] }
  expect(() => defineRecord(draft)).toThrow(
    /^board, surfaces\.face\.cornerMm: A corner of 400 mm has no room in 20X20\.$/,
  )
})

it('a figure out of range is refused with its family and its field', () => {
  const draft = { ...boardRecord, sizes: [{ ...size, priceCents: -1 }] }
  expect(() => defineRecord(draft)).toThrow(/^board, sizes\.0\.priceCents: Too small.*\.$/)
})
