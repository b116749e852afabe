import type { Limits } from '#platform/limits/limits.ts'
import { type CardEntry, GatewayTimeout, type PaymentGateway } from '#platform/payments/gateway.ts'
import type { LimitName } from '../../api/limits.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import { NO_CARD_PAGE, openedTooOften } from '../rules/sentences.ts'
import { NOT_AVAILABLE } from './set-payment-method.ts'

interface Deps {
  payments: PaymentGateway
  limits: Limits<LimitName>
  publicUrl: string
}

interface Asked {
  cartId: string
  /** IP address; undefined for calls of the shop itself. */
  address: string | undefined
  isNarrow: boolean
}

/** Opens the gateway's own page for one card, where it has one, and not too often for a cart or an address. */
export async function openCardEntry(
  { payments, limits, publicUrl }: Deps,
  { cartId, address, isNarrow }: Asked,
): Promise<CardEntry | Refusal> {
  if (!payments.openCardEntry) return refusal('graphql-input', NOT_AVAILABLE)
  const taken = await Promise.all([
    limits.take('card-entry-cart', cartId),
    ...(address === undefined ? [] : [limits.take('card-entry-address', address)]),
  ])
  const waits = taken.map((one) => (one.allowed ? 0 : one.retryAfterSeconds))
  const seconds = Math.max(...waits)
  if (seconds > 0) return refusal('graphql-input', openedTooOften(seconds))
  try {
    return await payments.openCardEntry({ shopUrl: publicUrl, isNarrow })
  } catch (error) {
    if (error instanceof GatewayTimeout) return refusal('graphql-input', NO_CARD_PAGE)
    throw error
  }
}
