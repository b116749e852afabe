/** An identity provider on this machine: its keys, the page on which somebody agrees, and the code for an id token. */
import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export type ProviderServer = Awaited<ReturnType<typeof startProviderServer>>

/** What it says of a person, and how it says it. */
interface Word {
  key?: CryptoKey
  audience?: string
  from?: string
  ageS?: number
}

/** How the next questions for a token are answered, one after the other; afterwards as they should be. */
export type Fault = 'breaks' | 'hangs' | 'busy' | 'too-long' | 'no-json' | 'other-nonce' | 'no-id-token'

const DEFAULT_CLAIMS = { email_verified: true, given_name: 'Robin', family_name: 'Marsh' }

/** @param now  in milliseconds, of the shop that trusts it */
export async function startProviderServer(now: () => number) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] }
  const secrets = { 'keepsake-google': 'known to Google', 'keepsake-facebook': 'known to Facebook' }
  const codes = new Map<string, { asked: URLSearchParams; claims: JWTPayload }>()
  const faults: Fault[] = []
  let keysAsked = 0
  let tokensAsked = 0
  let person: JWTPayload = {}

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider.invalid')
    if (pathname === '/keys') {
      keysAsked++
      return json(response, 200, keys)
    }
    if (pathname === '/authorize') return html(response, pageFor(searchParams))
    if (pathname === '/agree') return leadBack(response, searchParams, { code: codeFor(searchParams) })
    if (pathname === '/refuse') return leadBack(response, searchParams, { error: 'access_denied' })
    if (pathname === '/token') return answerCode(request, response)
    json(response, 404, {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** Its word for a person, verified unless the claims say otherwise. */
  function idToken(
    claims: JWTPayload,
    { key = privateKey, audience = 'keepsake-google', from = issuer, ageS = 0 }: Word = {},
  ): Promise<string> {
    const issuedAt = Math.floor(now() / 1000) - ageS
    return new SignJWT({ ...DEFAULT_CLAIMS, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(from)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + 3600)
      .sign(key)
  }

  function codeFor(asked: URLSearchParams): string {
    const code = randomBytes(16).toString('base64url')
    codes.set(code, { asked, claims: person })
    return code
  }

  async function answerCode(request: IncomingMessage, response: ServerResponse) {
    tokensAsked++
    const form = new URLSearchParams(await bodyOf(request))
    const fault = faults.shift()
    if (fault === 'breaks') return void response.destroy()
    if (fault === 'hangs') return
    if (fault === 'busy') return json(response, 503, {})
    if (fault === 'too-long') return json(response, 200, { padding: 'x'.repeat(1_000_000) })
    if (fault === 'no-json') return html(response, 'Something went wrong')
    const given = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    if (!given || !isTheirs(form, given.asked)) return json(response, 400, { error: 'invalid_grant' })
    const nonce = fault === 'other-nonce' ? 'of another sign-in' : given.asked.get('nonce')
    const audience = given.asked.get('client_id') ?? ''
    json(response, 200, {
      access_token: randomBytes(16).toString('base64url'),
      token_type: 'Bearer',
      ...(fault !== 'no-id-token' && { id_token: await idToken({ ...given.claims, nonce }, { audience }) }),
    })
  }

  /** The shop that asked, by its secret, for the very browser that agreed. */
  function isTheirs(form: URLSearchParams, asked: URLSearchParams): boolean {
    const clientId = form.get('client_id') ?? ''
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    return (
      form.get('grant_type') === 'authorization_code' &&
      clientId === asked.get('client_id') &&
      new Map(Object.entries(secrets)).get(clientId) === form.get('client_secret') &&
      form.get('redirect_uri') === asked.get('redirect_uri') &&
      asked.get('code_challenge_method') === 'S256' &&
      challenge === asked.get('code_challenge')
    )
  }

  return {
    issuer,
    keys,
    secrets: { google: secrets['keepsake-google'], facebook: secrets['keepsake-facebook'] },
    idToken,
    /** How often its keys, and tokens for codes, were asked for. */
    keysAsked: () => keysAsked,
    tokensAsked: () => tokensAsked,
    /** Who sits in front of its page from now on. */
    seat(claims: JWTPayload) {
      person = claims
    },
    fail: (...next: Fault[]) => void faults.push(...next),
    /** Settings of a shop that takes its word for Google and for Facebook. */
    configuration: Object.fromEntries(
      ['google', 'facebook'].flatMap((name) => [
        [`social_${name}_audience`, `keepsake-${name}`],
        [`social_${name}_issuer`, issuer],
        [`social_${name}_keys_url`, `${issuer}/keys`],
        [`social_${name}_authorization_url`, `${issuer}/authorize`],
        [`social_${name}_token_url`, `${issuer}/token`],
      ]),
    ) as Record<string, string>,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function pageFor(asked: URLSearchParams): string {
  const link = (path: string, words: string) =>
    `<p><a href="${path}?${asked.toString().replaceAll('&', '&amp;')}">${words}</a></p>`
  return `<!doctype html><html lang="en"><title>A provider</title><meta name="viewport" content="width=device-width">
    <h1>Sign in to Keepsake?</h1>${link('/agree', 'Continue')}${link('/refuse', 'Cancel')}`
}

function leadBack(response: ServerResponse, asked: URLSearchParams, answer: Record<string, string>) {
  const back = new URL(asked.get('redirect_uri') ?? '')
  for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value)
  back.searchParams.set('state', asked.get('state') ?? '')
  response.writeHead(302, { location: back.href }).end()
}

function json(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function html(response: ServerResponse, body: string) {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += part
  return body
}
