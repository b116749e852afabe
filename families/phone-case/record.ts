/**
 * Phone cases, a size for each phone. Bleed, safe margin, resolution and the range of prices follow the family's table in the
 * product reference, whose 90 × 170 mm is the print of a large phone; measures of phones and their cameras are explained in
 * `models.ts`. The wrap, the round of the corners, the price of a matt case and the weight are estimates.
 */
import { defineRecord, type RecordDraft } from '#packages/product/record.ts'
import { packedFlat, sizesIn } from '#packages/product/size-draft.ts'
import { MODELS, type PhoneModel } from './models.ts'
import { words } from './words.ts'

type Cut = NonNullable<RecordDraft['surfaces'][number]['cuts']>[number]

/** What the print has beyond the phone's body on every side: the wall of the shell, and what goes round its edge. */
const WALL_MM = 1.5
const ROUND_EDGE_MM = 4.5
const WRAP_MM = WALL_MM + ROUND_EDGE_MM

/** Those of the phones have 10 to 13 mm. */
const CORNER_MM = 16

/** From this height on a phone is a large one, with a shell that costs more. */
const LARGE_MM = 160

const size = sizesIn('mm', {
  bleedMm: 3,
  // The safe margin is the wrap: words stay on the back.
  safeMm: WRAP_MM,
  dpi: [300, 200],
  // In a sleeve in a padded envelope.
  parcel: packedFlat({ marginMm: 30, highMm: 18, weightG: () => 60 }),
})

const sizeOf = ({ code, name, screen, body: [widthMm, heightMm] }: PhoneModel) =>
  size(code, [rounded(widthMm + 2 * WRAP_MM), rounded(heightMm + 2 * WRAP_MM)], screen, {
    label: name,
    priceCents: heightMm < LARGE_MM ? 1999 : 2299,
  })

/** Its figures are those of the middle, as everywhere in a record. */
const cutOf = ({ code, opening }: PhoneModel): Cut => ({
  size: code,
  outline: 'rounded',
  cornerMm: CORNER_MM,
  keepOutHoles: [
    {
      label: 'camera opening',
      leftMm: rounded(WRAP_MM + opening.leftMm + opening.widthMm / 2),
      topMm: rounded(WRAP_MM + opening.topMm + opening.heightMm / 2),
      widthMm: opening.widthMm,
      heightMm: opening.heightMm,
      radiusMm: opening.cornerMm,
      isCutOut: true,
    },
  ],
})

const rounded = (mm: number) => Math.round(mm * 10) / 10

export const record = defineRecord({
  family: 'phone-case',
  skuPrefix: 'PHONECASE',
  tool: 'flat-print',
  // Its links open the tool of phone stands.
  toolPath: '/mobilestand-tool',
  toolPages: [],
  makingDays: 2,
  process: 'Dye sublimation on a polycarbonate shell, pressed round its edges in a vacuum',
  // Cameras are at the top.
  positions: ['P'],
  // The photographs show one phone, whose cameras lie elsewhere than those of the others: designs are seen with their own opening.
  scenes: [],
  sizes: MODELS.map(sizeOf),
  surfaces: [
    {
      name: 'back',
      label: 'Back',
      outline: 'rounded',
      cornerMm: CORNER_MM,
      mirrored: true,
      cuts: MODELS.map(cutOf),
    },
  ],
  options: [
    {
      code: 'FINISH',
      label: 'Finish',
      values: [
        { code: 'GLOSS', label: 'Gloss', detail: 'Deep colours, with reflections' },
        {
          code: 'MATT',
          label: 'Matt',
          detail: 'Soft to the touch, and without finger marks',
          priceCents: 300,
        },
      ],
    },
  ],
  words,
})
