/**
 * A design as data: what the shopper edits and what every painter reads. Never pixels, never addresses.
 *
 * All lengths are millimetres, all angles degrees clockwise, all colours `#rrggbb` in sRGB. The origin of a
 * surface is the top-left corner of its trim, x to the right and y down; the painted page is the trim enlarged
 * by `bleedMm` on every side. Painting the same design twice with the same fonts and photos gives the same picture.
 */
import * as z from '#packages/schemas/zod-mini.ts'
import {
  angleDeg,
  colourSchema,
  elementBase,
  fraction,
  idSchema,
  inkSchema,
  isPlainInk,
  lengthMm,
  PLAIN_INK,
  placedFrameSchema,
  placeMm,
  type shadowSchema,
} from './figures.ts'
import { MAX_LETTERS_OF_TEXT } from './limits.ts'
import { printable } from './printable.ts'
import { artElementSchema, shapeElementSchema } from './shapes.ts'

/**
 * 2: shapes, vector art, groups and inks. 3: more filters, adjustments of photos. 4: shapes and art on the face, art in tiles,
 * places for photos, examples of words, and
 * elements that stay together.
 */
export const DESIGN_VERSION = 4

/**
 * Where a photo lies inside its frame. The photo is thought of upright (EXIF applied) and is then flipped, turned by
 * quarter turns, tilted and scaled about the point that lies in the centre of the frame.
 */
export const placementSchema = z.object({
  /** The point of the upright photo that lies in the centre of the frame, as fractions of its width and height. */
  centreX: z.number().check(z.gte(-1), z.lte(2)),
  centreY: z.number().check(z.gte(-1), z.lte(2)),
  /** Printed width of the whole upright photo, before quarter turns. Effective dpi = photo width px / (this / 25.4). */
  photoWidthMm: z.number().check(z.gte(0.5), z.lte(60_000)),
  /** Quarter turns clockwise. */
  turns: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** Free rotation inside the frame, clockwise, on top of the quarter turns. */
  tiltDeg: z.number().check(z.gte(-180), z.lte(180)),
  flipX: z.boolean(),
  flipY: z.boolean(),
})

export const filterSchema = z.enum([
  'none',
  'bw',
  'sepia',
  'vivid',
  'pencil',
  // Since version 3.
  'silver',
  'noir',
  'bold',
  'warm',
  'golden',
  'cool',
  'faded',
  'soft',
])

const changePercent = z.int().check(z.gte(-100), z.lte(100))
/** How light and colour of a photo are changed before its filter: each from -100 to 100, 0 changes nothing. */
export const adjustmentsSchema = z.object({
  brightness: changePercent,
  contrast: changePercent,
  /** Of colours: -100 leaves greys. */
  saturation: changePercent,
  /** Above 0 more red and less blue, as by the light of a lamp. */
  warmth: changePercent,
})

export const repeatSchema = z.enum(['rows', 'bricks'])

/** The whole face of the surface: the trim, or trim and bleed when the edge is `image`. Follows the size chosen. */
const faceFrameSchema = z.object({ kind: z.literal('face') })

export const photoElementSchema = z.object({
  ...elementBase,
  type: z.literal('photo'),
  /** Key of the uploaded photo. */
  photo: idSchema,
  /** Upright size of the original in pixels: kept here so that geometry never needs the file. */
  photoWidthPx: z.int().check(z.gte(1), z.lte(65_535)),
  photoHeightPx: z.int().check(z.gte(1), z.lte(65_535)),
  frame: z.discriminatedUnion('kind', [faceFrameSchema, placedFrameSchema]),
  placement: placementSchema,
  /** The whole photo over and over, edge to edge along its own axes; in bricks every other row is moved by half. */
  repeat: z.optional(repeatSchema),
  filter: filterSchema,
  /** Left out where nothing is changed. */
  adjustments: z.optional(adjustmentsSchema),
  mask: z.optional(z.object({ shape: z.enum(['rectangle', 'rounded', 'ellipse']), radiusMm: lengthMm })),
  /** Line centred on the outline of the mask. */
  border: z.optional(z.object({ widthMm: z.number().check(z.gte(0), z.lte(200)), colour: colourSchema })),
})

