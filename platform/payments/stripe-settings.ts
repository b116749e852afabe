import { needsSentence, type Together, togetherProblems } from './variables-together.ts'

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

const TOGETHER: Together = {
  gateway: 'stripe',
  needed: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  apiUrl: 'STRIPE_API_URL',
  rehearsesWith: 'keys of the sandbox',
}

/** See `togetherProblems`; the variables' own forms were checked before. */
export function stripeProblems(values: StripeVariables, publicUrl: string | undefined): string[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = values
  const movesMoney = secret !== undefined && isLive(secret)
  const problems = togetherProblems(TOGETHER, { ...values }, movesMoney, publicUrl)
  if (secret && publishable && isLive(secret) !== isLive(publishable)) {
    problems.push(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be of the sandbox (test) or both be live.',
    )
  }
  return problems
}

export const NEEDS_KEYS = needsSentence(TOGETHER)

/** Whether a secret or a publishable key moves money. */
export const isLive = (key: string) => key.includes('_live_')
