import { isOpenToOthers } from '../network/open-to-others.ts'

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

/**
 * What is wrong with the variables together, one sentence each; their own forms were checked before.
 *
 * @param publicUrl  the shop's address; undefined where it has none but that of its own machine
 */
export function payflowProblems(values: PayflowVariables, publicUrl: string | undefined): string[] {
  const problems: string[] = []
  const { PAYFLOW_API_URL: apiUrl, PAYFLOW_ENVIRONMENT: environment } = values
  const parts = [
    values.PAYFLOW_PARTNER,
    values.PAYFLOW_VENDOR,
    values.PAYFLOW_USER,
    values.PAYFLOW_PASSWORD,
    environment,
  ]
  if (parts.some(Boolean) && !parts.every(Boolean)) {
    problems.push(
      'PAYFLOW_PARTNER, PAYFLOW_VENDOR, PAYFLOW_USER, PAYFLOW_PASSWORD and PAYFLOW_ENVIRONMENT must be set together.',
    )
  } else if (values.PAYMENTS === 'payflow' && !environment) {
    problems.push(NEEDS_PAYFLOW)
  }
  // A password that moves money goes to Payflow alone, and nobody orders from a shop that only simulates payments.
  const isRehearsal = !isOpenToOthers(apiUrl) && !isOpenToOthers(publicUrl) && environment !== 'live'
  if (apiUrl && !isRehearsal) {
    problems.push(
      'PAYFLOW_API_URL is for rehearsals: it must be an address of this machine, with PAYFLOW_ENVIRONMENT=pilot, in a shop that is not open to others.',
    )
  }
  return problems
}

/** Where PAYMENTS names Payflow. */
export const NEEDS_PAYFLOW =
  'PAYMENTS=payflow needs PAYFLOW_PARTNER, PAYFLOW_VENDOR, PAYFLOW_USER, PAYFLOW_PASSWORD and PAYFLOW_ENVIRONMENT.'
