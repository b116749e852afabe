/**
 * A product record: everything the shop knows about printing one family, as data.
 *
 * One engine reads every record; adding a family is adding a record. Prices, the design tool, the press file and the
 * parcel all come from here. Figures: the family's table in the product reference; every one of them stays changeable.
 */

import { filterSchema } from '#packages/design-document/design.ts'
import { z } from '#packages/schemas/zod.ts'

const code = z.string().regex(/^[A-Z0-9]{1,12}$/)

export const sizeSchema = z.object({
  code,
  label: z.string(),
  inches: z.string(),
  /** Trim in portrait or square position: width is never above height. */
  widthMm: z.number().positive(),
  heightMm: z.number().positive(),
  safeMm: z.number().min(0),
  targetDpi: z.number().int().positive(),
  warnDpi: z.number().int().positive(),
  priceCents: z.number().int().min(0),
  /** Too large for the post (over 105 cm, 22 kg or 0.25 cubic metres packed): courier only, no PO box. */
  oversize: z.boolean(),
})

/** What an option value adds: a share of the size's base price, an amount, or nothing. */
export const optionPriceSchema = z.object({
  percent: z.number().min(0).default(0),
  cents: z.number().int().min(0).default(0),
})

export const optionValueSchema = z.object({
  code,
  label: z.string(),
  detail: z.string().optional(),
  price: optionPriceSchema.default({ percent: 0, cents: 0 }),
  /** For a depth: the bar, and the artwork beyond the trim on every side (bar and turn-under). */
  depthMm: z.number().positive().optional(),
  bleedMm: z.number().min(0).optional(),
  /** For a wrap: what covers the edge; a colour wrap without `edgeColour` lets the shopper pick. */
  edge: z.enum(['image', 'mirror', 'colour']).optional(),
  edgeColour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
})

export const optionSchema = z.object({ code, label: z.string(), values: z.array(optionValueSchema).min(1) })

export const recordSchema = z.object({
  family: z.string().regex(/^[a-z]+$/),
  skuPrefix: code,
  toolPath: z.string().startsWith('/'),
  /** What the design tool does to a photo that comes onto the product; the shopper may choose otherwise. */
  startFilter: z.optional(filterSchema),
  /** Names of scenes that show a design of the family, one for each shape that it is sold in. */
  scenes: z.array(z.string()).optional(),
  sizes: z.array(sizeSchema).min(1),
  options: z.array(optionSchema),
})

export type ProductRecord = z.infer<typeof recordSchema>
export type Size = z.infer<typeof sizeSchema>
export type Option = z.infer<typeof optionSchema>
export type OptionValue = z.infer<typeof optionValueSchema>
