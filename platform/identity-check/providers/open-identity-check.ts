import { Hono } from 'hono'
import type { StripeIdentitySettings } from '../identity-settings.ts'
import type { IdentityOptions, OpenIdentityCheck } from '../opening.ts'

/** The identity check that the settings name; without one nothing is asked of anybody. */
export async function openIdentityCheck(
  settings: StripeIdentitySettings | undefined,
  options: IdentityOptions,
): Promise<OpenIdentityCheck> {
  if (!settings) return { identityCheck: undefined, routes: new Hono() }
  // Its library is large, and a shop without it need not load it.
  return (await import('../stripe-identity/open.ts')).openStripeIdentity(options, settings)
}
