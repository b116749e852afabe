/**
 * The check of a document of the present version. A schema collects every fault of what it is given, and a stranger can send
 * hundreds of thousands; one is told. So sides are checked one after the other, up to the first that is damaged, and what is
 * too many is not looked into.
 */
import * as z from '#packages/schemas/zod-mini.ts'
import {
  DESIGN_VERSION,
  type Design,
  MAX_STORED_ELEMENTS,
  MAX_STORED_SIDES,
  type Surface,
  surfaceSchema,
} from './design.ts'

type Issue = z.core.$ZodIssue
export type CheckedDocument =
  | { kind: 'design'; design: Design }
  | { kind: 'damage'; issue: Issue | undefined }

const countedSides = z.object({
  surfaces: z.array(z.unknown()).check(z.minLength(1), z.maxLength(MAX_STORED_SIDES)),
})
const countedElements = z.object({ elements: z.array(z.unknown()).check(z.maxLength(MAX_STORED_ELEMENTS)) })

/** @returns the design, without fields that no design has, or its first fault with the path that leads to it */
export function checkDocument(document: unknown): CheckedDocument {
  const counted = countedSides.safeParse(document)
  if (!counted.success) return damage(counted.error)
  const surfaces: Surface[] = []
  for (const [number, side] of counted.data.surfaces.entries()) {
    const within = ['surfaces', number]
    const elements = countedElements.safeParse(side)
    if (!elements.success) return damage(elements.error, within)
    const surface = surfaceSchema.safeParse(side)
    if (!surface.success) return damage(surface.error, within)
    surfaces.push(surface.data)
  }
  return { kind: 'design', design: { version: DESIGN_VERSION, surfaces } }
}

function damage({ issues: [issue] }: z.core.$ZodError, within: readonly PropertyKey[] = []): CheckedDocument {
  return { kind: 'damage', issue: issue && { ...issue, path: [...within, ...issue.path] } }
}
