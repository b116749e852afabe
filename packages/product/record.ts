/**
 * A product record: everything the shop knows about printing one family, as data.
 *
 * One engine reads every record; adding a family is adding a record. Prices, the design tool, the press file and the
 * parcel all come from here. Lengths are millimetres, money is cents with GST included. Sources of the figures stand in
 * the family's own folder; every one of them stays changeable.
 */
import { filterSchema, repeatSchema } from '#packages/design-document/design.ts'
import { inkNameSchema } from '#packages/design-document/figures.ts'
import { LEAST_GAP_MM, LEAST_MARGIN_MM } from '#packages/imposition/imposition.ts'
import { z } from '#packages/schemas/zod.ts'
import { contradictionsIn } from './contradictions.ts'
import { words, wordsSchema } from './words.ts'

const codeSchema = z.string().regex(/^[A-Z0-9]{1,12}$/)
/** Lower case, words joined by hyphens: `photo-mug`. */
const nameSchema = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
const pathSchema = z.string().regex(/^\/[a-z0-9][a-z0-9-]*$/)
const mm = z.number().min(0).max(3000)
/** What is sold has at most ten metres, and no press prints finer than this. */
const measure = z.number().positive().max(10_000)
const dpi = z.int().positive().max(2400)
/** Of a jigsaw, along one side: 2500 altogether are more than anybody lays. */
const piecesAlong = z.int().min(2).max(50)
const fraction = z.number().min(0).max(1)

/** A packed piece, as it is posted. */
export const parcelSchema = z.strictObject({
  longMm: z.number().positive(),
  wideMm: z.number().positive(),
  highMm: z.number().positive(),
  weightG: z.number().positive(),
  /** Of what is sent rolled up along its longer side: how thick the roll is. It is as long as the shorter side. */
  rollMm: z.number().positive().optional(),
  /** Of what is sent folded: how often its longer side is halved, and how thick it is then. */
  folded: z.strictObject({ times: z.int().min(1).max(8), thickMm: z.number().positive() }).optional(),
})

export const sizeSchema = z.strictObject({
  code: codeSchema,
  /** As the shopper reads it, alone and within sentences: "30 × 40 cm"; "75 mm round" as in "on the 75 mm round magnet". */
  label: words,
  /** The same in inches, or what else tells sizes apart; may be empty. */
  inches: z.string(),
  /** Trim in portrait or square position: width is never above height. */
  widthMm: measure,
  heightMm: measure,
  /** Artwork beyond the trim on every side; a surface's own when left out. */
  bleedMm: mm.optional(),
  safeMm: mm,
  targetDpi: dpi,
  /** Below this the shopper is warned, below half of it asked. */
  warnDpi: dpi,
  priceCents: z.int().min(0),
  parcel: parcelSchema,
  /** Of a size that offers skip unless they name it (J-23): what the note in the cart calls it, such as "20x20 CM". */
  specialName: z.string().regex(/\S/).optional(),
})

/**
 * Sizes that shoppers type, in whole centimetres, beside those of the list. The smallest and the largest of them are on the
 * list, so its prices are the lowest and the highest of all. What is not said here, such as bleed and resolution, is that of
 * the smallest listed size that is not smaller by area.
 */
export const customSizeSchema = z.strictObject({
  /** In portrait position: the shorter side. */
  minWidthMm: measure,
  maxWidthMm: measure,
  /** The longer side. */
  minHeightMm: measure,
  maxHeightMm: measure,
  /** Rounded up to the next amount that ends in 99 cents, and kept between the listed prices of smaller and larger sizes. */
  price: z.strictObject({
    startCents: z.int().min(0),
    /** Of what goes round the piece. */
    centsPerMetre: z.int().min(0),
    centsPerSquareMetre: z.int().min(0),
  }),
  packing: z.strictObject({
    /** Both sides together; of a roll, both ends. */
    marginMm: mm,
    highMm: z.number().positive(),
    /** Of what is rolled up along its longer side: how thick the roll is. What has none lies flat. */
    rollMm: z.number().positive().optional(),
    startG: z.number().min(0),
    gramsPerSquareMetre: z.number().min(0),
  }),
})

