/** Conversions: what a page may report, and what an advertising service is sent. */
import { type Cents, toDollars } from '#packages/money/money.ts'
import { z } from '#packages/schemas/zod.ts'

const MAX_ITEMS = 100
const dollars = z.number().min(0).max(1_000_000)

const said = {
  /** Names this one event, so that a repetition is known. */
  event_id: z.uuid(),
  /** Where it happened: a path of this shop. */
  page: z
    .string()
    .max(512)
    .regex(/^\/(?![/\\])[^\s?#]*$/),
}

/** SH-04: three names, and nothing beside these fields. */
export const parseConversion = z.discriminatedUnion('event_name', [
  z.strictObject({ event_name: z.literal('Purchase'), ...said, value: dollars, currency: z.literal('AUD') }),
  z.strictObject({
    event_name: z.literal('InitiateCheckout'),
    ...said,
    value: dollars,
    items: z
      .array(
        z.strictObject({
          name: z.string().min(1).max(200),
          quantity: z.number().int().min(1).max(10_000),
          price: dollars,
        }),
      )
      .min(1)
      .max(MAX_ITEMS),
  }),
  /** `value` is what the product that is looked at costs; left out on other pages. */
  z.strictObject({ event_name: z.literal('ViewContent'), ...said, value: dollars.optional() }),
])

export type ReportedConversion = z.infer<typeof parseConversion>

/** As the service takes it (P-14, CA-75). Times are seconds since 1970, amounts Australian dollars. */
export const conversion = z.object({
  event_name: z.enum(['Purchase', 'InitiateCheckout', 'ViewContent']),
  event_time: z.number().int(),
  event_id: z.string(),
  action_source: z.literal('website'),
  event_source_url: z.string(),
  user_data: z.object({
    /** SHA-256 of each e-mail, hexadecimal. */
    em: z.array(z.string().regex(/^[0-9a-f]{64}$/)).optional(),
    client_user_agent: z.string().optional(),
  }),
  custom_data: z.object({
    value: z.number(),
    currency: z.literal('AUD'),
    items: z.array(z.object({ name: z.string(), quantity: z.number(), price: z.number() })).optional(),
  }),
})

export type Conversion = z.infer<typeof conversion>

export interface ConversionFacts {
  now: Date
  publicUrl: string
  /** Undefined when nobody knows it (CA-74). */
  emailHash: string | undefined
  userAgent: string | undefined
}

export function conversionOf(sent: ReportedConversion, facts: ConversionFacts): Conversion {
  const { now, publicUrl, emailHash, userAgent } = facts
  return {
    event_name: sent.event_name,
    event_time: Math.floor(now.getTime() / 1_000),
    event_id: sent.event_id,
    action_source: 'website',
    event_source_url: publicUrl + sent.page,
    user_data: {
      ...(emailHash !== undefined && { em: [emailHash] }),
      ...(userAgent !== undefined && { client_user_agent: userAgent.slice(0, 512) }),
    },
    custom_data: {
      value: sent.value ?? 0,
      currency: 'AUD',
      ...(sent.event_name === 'InitiateCheckout' && { items: sent.items }),
    },
  }
}

/** SH-04: a purchase is sent with the order's own figures, or not at all. */
export function isWorth(sent: { value: number; currency: string }, grandTotalCents: Cents): boolean {
  return sent.currency === 'AUD' && sent.value === toDollars(grandTotalCents)
}

/**
 * P-18: what an answer of the service means.
 *
 * @param answer  its body, whatever that is
 * @returns `never` when the same event would be refused again
 */
export function outcomeOf(status: number, answer: unknown): 'received' | 'again' | 'never' {
  const isOk = status >= 200 && status < 300
  if (isOk) return receivedOne(answer) ? 'received' : 'again'
  return status >= 400 && status < 500 && !MAY_PASS.includes(status) ? 'never' : 'again'
}

/** Timeout, too early, too many. */
const MAY_PASS = [408, 425, 429]

const receivedOne = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'events_received' in answer && answer.events_received === 1
