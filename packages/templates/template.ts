/** A ready-made design: what shoppers and search engines read of it, and the document that they make their own. */
import { type Background, DESIGN_VERSION, type Design } from '#packages/design-document/design.ts'
import { parseDesign } from '#packages/design-document/migrate.ts'
import * as z from '#packages/schemas/zod-mini.ts'
import { FACE_MM, type TemplatePart } from './parts.ts'

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

const templateSchema = z.object({
  /** Begins with the prefix of its family's SKUs; the name of its file in capitals. */
  sku: z.string().check(z.regex(/^[A-Z0-9]+(-[A-Z0-9]+)+$/), z.maxLength(60)),
  name: line(40),
  /** The room, look or person that shoppers look under. */
  category: line(30),
  /** Occasions that it is for, as shoppers look for them; often none. */
  occasions: z.array(line(30)).check(z.maxLength(6)),
  description: line(300),
  /** What it is made for; left out where it is for every one that the family has. */
  made: z.optional(z.object({ size: z.optional(line(40)), shape: z.optional(line(40)) })),
  brands: z.array(z.enum(['canvas', 'neon', 'sketch'])).check(z.minLength(1)),
  metaTitle: line(70),
  metaDescription: line(160),
  metaKeywords: line(160),
  /** Templates with a lower one come first. */
  position: z.int().check(z.gte(0), z.lte(10_000)),
})

type TemplateWords = z.infer<typeof templateSchema>

export interface Template extends TemplateWords {
  readonly design: Design
}

/** A file of a template says something that the shop cannot use. */
export class TemplateError extends Error {}

/**
 * Checks a template where it is written.
 *
 * @param drawn  background and parts of the one face, first at the bottom, in mm of a square of 1000 mm
 * @throws TemplateError with the SKU and what is wrong
 */
export function defineTemplate({
  background,
  parts,
  ...said
}: TemplateWords & { background: string | Background; parts: readonly TemplatePart[] }): Template {
  const checked = templateSchema.safeParse(said)
  if (!checked.success) {
    const [issue] = checked.error.issues
    throw new TemplateError(`${said.sku}, ${issue?.path.join('.')}: ${issue?.message}`)
  }
  const face = {
    name: 'face',
    widthMm: FACE_MM,
    heightMm: FACE_MM,
    bleedMm: 10,
    safeMm: 20,
    background: typeof background === 'string' ? { kind: 'solid', colour: background } : background,
    edge: { kind: 'image' },
    elements: parts,
  }
  const parsed = parseDesign({ version: DESIGN_VERSION, surfaces: [face] })
  if (parsed.kind === 'refusal') throw new TemplateError(`${said.sku}: ${parsed.message}`)
  return { ...checked.data, design: parsed.design }
}
