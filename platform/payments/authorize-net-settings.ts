import { needsSentence, type Together, togetherProblems } from './variables-together.ts'

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

const TOGETHER: Together = {
  gateway: 'authorize-net',
  needed: [
    'AUTHORIZE_NET_LOGIN_ID',
    'AUTHORIZE_NET_TRANSACTION_KEY',
    'AUTHORIZE_NET_SIGNATURE_KEY',
    'AUTHORIZE_NET_CLIENT_KEY',
    'AUTHORIZE_NET_ENVIRONMENT',
  ],
  apiUrl: 'AUTHORIZE_NET_API_URL',
  rehearsesWith: 'AUTHORIZE_NET_ENVIRONMENT=sandbox',
}

/** See `togetherProblems`; the variables' own forms were checked before. */
export const authorizeNetProblems = (values: AuthorizeNetVariables, publicUrl: string | undefined) =>
  togetherProblems(TOGETHER, { ...values }, values.AUTHORIZE_NET_ENVIRONMENT === 'live', publicUrl)

export const NEEDS_AUTHORIZE_NET = needsSentence(TOGETHER)
