/** OpenID Connect's authorisation code flow: the address of a provider's page, and what its answer is worth. */
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  type CustomFetchOptions,
  calculatePKCECodeChallenge,
  clockSkew,
  customFetch,
} from 'openid-client'
import { boundedFetch } from '#platform/http/bounded-fetch.ts'
import type { Log } from '#platform/log.ts'
import type { ProviderWay } from '../rules/providers.ts'
import type { SocialTrouble } from '../rules/social-words.ts'
import type { PendingSignIn } from './pending-sign-in.ts'

/** Twice this, when nobody answers the first time, is what a shopper waits. */
const LIMITS = { timeoutMs: 5_000, maxBytes: 64 * 1024 }
/** Of gateways in front of a provider, to which the question has hardly come. */
const NOT_ARRIVED = [502, 503, 504]

export interface Exchanged {
  kind: 'id-token'
  idToken: string
  hasEmail: boolean
  isEmailVerified: boolean
}

/** Where the shopper goes to. What is pending is kept by the browser until it comes back. */
export async function authorizationAddress(
  way: ProviderWay,
  pending: PendingSignIn,
  backUrl: string,
): Promise<string> {
  const parameters = {
    ...way.asked,
    redirect_uri: backUrl,
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await calculatePKCECodeChallenge(pending.codeVerifier),
    code_challenge_method: 'S256',
  }
  return buildAuthorizationUrl(configurationOf(way), parameters).href
}

/**
 * Changes the code of a provider's answer into an id token, for the browser alone that began this sign-in.
 *
 * State, nonce, issuer, audience and times are checked here; the signature is checked by who takes the token for a proof.
 *
 * @param answered  the address that the provider sent the browser to
 */
export async function exchangeCode(
  { now, log }: { now: Date; log: Log },
  way: ProviderWay,
  { pending, answered }: { pending: PendingSignIn; answered: URL },
): Promise<Exchanged | { kind: 'trouble'; trouble: SocialTrouble }> {
  const asking = askProvider()
  try {
    const answer = await authorizationCodeGrant(
      configurationOf(way, { now, fetch: asking.fetch }),
      answered,
      { expectedState: pending.state, expectedNonce: pending.nonce, pkceCodeVerifier: pending.codeVerifier },
    )
    const claims = answer.claims()
    if (answer.id_token === undefined || claims === undefined) return { kind: 'trouble', trouble: 'away' }
    return {
      kind: 'id-token',
      idToken: answer.id_token,
      hasEmail: typeof claims.email === 'string' && claims.email !== '',
      isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
    }
  } catch (error) {
    const outcome = asking.outcome()
    const trouble = troubleOf(error, outcome)
    // Neither code nor token is logged: they open an account.
    if (trouble === 'away' || trouble === 'refused') {
      log.warn({ ...whatOf(error), ...outcome }, 'A social sign-in failed.')
    }
    return { kind: 'trouble', trouble }
  }
}

function configurationOf(
  { issuer, clientId, secret, authorizationUrl, tokenUrl }: ProviderWay,
  asking?: { now: Date; fetch: (url: string, options: CustomFetchOptions) => Promise<Response> },
): Configuration {
  const server = { issuer, authorization_endpoint: authorizationUrl, token_endpoint: tokenUrl }
  // The library reads the machine's clock, which is the shop's own but for tests.
  const skew = asking ? Math.round((asking.now.getTime() - Date.now()) / 1_000) : 0
  const configuration = new Configuration(server, clientId, { client_secret: secret, [clockSkew]: skew })
  // Only staff name such a provider, on their own machine.
  if (tokenUrl.startsWith('http:')) allowInsecureRequests(configuration)
  if (asking) configuration[customFetch] = asking.fetch
  return configuration
}

/** Asks once more where the question did not arrive; a code that was used meanwhile is then refused, and no harm done. */
function askProvider() {
  let hasAsked = false
  let status: number | undefined
  const once = async (url: string, { method, headers, body }: CustomFetchOptions) => {
    hasAsked = true
    status = undefined
    // A form, which as text can be sent twice.
    const response = await boundedFetch(url, { method, headers, body: String(body) }, LIMITS)
    status = response.status
    return response
  }
  return {
    /** Of the last answer; undefined without one. */
    outcome: () => ({ hasAsked, status }),
    async fetch(url: string, options: CustomFetchOptions): Promise<Response> {
      try {
        const response = await once(url, options)
        return NOT_ARRIVED.includes(response.status) ? await once(url, options) : response
      } catch (error) {
        // The shopper has waited enough after a timeout; only a line that broke is tried again.
        if (!(error instanceof TypeError)) throw error
        return once(url, options)
      }
    },
  }
}

function troubleOf(error: unknown, { hasAsked, status }: Outcome): SocialTrouble {
  if (error instanceof AuthorizationResponseError) return error.error === 'access_denied' ? 'said-no' : 'away'
  // Another state, or no answer of the protocol at all.
  if (!hasAsked) return 'lost'
  if (status === undefined || status >= 500) return 'away'
  // A token of another sign-in, shop or hour.
  return status >= 400 || WRONG_TOKEN.includes(String(codeOf(error))) ? 'refused' : 'away'
}

interface Outcome {
  hasAsked: boolean
  status: number | undefined
}

const WRONG_TOKEN = ['OAUTH_JWT_CLAIM_COMPARISON_FAILED', 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED']

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

const whatOf = (error: unknown) => ({
  reason: error instanceof Error ? error.message : 'unknown',
  code: codeOf(error),
  // As the provider names it, such as invalid_client where the secret is wrong.
  said: error instanceof Error && 'error' in error ? String(error.error).slice(0, 60) : undefined,
})
