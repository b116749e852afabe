/**
 * Signing in over an identity provider's own page, for browsers: `GET /customer/social/google` leads there, and
 * `GET /customer/social/google/back` is where the provider sends the shopper to. H-05, CA-112.
 */
import { type Context, Hono } from 'hono'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { Log } from '#platform/log.ts'
import { type LimitName, withinLimit } from '../api/limits.ts'
import { SocialSignInDocument } from '../generated/client/graphql.ts'
import { type Api, createApi, type Send } from '../request/api.ts'
import { isApiError, sentenceOf } from '../request/api-errors.ts'
import { CONNECTED } from '../request/connected.ts'
import { SOCIAL_COOKIE } from '../request/cookie-names.ts'
import {
  cookie,
  customerTokenOf,
  deviceTokenOf,
  flashCookie,
  ownCookie,
  type SignedIn,
} from '../request/cookies.ts'
import { returnPath } from '../request/return-path.ts'
import { troubleCookie } from '../request/sign-in-trouble.ts'
import { plainVisit } from '../request/visit.ts'
import { paths } from '../routing/paths.ts'
import { socialPaths, socialPatterns } from '../routing/social-paths.ts'
import { findCaller } from './commands/find-caller.ts'
import {
  isAnswerTo,
  newPendingSignIn,
  openedSignIn,
  PENDING_AGE_S,
  type PendingSignIn,
  sealedSignIn,
} from './commands/pending-sign-in.ts'
import { authorizationAddress, type Exchanged, exchangeCode } from './commands/social-exchange.ts'
import {
  type Provider,
  type ProviderSecrets,
  type ProviderWay,
  providerNames,
  providers,
  providerWay,
} from './rules/providers.ts'
import { CONFIRM_FIRST, refusedSocially, socialTrouble } from './rules/social-words.ts'

/** Signs the browser in and leads on, as every way of signing in does. */
type BeginSession = (
  here: { api: Api; request: Request; publicUrl: string },
  begun: SignedIn & { priceCache?: string | null },
  said: string,
) => Promise<Response>

interface Deps {
  db: Database
  clock: Clock
  log: Log
  limits: Limits<LimitName>
  configuration: () => Promise<ReadonlyMap<string, string>>
  socialSecrets: ProviderSecrets
  secretKey: string
  publicUrl: string
  send: Send
  beginSession: BeginSession
}

interface Named {
  provider: Provider
  name: string
  way: ProviderWay
}

