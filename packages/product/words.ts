/** What the shop says of a family: on its pages, in the design tool, in carts, letters and on the page after an order. */
import { z } from '#packages/schemas/zod.ts'

const words = z
  .string()
  .min(1)
  .refine((text) => !/undefined|null|NaN/.test(text), 'Expected words without a gap')

export const wordsSchema = z.object({
  /** One piece inside a sentence, with its article and without: "a canvas", "canvas". */
  aPiece: words,
  piece: words,
  /** Several: "canvases". */
  pieces: words,
  /** What lies just outside the safe area, after "close to" and "clear of": "the fold". */
  beyondSafe: words,
  /** Where a photograph shows it, as in "your canvas on a ledge". */
  seen: words,
  /** Over what it is made of: "What you will hang". */
  materialHeading: words,
  /** Questions that shoppers ask about this family alone, answered. */
  questions: z.array(z.object({ question: words, answer: words })).default([]),
  /** How it comes about, for whoever waits for an order. */
  making: z.object({ name: words, about: words }),
})

export type FamilyWords = z.output<typeof wordsSchema>
