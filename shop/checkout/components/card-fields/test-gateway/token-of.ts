import { cardDigits } from '#packages/typed-values/typed-card.ts'
import { tidiedSigns } from '#packages/typed-values/typed-text.ts'
import { type CardFields, type CardProblems, plainExpiry } from '../../../rules/card-fields.ts'

/**
 * The card goes straight to the gateway's own origin; the shop only ever sees the token.
 *
 * @throws when the gateway did not answer
 */
export async function tokenOf(tokensUrl: string, { number, expiry, securityCode }: CardFields) {
  const response = await fetch(tokensUrl, {
    method: 'POST',
    credentials: 'omit',
    // With an idempotency key the call waits while the connection is lost. A second token costs nothing.
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      number: cardDigits(number),
      expiry: plainExpiry(expiry),
      securityCode: tidiedSigns(securityCode),
    }),
  })
  if (!response.ok && response.status !== 422) throw new Error(`The gateway answered ${response.status}`)
  return (await response.json()) as { token: string } | { problems: CardProblems }
}
