/** Which identity check is open, and what its variables say together. A provider is a folder here, a name below and a line in `providers/`. */
import { isOpenToOthers } from '../network/open-to-others.ts'
import { isLive } from '../payments/stripe-settings.ts'

export const identityCheckNames = ['stripe'] as const
export type IdentityCheckName = (typeof identityCheckNames)[number]

/** What the shop needs to ask Stripe Identity, and to believe what it posts. */
export interface StripeIdentitySettings {
  /** A restricted key is best: one that cannot read what people show, see docs/identification.md. */
  secretKey: string
  /** Signs what Stripe posts to the address for identity checks. */
  webhookSecret: string
  /** Another address of the API, for rehearsals on one machine; undefined means Stripe's own. */
  apiUrl?: URL | undefined
}

export interface IdentityVariables {
  IDENTIFICATION?: IdentityCheckName | undefined
  STRIPE_IDENTITY_KEY?: string | undefined
  STRIPE_IDENTITY_WEBHOOK_SECRET?: string | undefined
  STRIPE_IDENTITY_API_URL?: string | undefined
}

/** Undefined where the settings name no check. */
export function identitySettings(values: IdentityVariables): StripeIdentitySettings | undefined {
  const { STRIPE_IDENTITY_KEY: secretKey, STRIPE_IDENTITY_WEBHOOK_SECRET: webhookSecret } = values
  if (values.IDENTIFICATION !== 'stripe' || !secretKey || !webhookSecret) return undefined
  const apiUrl = values.STRIPE_IDENTITY_API_URL
  return { secretKey, webhookSecret, apiUrl: apiUrl ? new URL(apiUrl) : undefined }
}

/**
 * What is wrong with the variables together, one sentence each.
 *
 * @param publicUrl  the shop's address; undefined where it has none but that of its own machine
 */
export function identityProblems(values: IdentityVariables, publicUrl: string | undefined): string[] {
  const problems: string[] = []
  const key = values.STRIPE_IDENTITY_KEY
  const isWhole = key !== undefined && values.STRIPE_IDENTITY_WEBHOOK_SECRET !== undefined
  if (values.IDENTIFICATION === 'stripe' && !isWhole) {
    problems.push('IDENTIFICATION=stripe needs STRIPE_IDENTITY_KEY and STRIPE_IDENTITY_WEBHOOK_SECRET.')
  }
  const apiUrl = values.STRIPE_IDENTITY_API_URL
  const isRehearsal = !isOpenToOthers(apiUrl) && !isOpenToOthers(publicUrl) && !(key && isLive(key))
  if (apiUrl && !isRehearsal) {
    problems.push(
      'STRIPE_IDENTITY_API_URL is for rehearsals: it must be an address of this machine, with a key of the sandbox, in a shop that is not open to others.',
    )
  }
  return problems
}
