/** How PayPal's page for a card ended, as the shop's own page after it tells. */
export type PageEnd =
  | { kind: 'entered'; lastDigits: string | undefined }
  /** The sentence is for the shopper. */
  | { kind: 'refused'; message: string }
  | { kind: 'cancelled' }

interface Heard {
  origin: string
  source: unknown
  data: unknown
}

/**
 * Reads a message that reaches the checkout.
 *
 * @param from  the frame that PayPal's page is in, and the shop's own origin: nobody else is listened to
 * @returns undefined for every other message
 */
export function endIn(
  { origin, source, data }: Heard,
  from: { frame: unknown; origin: string },
): PageEnd | undefined {
  if (origin !== from.origin || source !== from.frame || source === null) return undefined
  const told = textsOf(textsOf(data)?.payflow)
  const { outcome, lastDigits, message } = told ?? {}
  if (outcome === 'cancelled') return { kind: 'cancelled' }
  if (outcome === 'refused' && typeof message === 'string') return { kind: 'refused', message }
  if (outcome !== 'entered') return undefined
  const isDigits = typeof lastDigits === 'string' && /^\d{4}$/.test(lastDigits)
  return { kind: 'entered', lastDigits: isDigits ? lastDigits : undefined }
}

function textsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined
}
