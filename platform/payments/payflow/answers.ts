/** The parts of Payflow's answers that the shop reads. */
import { z } from 'zod'
import { toCents } from '../dollars.ts'

const number = z
  .string()
  .regex(/^-?\d{1,6}$/)
  .transform(Number)
/** Payflow's own number of a transaction. */
export const PNREF = /^[0-9A-Za-z]{12}$/

export const answer = z.object({
  RESULT: number,
  PNREF: z.string().regex(PNREF).optional(),
  RESPMSG: z.string().max(1000).optional(),
  /** The request's id was used before, and this is what was answered then. */
  DUPLICATE: z.string().max(10).optional(),
  AMT: z
    .string()
    .regex(/^\d{1,8}(\.\d{1,2})?$/)
    .transform(toCents)
    .optional(),
  TRANSSTATE: number.optional(),
  ORIGRESULT: number.optional(),
  ORIGPNREF: z.string().regex(PNREF).optional(),
  SECURETOKEN: z.string().min(8).max(64).optional(),
})
export type Answer = z.output<typeof answer>