/** Along one side of the trim nothing of importance may be printed, such as beside the handle of a mug. */
export const keepOutSideSchema = z.strictObject({
  label: words,
  side: z.enum(['left', 'right', 'top', 'bottom']),
  depthMm: z.number().positive(),
})

/**
 * A place where nothing of importance may be printed, such as under a spindle: round, or a rectangle with round corners. Its
 * middle is given as fractions of the trim's width and height, or in mm from an edge where it is as far from there on every
 * size, such as a screw in a corner.
 */
export const keepOutHoleSchema = z.strictObject({
  label: words,
  x: fraction.default(0.5),
  y: fraction.default(0.5),
  /** Below the upper edge, or above the lower one; in either case instead of y. */
  topMm: z.number().positive().optional(),
  bottomMm: z.number().positive().optional(),
  /** From the left or the right edge, instead of x. */
  leftMm: z.number().positive().optional(),
  rightMm: z.number().positive().optional(),
  /** Of the corners of a rectangle; of a round one, which has neither width nor height, half of what it is across. */
  radiusMm: z.number().positive(),
  /** Both of a rectangle. Without defaults, because stored records are read as they are; so is what follows. */
  widthMm: measure.optional(),
  heightMm: measure.optional(),
  /** It is cut out of the print, such as around the camera of a phone: nobody sees what is printed there. */
  isCutOut: z.boolean().optional(),
})

/**
 * The sheet of the press that small pieces are laid on, upright. A piece has one face on it, or two that are front and back, or it
 * is one of several with a back in common; the sheet is turned over its long edge for the back.
 */
export const pressSheetSchema = z.strictObject({
  widthMm: measure,
  heightMm: measure,
  /** At every edge nothing of a piece is printed, bleed included. */
  marginMm: z.number().min(LEAST_MARGIN_MM).max(100),
  /** Between the bleeds of two pieces. */
  gapMm: z.number().min(LEAST_GAP_MM).max(100),
  /** White around the trim that belongs to the piece: it is cut so far outside, and has no bleed. */
  borderMm: z.number().positive().max(50).optional(),
  /** How many pieces one that is sold consists of, where no option says it: the cards of a deck. */
  pieces: z.int().min(2).max(200).optional(),
  /** Name of the surface on the back of every other one, each of which is the front of a piece: the cards of a deck. */
  back: nameSchema.optional(),
})

const outlineSchema = z.enum(['rectangle', 'rounded', 'ellipse', 'path'])

/** How a face is cut in one size, where that differs from the others: a heart beside a round ornament. */
const cutSchema = z.strictObject({
  size: codeSchema,
  outline: outlineSchema,
  /** As that of a surface. */
  outlinePath: z.string().optional(),
  cornerMm: mm.default(0),
  /** Instead of those of the surface; its own where they are left out. */
  keepOutHoles: z.array(keepOutHoleSchema).optional(),
})

