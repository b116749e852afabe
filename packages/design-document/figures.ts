/** Ranges of the figures in a design, and what every element has. */
import * as z from '#packages/schemas/zod-mini.ts'
import { type InkName, inkNames } from './inks.ts'

export const lengthMm = z.number().check(z.gte(0), z.lte(3000))
export const placeMm = z.number().check(z.gte(-3000), z.lte(3000))
export const angleDeg = z.number().check(z.gte(-360), z.lte(360))
export const fraction = z.number().check(z.gte(0), z.lte(1))
export const colourSchema = z
  .string()
  .check(z.regex(/^#[0-9a-fA-F]{6}$/, 'Expected a colour such as #24463a'))
export const idSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'Expected up to 64 letters, digits, hyphens and underscores'))

/** Soft shadow; `blurMm` is the Gaussian sigma; the offset is in page axes, so light does not turn with the element. */
export const shadowSchema = z.object({
  dxMm: placeMm,
  dyMm: placeMm,
  blurMm: z.number().check(z.gte(0), z.lte(50)),
  colour: colourSchema,
  opacity: fraction,
})

export const elementBase = {
  id: idSchema,
  /** Elements of a surface with the same name belong together: they are selected and moved as one. */
  group: z.optional(idSchema),
  /** Elements with the same name keep their places to each other when the surface gets another size; each is moved by itself. */
  together: z.optional(idSchema),
  opacity: z._default(fraction, 1),
  shadow: z.optional(shadowSchema),
}

export const inkNameSchema = z.enum(inkNames)
/** The ink of an element that can be printed with one; left out, it is printed in its colours. */
export const inkSchema = z.optional(inkNameSchema)

/** An ink is there or not: nothing thins it, and a shadow would be printed in colours. */
export const isPlainInk = ({
  ink,
  opacity,
  shadow,
}: {
  ink?: InkName | undefined
  opacity: number
  shadow?: unknown
}): boolean => ink === undefined || (opacity === 1 && shadow === undefined)

export const PLAIN_INK = { message: 'Expected an element with an ink to be opaque and without a shadow' }

/** The trim less a margin all round, or past it where that is below 0. Follows the size chosen. */
export const insetFrameSchema = z.object({
  kind: z.literal('face'),
  insetMm: z.number().check(z.gte(-200), z.lte(1000)),
})

/** A frame with a place of its own on the surface. */
export const placedFrameSchema = z.object({
  kind: z.literal('placed'),
  xMm: placeMm,
  yMm: placeMm,
  widthMm: z.number().check(z.gte(0.1), z.lte(3000)),
  heightMm: z.number().check(z.gte(0.1), z.lte(3000)),
  rotationDeg: angleDeg,
})
