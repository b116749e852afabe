/** A provider of social sign-in of a test's own, with its own keys, on this machine. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll } from 'vitest'
import type { TestShop } from '../../testing/shop.ts'
import { configure } from '../testing.ts'

/** The shop takes its word for Google and for Facebook. Call it once at the top of a test file. */
export async function anIdentityProvider(shop: TestShop) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] }
  let asked = 0
  const server = createServer((_request, response) => {
    asked++
    response.setHeader('content-type', 'application/json').end(JSON.stringify(keys))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => server.close())
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const name of ['google', 'facebook']) {
    await configure(shop, {
      [`social_${name}_audience`]: `keepsake-${name}`,
      [`social_${name}_issuer`]: issuer,
      [`social_${name}_keys_url`]: `${issuer}/keys`,
    })
  }
  return {
    issuer,
    keys,
    /** How often its keys were fetched. */
    asked: () => asked,
    /** Its word for a person, verified unless the claims say otherwise. */
    idToken(
      claims: JWTPayload,
      { key = privateKey, audience = 'keepsake-google', from = issuer, ageS = 0 } = {},
    ): Promise<string> {
      const issuedAt = Math.floor(shop.clock.now().getTime() / 1000) - ageS
      return new SignJWT({ email_verified: true, given_name: 'Robin', family_name: 'Marsh', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuer(from)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + 3600)
        .sign(key)
    },
  }
}