/** One printed face of a piece. Its trim is the size, unless `trims` says otherwise. */
export const recordSurfaceSchema = z.strictObject({
  name: nameSchema,
  /** As the shopper reads it where a piece has several: "Front". */
  label: words,
  /** `folded`: the bleed goes round a frame. `curved`: the face goes round a cylinder. */
  body: z.enum(['flat', 'folded', 'curved']).default('flat'),
  outline: outlineSchema.default('rectangle'),
  /**
   * Of a path, in portrait position: one closed line in a square of 1000, which the trim is scaled from
   * (`outlineProblem`). Without a default, because stored records are read as they are.
   */
  outlinePath: z.string().optional(),
  /** Of a rounded outline. */
  cornerMm: mm.default(0),
  bleedMm: mm.default(0),
  /** The press file is a mirror image: what is transferred, or printed from behind. Screens never are. */
  mirrored: z.boolean().default(false),
  /** It is divided into tiles that move, such as those of a puzzle cube; there is a hair of a gap between them. */
  tiles: z.strictObject({ columns: z.int().min(1).max(10), rows: z.int().min(1).max(10) }).optional(),
  /** What it can be printed or cut with beside the colours. */
  inks: z.array(inkNameSchema).default([]),
  keepOutSides: z.array(keepOutSideSchema).default([]),
  keepOutHoles: z.array(keepOutHoleSchema).default([]),
  /** By size, where the print has other measures than the size: a box lid, a mat inside its border. */
  trims: z.array(z.strictObject({ size: codeSchema, widthMm: measure, heightMm: measure })).default([]),
  /**
   * By size, where the print is cut into pieces: how many are side by side and one below the other, in portrait position. Without
   * a default, because stored records are read as they are.
   */
  jigsaw: z
    .array(z.strictObject({ size: codeSchema, columns: piecesAlong, rows: piecesAlong }))
    .min(1)
    .max(100)
    .optional(),
  /**
   * By size, where it is made as panels of equal width that hang side by side: the trim is that of the whole picture as it
   * hangs, gaps included. Without a default, because stored records are read as they are.
   */
  panels: z
    .array(
      z.strictObject({
        size: codeSchema,
        count: z.int().min(2).max(9),
        gapMm: z.number().positive().max(200),
      }),
    )
    .optional(),
  /** By size, where it is cut otherwise. Without a default, because stored records are read as they are. */
  cuts: z.array(cutSchema).min(1).max(100).optional(),
  /** There is such a face only where this value of an option is chosen. */
  onlyWith: z.strictObject({ option: codeSchema, value: codeSchema }).optional(),
})

/** One thing that an option offers. It adds a share of the size's base price, an amount, or nothing. */
export const optionValueSchema = z.strictObject({
  code: codeSchema,
  label: words,
  detail: words.optional(),
  pricePercent: z.number().min(0).max(1000).default(0),
  priceCents: z.int().min(0).default(0),
  /** Of a depth: the bar, and the artwork beyond the trim on every side (bar and turn-under). */
  depthMm: z.number().positive().optional(),
  bleedMm: mm.optional(),
  /** Of a wrap: what covers the edge; a colour wrap without `edgeColour` lets the shopper pick. */
  edge: z.enum(['image', 'mirror', 'colour']).optional(),
  edgeColour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  /**
   * Of a set: how many pieces it holds, and whether each has a design of its own. What such an option adds belongs to the base price
   * that offers act on: `sets.ts`.
   */
  pieces: z.int().min(1).max(60).optional(),
  designs: z.enum(['same', 'different']).optional(),
  /** Of designs that differ: how often each is printed, where it is more than once: the pairs of a game. */
  copiesEach: z.int().min(2).max(60).optional(),
  /** Of what goes round the print: how wide that is, instead of what the record says. */
  surroundMm: z.number().positive().max(200).optional(),
})

/** What goes round the print and hangs with it: a frame, or clear sheets that are larger than it. Nothing of it is printed. */
export const surroundSchema = z.strictObject({
  kind: z.enum(['frame', 'clear']),
  /** Of shadow between the print and a frame. */
  gapMm: mm.default(0),
  /** Of one side, as seen from the front. */
  widthMm: z.number().positive().max(200),
  /** Of a frame: `#rrggbb`, the middle of its timber. */
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
})

export const optionSchema = z.strictObject({
  code: codeSchema,
  label: words,
  values: z.array(optionValueSchema).min(1),
})

/** An address of the design tool. */
export const toolPageSchema = z.strictObject({
  path: pathSchema,
  /** Title of the page, where it is not that of the family's words. */
  title: words.optional(),
  /** What search engines may do with the page; most may only follow its links. */
  robots: z.enum(['NOINDEX,NOFOLLOW', 'INDEX,FOLLOW']).optional(),
})

