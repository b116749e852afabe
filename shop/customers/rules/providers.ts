/** Identity providers, where they are, and how their tokens are verified. */
export const providers = ['google', 'facebook'] as const

export type Provider = (typeof providers)[number]

/** As shoppers read them. */
export const providerNames: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook' }

/** What the shop shows a provider to prove who it is; a provider without one is offered to nobody. */
export type ProviderSecrets = Readonly<Partial<Record<Provider, string>>>

/** What an id token of a provider is checked against. */
export interface ProviderSettings {
  /** As its tokens name it. */
  issuers: readonly string[]
  /** The shop's own id at the provider; tokens for other shops are worth nothing here. */
  audiences: readonly string[]
  /** Where the provider publishes its keys. */
  keysUrl: string
}

/** What else the way over the provider's own page needs. */
export interface ProviderWay {
  settings: ProviderSettings
  issuer: string
  /** The shop's id in what it asks. */
  clientId: string
  secret: string
  /** The provider's page on which a shopper agrees. */
  authorizationUrl: string
  /** Where the shop changes the code of that page into an id token. */
  tokenUrl: string
  /** What the page is asked, beside what the protocol needs. */
  asked: Readonly<Record<string, string>>
}

type Place = 'keysUrl' | 'authorizationUrl' | 'tokenUrl'

interface Known extends Readonly<Record<Place, string>> {
  issuers: readonly string[]
  asked: Readonly<Record<string, string>>
}

/** Public addresses of the providers (their OpenID configurations and manuals, read November 2026). */
const KNOWN: Readonly<Record<Provider, Known>> = {
  google: {
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    asked: { scope: 'openid email profile' },
  },
  facebook: {
    issuers: ['https://www.facebook.com'],
    keysUrl: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
    // Without a version: the one that the shop's app has there.
    authorizationUrl: 'https://www.facebook.com/dialog/oauth',
    tokenUrl: 'https://graph.facebook.com/oauth/access_token',
    // Somebody who kept the email back is asked for it again.
    asked: { scope: 'openid email public_profile', auth_type: 'rerequest' },
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
  const audiences = valuesOf(provider, 'audience', configuration)
  if (audiences.length === 0) return undefined
  const issuers = valuesOf(provider, 'issuer', configuration)
  return {
    audiences,
    issuers: issuers.length > 0 ? issuers : KNOWN[provider].issuers,
    keysUrl: placeOf(provider, 'keysUrl', configuration),
  }
}

/**
 * The way to a provider and back, for shoppers who press its button. `social_<provider>_authorization_url` and
 * `social_<provider>_token_url` name other than the public addresses.
 *
 * @returns undefined unless the provider is on and the shop holds its secret: no button, and no address answers
 */
export function providerWay(
  provider: Provider,
  configuration: ReadonlyMap<string, string>,
  secrets: ProviderSecrets,
): ProviderWay | undefined {
  const settings = providerSettings(provider, configuration)
  const secret = secrets[provider]
  const [clientId] = settings?.audiences ?? []
  const [issuer] = settings?.issuers ?? []
  if (!settings || !secret || clientId === undefined || issuer === undefined) return undefined
  return {
    settings,
    issuer,
    clientId,
    secret,
    authorizationUrl: placeOf(provider, 'authorizationUrl', configuration),
    tokenUrl: placeOf(provider, 'tokenUrl', configuration),
    asked: KNOWN[provider].asked,
  }
}

/** Those whose button is shown. */
export const offeredProviders = (
  configuration: ReadonlyMap<string, string>,
  secrets: ProviderSecrets,
): readonly Provider[] =>
  providers.filter((provider) => providerWay(provider, configuration, secrets) !== undefined)

const SETTING: Readonly<Record<Place, string>> = {
  keysUrl: 'keys_url',
  authorizationUrl: 'authorization_url',
  tokenUrl: 'token_url',
}

const placeOf = (provider: Provider, place: Place, configuration: ReadonlyMap<string, string>): string =>
  valuesOf(provider, SETTING[place], configuration)[0] ?? KNOWN[provider][place]

function valuesOf(
  provider: Provider,
  name: string,
  configuration: ReadonlyMap<string, string>,
): readonly string[] {
  return (configuration.get(`social_${provider}_${name}`) ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')
}
