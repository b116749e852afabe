import type { Limits } from '#platform/limits/limits.ts'
import type { LimitName } from '../../api/limits.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import type { CartChangeDeps } from './active-cart.ts'
import type { PricingDeps } from './open-cart.ts'

/** What adding incentives to a cart works with. */
export interface IncentiveDeps extends CartChangeDeps {
  pricing: PricingDeps
  limits: Limits<LimitName>
  visit: { address: string | undefined }
}

/** Calls of the shop itself have no address and share one key. */
export const addressOf = ({ visit }: Pick<IncentiveDeps, 'visit'>): string =>
  visit.address ?? 'the shop itself'

/** The contract's sentence, with the exact reason beside it. */
export function refusalWithDetail(
  category: Refusal['category'],
  message: string,
  detail: string | undefined,
): Refusal {
  return detail === undefined ? refusal(category, message) : { ...refusal(category, message), detail }
}