export function socialRoutes(deps: Deps): Hono {
  const { clock, secretKey, publicUrl } = deps
  const routes = new Hono()

  routes.get(socialPatterns.begin, async (context, next) => {
    const named = await namedIn(context)
    if (!named) return next()
    const { raw } = context.req
    const backTo = returnPath(context.req.query('redirect'))
    // The page with the button sends whoever is signed in to the account.
    if (await isSignedIn(raw)) return leadTo(backTo ?? paths.account())
    const tooMany = await refusedByLimit(raw)
    if (tooMany !== undefined) return toSignIn(tooMany, backTo)
    const pending = newPendingSignIn(named.provider, backTo, clock.now())
    const backUrl = publicUrl + socialPaths.back(named.provider)
    const address = await authorizationAddress(named.way, pending, backUrl)
    const kept = sealedSignIn(pending, secretKey)
    return leadTo(address, [pendingCookie(kept, PENDING_AGE_S)])
  })

  routes.get(socialPatterns.back, async (context, next) => {
    const named = await namedIn(context)
    if (!named) return next()
    const { raw } = context.req
    const response = await answerTo(raw, named)
    const pending = pendingOf(raw)
    // Good once, whatever came of it. An answer to another sign-in, such as of another tab, takes nothing away.
    const staysPending = pending && !isAnswerTo(pending, { provider: named.provider, url: raw.url })
    if (!staysPending) response.headers.append('set-cookie', pendingCookie('', 0))
    return response
  })
  return routes

  async function namedIn(context: Context): Promise<Named | undefined> {
    const provider = providers.find((one) => one === context.req.param('provider'))
    const way = provider && providerWay(provider, await deps.configuration(), deps.socialSecrets)
    return provider && way && { provider, way, name: providerNames[provider] }
  }

  async function answerTo(request: Request, { provider, name, way }: Named): Promise<Response> {
    const now = clock.now()
    const pending = pendingOf(request)
    if (pending?.provider !== provider) {
      // Somebody who goes back in the history has been here before.
      if (await isSignedIn(request)) return leadTo(paths.account())
      return toSignIn(socialTrouble('lost', name), undefined)
    }
    const { backTo } = pending
    const tooMany = await refusedByLimit(request)
    if (tooMany !== undefined) return toSignIn(tooMany, backTo)
    const { pathname, search } = new URL(request.url)
    const answered = new URL(pathname + search, publicUrl)
    const exchanged = await exchangeCode({ now, log: deps.log }, way, { pending, answered })
    if (exchanged.kind === 'trouble') return toSignIn(socialTrouble(exchanged.trouble, name), backTo)
    if (!exchanged.hasEmail) return toSignIn(socialTrouble('no-email', name), backTo)
    return signIn(request, { provider, name, exchanged, backTo })
  }

  function pendingOf(request: Request): PendingSignIn | undefined {
    return openedSignIn(ownCookie(request, SOCIAL_COOKIE), { secretKey, now: clock.now() })
  }

  async function signIn(
    request: Request,
    { provider, name, exchanged, backTo }: Omit<Named, 'way'> & { exchanged: Exchanged; backTo?: string },
  ): Promise<Response> {
    const api = createApi(deps.send, {
      ...plainVisit,
      address: clientAddress(request),
      device: deviceTokenOf(request),
      agent: request.headers.get('user-agent') ?? undefined,
    })
    try {
      const { createCustomerBySocialLogin: answer } = await api.send(SocialSignInDocument, {
        idToken: exchanged.idToken,
        source: provider,
      })
      const { token, device_token: deviceToken, customer_token_lifetime: lifetimeSeconds } = answer ?? {}
      if (!token || !deviceToken || !lifetimeSeconds) {
        return leadTo(paths.signIn(backTo), [flashCookie(CONFIRM_FIRST, publicUrl)])
      }
      const begun = { token, deviceToken, lifetimeSeconds, priceCache: answer?.cachePrice ?? null }
      const page = new Request(publicUrl + paths.signIn(backTo), { headers: request.headers })
      const response = await deps.beginSession({ api, request: page, publicUrl }, begun, CONNECTED)
      return leadTo(response.headers.get('location') ?? paths.account(), response.headers.getSetCookie())
    } catch (error) {
      if (!isApiError(error)) throw error
      return toSignIn(refusedSocially(sentenceOf(error), { name, ...exchanged }), backTo)
    }
  }

  async function isSignedIn(request: Request): Promise<boolean> {
    const token = customerTokenOf(request)
    return token !== undefined && (await findCaller(deps, token)).kind === 'customer'
  }

  async function refusedByLimit(request: Request): Promise<string | undefined> {
    const address = clientAddress(request)
    if (address === undefined) return undefined
    return (await withinLimit(deps.limits, 'social-address', address))?.message
  }

  function toSignIn(sentence: string, backTo: string | undefined): Response {
    return leadTo(paths.signIn(backTo), [troubleCookie(sentence, publicUrl)])
  }

  function pendingCookie(sealed: string, ageS: number): string {
    return cookie(SOCIAL_COOKIE, sealed, { ageS, readable: false, publicUrl })
  }
}

function leadTo(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({
    location,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    // The address holds a code; no other site may learn it.
    'referrer-policy': 'no-referrer',
  })
  for (const one of cookies) headers.append('set-cookie', one)
  return new Response(null, { status: 302, headers })
}
