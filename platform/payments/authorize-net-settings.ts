import { isOpenToOthers } from '../network/open-to-others.ts'

/** What the shop needs to ask Authorize.Net, and to believe what it posts. */
export interface AuthorizeNetSettings {
  loginId: string
  transactionKey: string
  /** Signs what Authorize.Net posts to the shop. */
  signatureKey: string
  /** Shown to browsers. */
  clientKey: string
  /** In the sandbox no money moves; keys of the sandbox look like live ones. */
  environment: 'sandbox' | 'live'
  /** Another address of the API, for rehearsals on one machine; undefined means Authorize.Net's own. */
  apiUrl?: URL | undefined
}

export interface AuthorizeNetVariables {
  PAYMENTS?: string | undefined
  AUTHORIZE_NET_LOGIN_ID?: string | undefined
  AUTHORIZE_NET_TRANSACTION_KEY?: string | undefined
  AUTHORIZE_NET_SIGNATURE_KEY?: string | undefined
  AUTHORIZE_NET_CLIENT_KEY?: string | undefined
  AUTHORIZE_NET_ENVIRONMENT?: 'sandbox' | 'live' | undefined
  AUTHORIZE_NET_API_URL?: string | undefined
}

export const AUTHORIZE_NET_LOGIN_ID = /^[0-9A-Za-z]{6,25}$/
export const AUTHORIZE_NET_TRANSACTION_KEY = /^[0-9A-Za-z]{16}$/
export const AUTHORIZE_NET_SIGNATURE_KEY = /^[0-9A-Fa-f]{128}$/
export const AUTHORIZE_NET_CLIENT_KEY = /^[0-9A-Za-z]{40,200}$/

/** Undefined when a variable is missing. */
export function authorizeNetSettings(values: AuthorizeNetVariables): AuthorizeNetSettings | undefined {
  const {
    AUTHORIZE_NET_LOGIN_ID: loginId,
    AUTHORIZE_NET_TRANSACTION_KEY: transactionKey,
    AUTHORIZE_NET_SIGNATURE_KEY: signatureKey,
    AUTHORIZE_NET_CLIENT_KEY: clientKey,
    AUTHORIZE_NET_ENVIRONMENT: environment,
    AUTHORIZE_NET_API_URL: apiUrl,
  } = values
  if (!loginId || !transactionKey || !signatureKey || !clientKey || !environment) return undefined
  const address = apiUrl ? new URL(apiUrl) : undefined
  return { loginId, transactionKey, signatureKey, clientKey, environment, apiUrl: address }
}

/**
 * What is wrong with the variables together, one sentence each; their own forms were checked before.
 *
 * @param publicUrl  the shop's address; undefined where it has none but that of its own machine
 */
export function authorizeNetProblems(values: AuthorizeNetVariables, publicUrl: string | undefined): string[] {
  const problems: string[] = []
  const { AUTHORIZE_NET_API_URL: apiUrl, AUTHORIZE_NET_ENVIRONMENT: environment } = values
  const parts = [
    values.AUTHORIZE_NET_LOGIN_ID,
    values.AUTHORIZE_NET_TRANSACTION_KEY,
    values.AUTHORIZE_NET_SIGNATURE_KEY,
    values.AUTHORIZE_NET_CLIENT_KEY,
    environment,
  ]
  if (parts.some(Boolean) && !parts.every(Boolean)) {
    problems.push(
      'AUTHORIZE_NET_LOGIN_ID, AUTHORIZE_NET_TRANSACTION_KEY, AUTHORIZE_NET_SIGNATURE_KEY, AUTHORIZE_NET_CLIENT_KEY and AUTHORIZE_NET_ENVIRONMENT must be set together.',
    )
  } else if (values.PAYMENTS === 'authorize-net' && !environment) {
    problems.push(NEEDS_AUTHORIZE_NET)
  }
  // Keys that move money go to Authorize.Net alone, and nobody orders from a shop that only simulates payments.
  const isRehearsal = !isOpenToOthers(apiUrl) && !isOpenToOthers(publicUrl) && environment !== 'live'
  if (apiUrl && !isRehearsal) {
    problems.push(
      'AUTHORIZE_NET_API_URL is for rehearsals: it must be an address of this machine, with AUTHORIZE_NET_ENVIRONMENT=sandbox, in a shop that is not open to others.',
    )
  }
  return problems
}

/** Where PAYMENTS names Authorize.Net. */
export const NEEDS_AUTHORIZE_NET =
  'PAYMENTS=authorize-net needs AUTHORIZE_NET_LOGIN_ID, AUTHORIZE_NET_TRANSACTION_KEY, AUTHORIZE_NET_SIGNATURE_KEY, AUTHORIZE_NET_CLIENT_KEY and AUTHORIZE_NET_ENVIRONMENT.'
