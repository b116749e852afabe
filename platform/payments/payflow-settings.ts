import { needsSentence, type Together, togetherProblems } from './variables-together.ts'

/** What the shop needs to ask Payflow Pro. */
export interface PayflowSettings {
  /** Who sold the account; "PayPal" for one that PayPal sold. */
  partner: string
  /** The merchant login. */
  vendor: string
  /** A user of the merchant with the role API_FULL_TRANSACTIONS; the vendor itself where there is no other. */
  user: string
  password: string
  /** In the pilot no money moves; its names and passwords look like live ones. */
  environment: 'pilot' | 'live'
  /** Another address of the API, for rehearsals on one machine; undefined means Payflow's own. */
  apiUrl?: URL | undefined
}

export interface PayflowVariables {
  PAYFLOW_PARTNER?: string | undefined
  PAYFLOW_VENDOR?: string | undefined
  PAYFLOW_USER?: string | undefined
  PAYFLOW_PASSWORD?: string | undefined
  PAYFLOW_ENVIRONMENT?: 'pilot' | 'live' | undefined
  PAYFLOW_API_URL?: string | undefined
  PAYMENTS?: string | undefined
}

export const PAYFLOW_NAME = /^[\w.@-]{1,64}$/
/** Payflow takes 6 to 32 characters; a quotation mark would break its protocol. */
export const PAYFLOW_PASSWORD = /^(?!.*")[\x21-\x7e]{6,32}$/

/** Undefined when a variable is missing. */
export function payflowSettings(values: PayflowVariables): PayflowSettings | undefined {
  const {
    PAYFLOW_PARTNER: partner,
    PAYFLOW_VENDOR: vendor,
    PAYFLOW_USER: user,
    PAYFLOW_PASSWORD: password,
    PAYFLOW_ENVIRONMENT: environment,
    PAYFLOW_API_URL: apiUrl,
  } = values
  if (!partner || !vendor || !user || !password || !environment) return undefined
  return { partner, vendor, user, password, environment, apiUrl: apiUrl ? new URL(apiUrl) : undefined }
}

const TOGETHER: Together = {
  gateway: 'payflow',
  needed: ['PAYFLOW_PARTNER', 'PAYFLOW_VENDOR', 'PAYFLOW_USER', 'PAYFLOW_PASSWORD', 'PAYFLOW_ENVIRONMENT'],
  apiUrl: 'PAYFLOW_API_URL',
  rehearsesWith: 'PAYFLOW_ENVIRONMENT=pilot',
}

/** See `togetherProblems`; the variables' own forms were checked before. */
export const payflowProblems = (values: PayflowVariables, publicUrl: string | undefined) =>
  togetherProblems(TOGETHER, { ...values }, values.PAYFLOW_ENVIRONMENT === 'live', publicUrl)

export const NEEDS_PAYFLOW = needsSentence(TOGETHER)
