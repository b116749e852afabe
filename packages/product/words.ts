/** What the shop says of a family: on its pages, in the design tool, in carts, mails and on the page after an order. */
import { z } from '#packages/schemas/zod.ts'

/** Words that somebody reads: not blank, and without the gaps that a program leaves. */
export const words = z
  .string()
  .regex(/\S/, 'Expected words')
  .refine((text) => !/undefined|null|NaN/.test(text), 'Expected words without a gap')

export const wordsSchema = z.strictObject({
  /** One piece inside a sentence, with its article and without: "a canvas", "canvas". */
  aPiece: words,
  piece: words,
  /** Several: "canvases". */
  pieces: words,
  /** What the page of the design tool is called, such as "Photo Mug Design Tool" (CA-28). */
  toolTitle: words,
  /**
   * What lies just outside the safe margin, after "close to" and "clear of": "the fold". Sides and holes that the record
   * keeps clear are named by their own labels.
   */
  beyondSafe: words,
  /** Where a photograph shows it, as in "your canvas on a ledge". */
  seen: words,
  /** Over what it is made of: "What you will hang". */
  materialHeading: words,
  /** Questions that shoppers ask about this family alone, answered. */
  questions: z.array(z.strictObject({ question: words, answer: words })).default([]),
  /** How it lasts, a line each. */
  care: z.array(words).default([]),
  /** How it comes about, for whoever waits for an order. */
  making: z.strictObject({ name: words, about: words }),
})

export type FamilyWords = z.output<typeof wordsSchema>
