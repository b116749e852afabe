/** Elements made of outlines: plain shapes, and vector art. */
import * as z from '#packages/schemas/zod-mini.ts'
import {
  colourSchema,
  elementBase,
  inkSchema,
  insetFrameSchema,
  isPlainInk,
  lengthMm,
  PLAIN_INK,
  placedFrameSchema,
} from './figures.ts'
import { MAX_LETTERS_OF_PATH, MAX_PATHS_OF_ART } from './limits.ts'
import { isPathData } from './path-data.ts'
import { printable } from './printable.ts'

const ownFrameSchema = z.discriminatedUnion('kind', [placedFrameSchema, insetFrameSchema])

export const shapeElementSchema = z
  .object({
    ...elementBase,
    type: z.literal('shape'),
    frame: ownFrameSchema,
    shape: z.enum(['rectangle', 'rounded', 'ellipse']),
    /** Of the corners of a rounded shape. */
    radiusMm: z._default(lengthMm, 0),
    /** Left out, what is behind shows. */
    fill: z.optional(colourSchema),
    /** Line centred on the outline. */
    line: z.optional(z.object({ widthMm: z.number().check(z.gte(0), z.lte(200)), colour: colourSchema })),
    ink: inkSchema,
    /** A photo may lie here, cut to this outline; until then the shape is printed as it is. */
    holds: z.optional(z.literal('photo')),
  })
  .check(z.refine(isPlainInk, PLAIN_INK))

const artLength = z.number().check(z.gte(0.001), z.lte(100_000))

/** One outline of a piece of art, in units of the art. */
const artPathSchema = z.object({
  /** Absolute `M`, `L`, `Q`, `C` and `Z` as in SVG, with one space between all parts: "M 0 0 L 10 5 Z". */
  data: z
    .string()
    .check(
      z.maxLength(MAX_LETTERS_OF_PATH),
      z.refine(isPathData, { message: 'Expected an outline such as M 0 0 L 10 5 Z' }),
    ),
  rule: z.enum(['nonzero', 'evenodd']),
  fill: z.optional(colourSchema),
  line: z.optional(z.object({ width: artLength, colour: colourSchema })),
})

/**
 * A drawing whose whole area, `width` by `height` of its units, fills the frame. The document holds it whole, so that no
 * library is asked at the press.
 */
export const artElementSchema = z
  .object({
    ...elementBase,
    type: z.literal('art'),
    frame: ownFrameSchema,
    /**
     * Width of one print of the drawing, which is then repeated over the whole page, from the middle of the face. A whole
     * number of prints goes across the trim. Left out, the drawing fills its frame once.
     */
    tileMm: z.optional(z.number().check(z.gte(5), z.lte(3000))),
    /** What it shows, for people who do not see it: "Anchor". */
    name: z.string().check(z.overwrite(printable), z.minLength(1), z.maxLength(60)),
    width: artLength,
    height: artLength,
    flipX: z.boolean(),
    flipY: z.boolean(),
    /** In painting order. */
    paths: z.array(artPathSchema).check(z.minLength(1), z.maxLength(MAX_PATHS_OF_ART)),
    ink: inkSchema,
  })
  .check(z.refine(isPlainInk, PLAIN_INK))

export type ShapeElement = z.infer<typeof shapeElementSchema>
export type ArtElement = z.infer<typeof artElementSchema>
