/**
 * Reads stored designs of any age. A design that a shopper made once must open for ever, and print as it was approved:
 * `platform/artwork/testing/stored-designs` has some of every version.
 */
import * as z from '#packages/schemas/zod-mini.ts'
import { checkDocument } from './check-document.ts'
import { damageInWords } from './damage.ts'
import { DESIGN_VERSION, type Design } from './design.ts'

type Json = Record<string, unknown>
/** Lifts a document by one version: step 0 turns version 1 into version 2, and so on. */
export type Migration = (document: Json) => Json

/** Every step since version 1. */
const migrations: readonly Migration[] = [
  // Version 2 adds kinds of elements and leaves those of version 1 as they are.
  (document) => document,
  // Version 3 adds filters, and adjustments of photos.
  (document) => document,
  // Version 4 adds frames on the face, tiles, places for photos and examples of words.
  (document) => document,
]

export type ParsedDesign =
  | { kind: 'design'; design: Design }
  | { kind: 'refusal'; reason: 'not-a-design' | 'too-new' | 'damaged'; message: string }

/**
 * Turns unknown JSON into a design of the present version, or says plainly why it cannot.
 *
 * @param json a parsed JSON value, from storage or from a browser
 * @returns the design, or a refusal whose message may be shown to the shopper
 * @example parseDesign({ version: 99, surfaces: [] }) // { kind: 'refusal', reason: 'too-new', ... }
 */
export function parseDesign(json: unknown): ParsedDesign {
  const version = versionOf(json)
  if (version === undefined) {
    return { kind: 'refusal', reason: 'not-a-design', message: 'This file does not hold a design.' }
  }
  if (version > DESIGN_VERSION) {
    const message = 'This design was saved by a newer version of our design tool. Please reload the page.'
    return { kind: 'refusal', reason: 'too-new', message }
  }
  const document = liftDocument(json as Json, version, migrations)
  const checked = checkDocument(document)
  if (checked.kind === 'design') return checked
  const { issue } = checked
  const damage = issue ? damageInWords(issue, document) : 'a part of it is damaged.'
  const message = `This design cannot be read: ${damage}`
  return { kind: 'refusal', reason: 'damaged', message }
}

/**
 * Applies every step a document has not seen yet.
 *
 * @param version the document's version, from 1
 * @param steps   `steps[0]` lifts version 1 to 2
 */
export function liftDocument(document: Json, version: number, steps: readonly Migration[]): Json {
  return steps
    .slice(version - 1)
    .reduce<Json>((lifted, step, index) => ({ ...step(lifted), version: version + index + 1 }), document)
}

const versioned = z.object({ version: z.int().check(z.gte(1)), surfaces: z.array(z.unknown()) })

function versionOf(json: unknown): number | undefined {
  const parsed = versioned.safeParse(json)
  return parsed.success ? parsed.data.version : undefined
}
