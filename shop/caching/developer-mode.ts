/**
 * Developer mode: a secret in the address once, a signed cookie after that (requirements S-03, SH-02).
 *
 * It shows diagnostics and lets clearing remove entries at once; it shows no data of customers.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import { readCookie } from '#platform/http/read-cookie.ts'
import type { Limits } from '#platform/limits/limits.ts'
import { createSigner } from '#platform/sign.ts'
import type { LimitName } from '../api/limits.ts'
import { cookieNameOn, cookieNames } from '../request/cookie-names.ts'
import { cookie } from '../request/cookies.ts'

export interface DeveloperModeOptions {
  /** Undefined: the mode cannot be switched on. */
  secret: string | undefined
  secretKey: string
  limits: Limits<LimitName>
  clock: Clock
  publicUrl: string
}

export interface DeveloperMode {
  /** The answer to an address with the right secret; undefined when the page is to be answered as always. */
  switchedOn(request: Request): Promise<Response | undefined>
  /** By its cookie, or by the secret in the X-Developer-Secret header. */
  recognises(request: Request): Promise<boolean>
}

const PARAMETER = 'devmode'
const HOURS_S = 8 * 3_600

export function createDeveloperMode(options: DeveloperModeOptions): DeveloperMode {
  const signer = createSigner(options.secretKey, 'developer mode')
  return {
    async switchedOn(request) {
      const url = new URL(request.url)
      const given = url.searchParams.get(PARAMETER)
      if (given === null || request.method !== 'GET' || !(await isSecret(request, given))) return undefined
      url.searchParams.delete(PARAMETER)
      const until = Math.floor(options.clock.now().getTime() / 1_000) + HOURS_S
      const { publicUrl } = options
      return new Response(null, {
        status: 302,
        headers: {
          // More leading slashes, such as //elsewhere, would be another host.
          location: `/${url.pathname.replace(/^\/+/, '')}${url.search}`,
          'set-cookie': cookie(cookieNames.developer, signer.sign(String(until)), {
            ageS: HOURS_S,
            readable: false,
            publicUrl,
          }),
          'cache-control': 'no-store',
        },
      })
    },
    async recognises(request) {
      const name = cookieNameOn(request.url, cookieNames.developer)
      const until = Number(signer.verify(readCookie(request.headers, name) ?? ''))
      if (options.secret !== undefined && until * 1_000 > options.clock.now().getTime()) return true
      const given = request.headers.get('x-developer-secret')
      return given !== null && isSecret(request, given)
    },
  }

  async function isSecret(request: Request, given: string): Promise<boolean> {
    const { secret, limits } = options
    if (secret === undefined) return false
    const address = clientAddress(request) ?? 'unknown'
    if (!(await limits.take('developer-address', address)).allowed) return false
    if (!timingSafeEqual(hashOf(given), hashOf(secret))) return false
    await limits.reset('developer-address', address)
    return true
  }
}

/** A hash of fixed length, so that comparing takes the same time for every guess. */
const hashOf = (text: string) => createHash('sha256').update(text).digest()
