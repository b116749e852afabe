/**
 * The cookie that finds a guest's designs again. The server sets it, so browsers keep it where they clear what scripts
 * wrote after a week, and no script reads it (docs/decisions/0024-designs-found-by-a-cookie.md).
 */

import { KeepInPortfolioDocument } from '../generated/client/graphql.ts'
import type { Api } from './api.ts'
import { isApiError } from './api-errors.ts'
import { PORTFOLIO_COOKIE } from './cookie-names.ts'
import { cookie, ownCookie } from './cookies.ts'

const DAY_MS = 86_400_000

/** The token, and the day since 1970 on which it was last set, so that it is renewed once a day only. */
const VALUE = /^([\w-]{20,100})\.(\d{1,6})$/

/** The token of the browser's portfolio. */
export function portfolioOf(request: Request): string | undefined {
  return heldIn(request)?.token
}

/** @param lifetimeSeconds as the API says it */
export function portfolioCookie(
  { token, lifetimeSeconds }: { token: string; lifetimeSeconds: number },
  { publicUrl, now }: { publicUrl: string; now: Date },
): string {
  return cookie(PORTFOLIO_COOKIE, `${token}.${dayOf(now)}`, {
    ageS: lifetimeSeconds,
    readable: false,
    publicUrl,
  })
}

/**
 * The cookie to set with a page, so that its lifetime starts again with this visit. Only with an uncached answer; a page
 * that is cached for everybody sets none.
 */
export async function renewedPortfolio(
  request: Request,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  { api, publicUrl, now }: { api: () => Api; publicUrl: string; now: Date },
): Promise<string | undefined> {
  if (request.method !== 'GET' || status !== 200) return undefined
  if (!/\bno-store\b/.test(headers.get('cache-control') ?? '')) return undefined
  const held = heldIn(request)
  if (!held || held.day === dayOf(now)) return undefined
  try {
    const { keepInPortfolio: kept } = await api().send(KeepInPortfolioDocument, {
      keys: [],
      token: held.token,
    })
    return kept
      ? portfolioCookie({ token: kept.token, lifetimeSeconds: kept.lifetime_seconds }, { publicUrl, now })
      : undefined
  } catch (error) {
    // The next page renews it; this one is answered without.
    if (!isApiError(error)) throw error
    return undefined
  }
}

function heldIn(request: Request): { token: string; day: number } | undefined {
  const [, token, day] = VALUE.exec(ownCookie(request, PORTFOLIO_COOKIE) ?? '') ?? []
  return token === undefined ? undefined : { token, day: Number(day) }
}

const dayOf = (now: Date) => Math.floor(now.getTime() / DAY_MS)
