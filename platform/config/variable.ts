/** How a variable of the environment is described. */
import { z } from 'zod'

/** @param rule  completes the sentence "PORT must be …" */
export function variable<Schema extends z.ZodType>(schema: Schema, rule: string, secret?: 'secret') {
  return { schema, rule, secret: secret !== undefined }
}

export function urlOf(...protocols: string[]) {
  return z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol))
}

/** A scheme and a host with nothing after it: addresses begin at the root of it. */
export function origin() {
  return z.string().refine((text) => /^https?:/i.test(text) && URL.canParse(text) && isOrigin(new URL(text)))
}

const isOrigin = ({ href, origin }: URL) => href.replace(/\/+$/, '') === origin
