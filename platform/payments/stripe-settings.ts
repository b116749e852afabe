import { isOpenToOthers } from '../network/open-to-others.ts'

/** What the shop needs to ask Stripe, and to believe what Stripe posts. */
export interface StripeSettings {
  /** Begins with sk_test_ or rk_test_ in a sandbox, with sk_live_ or rk_live_ where money moves. */
  secretKey: string
  /** Shown to browsers. */
  publishableKey: string
  /** Signs what Stripe posts to the shop. */
  webhookSecret: string
  /** Another address of the API, for rehearsals on one machine; undefined means Stripe's own. */
  apiUrl?: URL | undefined
}

export interface StripeVariables {
  PAYMENTS?: string | undefined
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_PUBLISHABLE_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  STRIPE_API_URL?: string | undefined
}

export const STRIPE_SECRET_KEY = /^[sr]k_(?:test|live)_\w{10,}$/
export const STRIPE_PUBLISHABLE_KEY = /^pk_(?:test|live)_\w{10,}$/
export const STRIPE_WEBHOOK_SECRET = /^whsec_[\w+/=]{16,}$/

/** Undefined when a variable is missing. */
export function stripeSettings(values: StripeVariables): StripeSettings | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  } = values
  if (!secretKey || !publishableKey || !webhookSecret) return undefined
  return { secretKey, publishableKey, webhookSecret, apiUrl: apiUrl ? new URL(apiUrl) : undefined }
}

/**
 * What is wrong with the variables together, one sentence each; their own forms were checked before.
 *
 * @param publicUrl  the shop's address; undefined where it has none but that of its own machine
 */
export function stripeProblems(values: StripeVariables, publicUrl: string | undefined): string[] {
  const problems: string[] = []
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_API_URL: apiUrl } = values
  const keys = [secret, publishable, values.STRIPE_WEBHOOK_SECRET]
  if (keys.some(Boolean) && !keys.every(Boolean)) {
    problems.push('STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set together.')
  } else if (values.PAYMENTS === 'stripe' && !secret) {
    problems.push(NEEDS_KEYS)
  }
  if (secret && publishable && isLive(secret) !== isLive(publishable)) {
    problems.push(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be of the sandbox (test) or both be live.',
    )
  }
  // A key that moves money goes to Stripe alone, and nobody orders from a shop that only simulates payments.
  const isRehearsal = !isOpenToOthers(apiUrl) && !isOpenToOthers(publicUrl) && !(secret && isLive(secret))
  if (apiUrl && !isRehearsal) {
    problems.push(
      'STRIPE_API_URL is for rehearsals: it must be an address of this machine, with keys of the sandbox, in a shop that is not open to others.',
    )
  }
  return problems
}

/** Where PAYMENTS names Stripe. */
export const NEEDS_KEYS =
  'PAYMENTS=stripe needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.'

/** Whether a secret or a publishable key moves money. */
export const isLive = (key: string) => key.includes('_live_')
