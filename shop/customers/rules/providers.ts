/** Identity providers, and how their tokens are verified. */
export const providers = ['google', 'facebook'] as const

export type Provider = (typeof providers)[number]

/** What an id token of a provider is checked against. */
export interface ProviderSettings {
  /** As its tokens name it. */
  issuers: string[]
  /** The shop's own id at the provider; tokens for other shops are worth nothing here. */
  audiences: string[]
  /** Where the provider publishes its keys. */
  keysUrl: string
}

/** Public addresses of the providers (their OpenID configurations, read November 2026). */
const KNOWN: Record<Provider, { issuers: string[]; keysUrl: string }> = {
  google: {
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  facebook: {
    issuers: ['https://www.facebook.com'],
    keysUrl: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
  },
}

/** By the contract's `login_source`, however it is written. */
export function providerOf(source: string): Provider | undefined {
  const wanted = source.trim().toLowerCase()
  return providers.find((provider) => provider === wanted)
}

/**
 * A provider's settings, from `social_<provider>_audience` and, for other than the public addresses,
 * `social_<provider>_issuer` and `social_<provider>_keys_url`; lists have commas.
 *
 * @returns undefined while the shop has no audience there: the provider is off, CA-112
 */
export function providerSettings(
  provider: Provider,
  configuration: ReadonlyMap<string, string>,
): ProviderSettings | undefined {
  const valuesOf = (name: string) =>
    (configuration.get(`social_${provider}_${name}`) ?? '')
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== '')
  const audiences = valuesOf('audience')
  if (audiences.length === 0) return undefined
  const issuers = valuesOf('issuer')
  return {
    audiences,
    issuers: issuers.length > 0 ? issuers : KNOWN[provider].issuers,
    keysUrl: valuesOf('keys_url')[0] ?? KNOWN[provider].keysUrl,
  }
}