const wholeSchema = z.strictObject({
  family: nameSchema,
  skuPrefix: codeSchema,
  /** Which design tool opens it: a folder of shop/design/tools. */
  tool: nameSchema,
  /** Where links open the design tool. Families may share it: a link names its product, a bare address does not. */
  toolPath: pathSchema,
  /** Addresses that open the tool for this family by themselves; none where it uses another family's alone. */
  toolPages: z.array(toolPageSchema),
  /** How it is printed, for the person at the press. */
  process: words,
  /**
   * The inks of the press that it is printed with: its press files say how sRGB is to look in them. Left out, it is printed
   * by what takes sRGB. Without a default, because stored records are read as they are.
   */
  press: z.enum(['cmyk']).optional(),
  /** Of small pieces, which are printed several to a sheet. Without a default, because stored records are read as they are. */
  sheet: pressSheetSchema.optional(),
  /**
   * Working days until a piece is made, checked and packed, at the most; it leaves on the last of them. Without a default,
   * because stored records are read as they are.
   */
  makingDays: z.int().min(1).max(60).optional(),
  /** In which positions sizes that are no squares are made: portrait, landscape. */
  positions: z
    .array(z.enum(['P', 'L']))
    .min(1)
    .default(['P', 'L']),
  /** Whether a piece hangs on a wall, where its size can be seen. */
  hangs: z.boolean().default(false),
  /** What it hangs in. Without a default, because stored records are read as they are. */
  surround: surroundSchema.optional(),
  /**
   * It is made of words: no photo is asked for, tried on it or measured. Without a default, because stored records are
   * read as they are.
   */
  wordsAlone: z.boolean().optional(),
  /** What the design tool does to a photo that comes onto the product; the shopper may choose otherwise. */
  startFilter: z.optional(filterSchema),
  /** How a photo that comes onto the product is repeated like a pattern; once when left out. */
  startRepeat: z.optional(repeatSchema),
  /** Names of scenes that show a design of the family, one for each shape that it is sold in. */
  scenes: z.array(z.string()).default([]),
  /** Names of scenes with a piece on the wall of a room, where the page of a product shows our sample photos. */
  rooms: z.array(z.string()).default([]),
  sizes: z.array(sizeSchema).min(1),
  /**
   * Code of the size that its page and its tool open with; a middle one when left out. Without a default, because stored
   * records are read as they are.
   */
  opensWith: z.string().optional(),
  /** How a size lies that is made both ways; on its side when left out. Without a default, for the same reason. */
  opensPosition: z.enum(['P', 'L']).optional(),
  /** Without a default, because stored records are read as they are. */
  customSize: customSizeSchema.optional(),
  surfaces: z.array(recordSurfaceSchema).min(1),
  options: z.array(optionSchema).default([]),
  words: wordsSchema,
})

export const recordSchema = wholeSchema.check(({ value, issues }) => {
  for (const message of contradictionsIn(value)) issues.push({ code: 'custom', message, input: value })
})

/** As a family writes it: what has a default may be left out. */
export type RecordDraft = z.input<typeof recordSchema>
export type ProductRecord = z.output<typeof recordSchema>
export type Size = ProductRecord['sizes'][number]
export type CustomSize = NonNullable<ProductRecord['customSize']>
export type RecordSurface = ProductRecord['surfaces'][number]
export type KeepOutSide = RecordSurface['keepOutSides'][number]
export type KeepOutHole = RecordSurface['keepOutHoles'][number]
export type Option = ProductRecord['options'][number]
export type OptionValue = Option['values'][number]
export type Parcel = Size['parcel']
export type Surround = NonNullable<ProductRecord['surround']>

/**
 * A family's record with every default filled in.
 *
 * @throws FamilyError when a figure or a word is not as it should be, or two parts of the record contradict each other
 */
export function defineRecord(draft: RecordDraft): ProductRecord {
  const parsed = recordSchema.safeParse(draft)
  if (parsed.success) return parsed.data
  throw new FamilyError(parsed.error.issues.map((issue) => sentenceOf(draft.family, issue)).join('\n'))
}

/** What is wrong with a family, a sentence on each line; whoever writes one is shown the sentences alone. */
export class FamilyError extends Error {
  override name = 'FamilyError'
}

/** Contradictions name both themselves. */
function sentenceOf(family: string, { code, path, message }: z.core.$ZodIssue): string {
  return code === 'custom' && path.length === 0 ? message : `${family}, ${path.join('.')}: ${message}.`
}