export const textElementSchema = z
  .object({
    ...elementBase,
    type: z.literal('text'),
    text: z.string().check(z.overwrite(printable), z.maxLength(MAX_LETTERS_OF_TEXT)),
    /** Menu name of the font, such as "Lobster". */
    font: z.string().check(z.minLength(1), z.maxLength(60)),
    /** Left edge and top of the text box; lines break at `widthMm`. */
    xMm: placeMm,
    yMm: placeMm,
    widthMm: z.number().check(z.gte(1), z.lte(3000)),
    rotationDeg: angleDeg,
    /** Em size in mm. */
    sizeMm: z.number().check(z.gte(0.5), z.lte(1000)),
    colour: colourSchema,
    align: z.enum(['left', 'centre', 'right']),
    lineHeight: z.number().check(z.gte(0.5), z.lte(4)),
    letterSpacingMm: z.number().check(z.gte(-20), z.lte(50)),
    /** Radius of the circle the baseline follows; 0 is straight, above 0 the text arches up, below 0 it hangs down. */
    curveRadiusMm: z.number().check(z.gte(-3000), z.lte(3000)),
    /** Line outside the glyphs. */
    outline: z.optional(z.object({ widthMm: z.number().check(z.gte(0), z.lte(50)), colour: colourSchema })),
    ink: inkSchema,
    /** Words of a ready-made design that the shopper has not made their own yet. */
    isExample: z.optional(z.literal(true)),
  })
  .check(z.refine(isPlainInk, PLAIN_INK))

export const elementSchema = z.discriminatedUnion('type', [
  photoElementSchema,
  textElementSchema,
  shapeElementSchema,
  artElementSchema,
])

const gradientStopSchema = z.object({ at: fraction, colour: colourSchema })
/** Angle 0 runs from top to bottom, 90 from left to right; mixed in gamma-encoded sRGB, as SVG, Skia and PDF do. */
export const backgroundSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('solid'), colour: colourSchema }),
  z.object({
    kind: z.literal('gradient'),
    angleDeg,
    stops: z.array(gradientStopSchema).check(z.minLength(2), z.maxLength(8)),
  }),
])

/** What covers the bleed of a wrapped product: the photo carried on, its mirror image, or one colour. */
export const edgeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('image') }),
  z.object({ kind: z.literal('mirror') }),
  z.object({ kind: z.literal('colour'), colour: colourSchema }),
])

/** More are damage. What a shopper may have is less: `limits.ts`. */
export const MAX_STORED_SIDES = 200
export const MAX_STORED_ELEMENTS = 200

export const surfaceSchema = z.object({
  /** Name from the product record, such as `face`. */
  name: idSchema,
  widthMm: z.number().check(z.gte(5), z.lte(3000)),
  heightMm: z.number().check(z.gte(5), z.lte(3000)),
  bleedMm: z.number().check(z.gte(0), z.lte(200)),
  safeMm: z.number().check(z.gte(0), z.lte(200)),
  background: backgroundSchema,
  edge: edgeSchema,
  /** In painting order, first at the bottom. */
  elements: z.array(elementSchema).check(
    z.maxLength(MAX_STORED_ELEMENTS),
    z.refine((elements) => new Set(elements.map(({ id }) => id)).size === elements.length, {
      message: 'Expected every element of a surface to have an id of its own',
    }),
  ),
})

export const designSchema = z.object({
  version: z.literal(DESIGN_VERSION),
  surfaces: z.array(surfaceSchema).check(z.minLength(1), z.maxLength(MAX_STORED_SIDES)),
})

export type Design = z.infer<typeof designSchema>
export type Surface = z.infer<typeof surfaceSchema>
export type DesignElement = z.infer<typeof elementSchema>
export type PhotoElement = z.infer<typeof photoElementSchema>
export type TextElement = z.infer<typeof textElementSchema>
/** Everything whose place is a frame. */
export type FramedElement = Exclude<DesignElement, TextElement>
export type Placement = z.infer<typeof placementSchema>
export type Repeat = z.infer<typeof repeatSchema>
export type Filter = z.infer<typeof filterSchema>
export type Adjustments = z.infer<typeof adjustmentsSchema>
export type Edge = z.infer<typeof edgeSchema>
export type Background = z.infer<typeof backgroundSchema>
export type Shadow = z.infer<typeof shadowSchema>
