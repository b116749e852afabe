import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { BlockList } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { brandCodes } from '#packages/brands/brand-codes.ts'
import {
  identityCheckNames,
  identityProblems,
  identitySettings,
  type StripeIdentitySettings,
} from '../identity-check/identity-settings.ts'
import { readNetworks } from '../network/networks.ts'
import { isOpenToOthers } from '../network/open-to-others.ts'
import {
  type AuthorizeNetSettings,
  authorizeNetProblems,
  authorizeNetSettings,
} from '../payments/authorize-net-settings.ts'
import { type GatewayName, gatewayChoice, gatewayNames } from '../payments/gateway-choice.ts'
import { type PayflowSettings, payflowProblems, payflowSettings } from '../payments/payflow-settings.ts'
import { type StripeSettings, stripeProblems, stripeSettings } from '../payments/stripe-settings.ts'
import {
  type TestGatewaySettings,
  testGatewayProblems,
  testGatewaySettings,
} from '../payments/test-gateway-settings.ts'
import { makeDataFolder } from './data-folder.ts'
import { gatewayVariables } from './gateway-variables.ts'
import { origin, urlOf, variable } from './variable.ts'

/** What the environment may set. The rule completes the sentence "PORT must be …"; a secret's value is never repeated. */
const variables = {
  NODE_ENV: variable(z.enum(['development', 'test', 'production']), '"development", "test" or "production"'),
  HOST: variable(z.string().regex(/^[\w.:-]+$/), 'a host name or an IP address'),
  PORT: variable(z.coerce.number().int().min(0).max(65_535), 'a number between 1 and 65535'),
  ROLE: variable(z.enum(['all', 'web', 'worker']), '"all", "web" or "worker"'),
  BRAND: variable(z.enum(brandCodes), oneOf(brandCodes)),
  DATA_DIR: variable(z.string(), 'the path of a folder'),
  DATABASE_URL: variable(urlOf('postgres:', 'postgresql:'), 'a postgresql:// address', 'secret'),
  DATABASE_OWNER_URL: variable(urlOf('postgres:', 'postgresql:'), 'a postgresql:// address', 'secret'),
  DATABASE_SUPERUSER: variable(z.string().max(63), 'the name of a role'),
  EMBEDDED_DATABASE: variable(z.enum(['allow']), '"allow"'),
  STORAGE_URL: variable(urlOf('s3:'), 'an s3:// address such as s3://bucket?endpoint=…', 'secret'),
  REDIS_URL: variable(urlOf('redis:', 'rediss:'), 'a redis:// address', 'secret'),
  API_URL: variable(urlOf('http:', 'https:'), 'an http:// or https:// address'),
  SMTP_URL: variable(urlOf('smtp:', 'smtps:'), 'an smtp:// address', 'secret'),
  MAIL_FROM: variable(
    z.string().regex(/^[^\r\n]*\S+@\S+\.\S+>?$/),
    'a sender such as "Shop <hello@example.com>"',
  ),
  PUBLIC_URL: variable(origin(), 'a scheme and a host such as https://shop.example'),
  TRUSTED_PROXIES: variable(
    z.string().refine((text) => readNetworks(text) !== undefined),
    'a list of networks such as "10.0.0.0/8, 2001:db8::/32", or "loopback" or "private"',
  ),
  CDN_URL: variable(
    z.string().regex(/^https?:\/\/[\w.-]+(:\d+)?\/?$/),
    'a scheme and a host such as https://cdn.example',
  ),
  SECRET_KEY: variable(z.string().min(32), 'at least 32 characters long', 'secret'),
  DEVELOPER_SECRET: variable(z.string().min(16), 'at least 16 characters long', 'secret'),
  RECAPTCHA_SITE_KEY: variable(z.string().regex(/^[\w-]+$/), 'the site key of reCAPTCHA'),
  RECAPTCHA_SECRET_KEY: variable(z.string().min(10), 'the secret key of reCAPTCHA', 'secret'),
  SOCIAL_GOOGLE_SECRET: variable(z.string().min(10), 'the client secret of Google', 'secret'),
  SOCIAL_FACEBOOK_SECRET: variable(z.string().min(10), 'the app secret of Facebook', 'secret'),
  CHAT_SCRIPT_URL: variable(urlOf('https:'), 'an https:// address'),
  CHAT_BUTTON: variable(z.string().max(200), 'a CSS selector'),
  MEASUREMENT_ID: variable(
    z.string().regex(/^(G|GTM)-[A-Z0-9]{4,20}$/),
    'an id such as G-ABC123 or GTM-ABC123',
  ),
  CONVERSIONS_URL: variable(urlOf('http:', 'https:'), 'an http:// or https:// address'),
  CONVERSIONS_TOKEN: variable(z.string().min(8), 'at least 8 characters long', 'secret'),
  REDIRECT_SITES: variable(
    z.string().refine((text) => redirectSites(text) !== undefined),
    'a list such as "nz=https://shop.example, us=https://other.example"',
  ),
  ALGOLIA_APP_ID: variable(z.string().regex(/^[A-Za-z0-9]{6,20}$/), 'the application ID of Algolia'),
  // Shown to browsers, so it has to be the key that can search and nothing else (SH-27).
  ALGOLIA_SEARCH_KEY: variable(z.string().regex(/^[A-Za-z0-9=]{20,500}$/), 'the search-only key of Algolia'),
  ALGOLIA_HOST: variable(urlOf('http:', 'https:'), 'an http:// or https:// address'),
  GRAPHQL_STATUS: variable(z.enum(['always-200', 'by-category']), '"always-200" or "by-category"'),
  HTML_CACHE: variable(z.enum(['on', 'off']), '"on" or "off"'),
  LICENSED_FONTS: variable(
    z.string().refine((path) => existsSync(path)),
    'the path of a folder that is there',
  ),
  HEIC: variable(z.enum(['on', 'off']), '"on" or "off"'),
  PAYMENTS: variable(z.enum(gatewayNames), oneOf(gatewayNames)),
  ...gatewayVariables,
  IDENTIFICATION: variable(z.enum(identityCheckNames), oneOf(identityCheckNames)),
  GATEWAY_TIMEOUT_MS: variable(
    z.coerce.number().int().min(50).max(120_000),
    'a number of ms from 50 to 120000',
  ),
  LOG_LEVEL: variable(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
    '"fatal", "error", "warn", "info", "debug" or "silent"',
  ),
}

type Variables = typeof variables
type Values = { [Name in keyof Variables]?: z.output<Variables[Name]['schema']> }

/** The shop's settings, checked. An address that is undefined means the embedded default. */
export interface Config {
  readonly production: boolean
  readonly host: string
  /** 0 takes any free port, for tests. */
  readonly port: number
  readonly role: 'all' | 'web' | 'worker'
  readonly brand: (typeof brandCodes)[number]
  /** Absolute path of the folder for everything that the shop keeps by itself. */
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** The same database as the role that owns the tables; undefined means that the serving role owns them. */
  readonly databaseOwnerUrl: string | undefined
  /** A superuser that the shop may work as all the same. */
  readonly databaseSuperuser: string | undefined
  readonly storageUrl: string | undefined
  /** Where processes share cache entries and counts; undefined means each has its own. */
  readonly redisUrl: string | undefined
  /** Another shop's API that `/caching` asks, without a trailing slash; undefined means this process's own. */
  readonly apiUrl: string | undefined
  readonly smtpUrl: string | undefined
  /** Undefined means the shop's own address. */
  readonly mailFrom: string | undefined
  /**
   * Scheme and host as browsers write them in `Origin`, without a trailing slash; undefined until the server knows its
   * own address.
   */
  readonly publicUrl: string | undefined
  /** Proxies whose `X-Forwarded-For` or `Forwarded` is believed; undefined believes nobody's. */
  readonly trustedProxies: BlockList | undefined
  /** Where pictures are fetched from, without a trailing slash; undefined means from the shop itself. */
  readonly cdnUrl: string | undefined
  readonly secretKey: string | undefined
  /** Switches developer mode on; undefined means that it cannot be. */
  readonly developerSecret: string | undefined
  /** Undefined means that the captcha is a sum of the shop's own. */
  readonly recaptcha: { siteKey: string; secretKey: string } | undefined
  /** Proves the shop to an identity provider; shoppers sign in over those whose secret is here. */
  readonly socialSecrets: { readonly google?: string; readonly facebook?: string }
  /** A third party's chat: its script, and how its own button is found; undefined means a form of the shop's own. */
  readonly chat: { scriptUrl: string; button: string } | undefined
  /** Of Google Analytics 4 or of the Tag Manager; undefined means no analytics. */
  readonly measurementId: string | undefined
  /**
   * A third party's search index; undefined means that the shop searches itself. Its host is Algolia's own unless
   * given.
   */
  readonly algolia: { appId: string; searchKey: string; host?: string } | undefined
  /** Where conversions are sent, and the token for it; undefined means that none are. */
  readonly conversions: { url: string; token: string } | undefined
  /** Addresses of sites elsewhere, by the name of the path that leads there. */
  readonly redirectSites: ReadonlyMap<string, string>
  /** True answers errors of authentication and authorization with 401 and 403. */
  readonly graphqlStatusByCategory: boolean
  /** Off to measure what rendering costs. */
  readonly htmlCache: boolean
  /**
   * Whether photos in HEIC are opened. They are compressed with HEVC, which is patented: get advice before leaving it
   * on where such patents are in force.
   */
  readonly heic: boolean
  /** The card gateway; undefined means that none is chosen, and the shop takes no orders. */
  readonly payments: GatewayName | undefined
  readonly gatewayTimeoutMs: number
  /** Where the test gateway answers, in a shop that has it open. */
  readonly testGateway: TestGatewaySettings
  /** For the gateway of that name; undefined while its keys are not set. */
  readonly stripe: StripeSettings | undefined
  /** The same for Authorize.Net. */
  readonly authorizeNet: AuthorizeNetSettings | undefined
  /** The same for Payflow Pro. */
  readonly payflow: PayflowSettings | undefined
  /** Who checks identities; undefined means that nobody is asked for theirs. */
  readonly identityCheck: StripeIdentitySettings | undefined
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
}

export type ConfigResult = { kind: 'config'; config: Config } | { kind: 'problems'; problems: string[] }

/**
 * Reads the settings from environment variables, once, at start.
 *
 * @param env  such as `process.env`; an empty value counts as not set, unknown names are ignored
 * @returns the frozen settings, or one plain sentence for each wrong variable
 * @example readConfig({ PORT: 'abc' }) // problems: ['PORT must be a number between 1 and 65535 but is "abc".']
 */
export function readConfig(env: Record<string, string | undefined>): ConfigResult {
  const problems: string[] = []
  const values: Values = {}
  for (const [name, { schema, rule, secret }] of Object.entries(variables)) {
    const text = env[name]?.trim()
    if (!text) continue
    const parsed = schema.safeParse(text)
    if (parsed.success) Object.assign(values, { [name]: parsed.data })
    else problems.push(`${name} must be ${rule} but is ${secret ? 'not' : JSON.stringify(text)}.`)
  }
  const production = values.NODE_ENV === 'production'
  if (production && values.SECRET_KEY === undefined && !env.SECRET_KEY) {
    problems.push('SECRET_KEY must be set in production: at least 32 characters that nobody else knows.')
  }
  if ((values.RECAPTCHA_SITE_KEY === undefined) !== (values.RECAPTCHA_SECRET_KEY === undefined)) {
    problems.push('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY must be set together.')
  }
  if ((values.ALGOLIA_APP_ID === undefined) !== (values.ALGOLIA_SEARCH_KEY === undefined)) {
    problems.push('ALGOLIA_APP_ID and ALGOLIA_SEARCH_KEY must be set together.')
  }
  if (values.DATABASE_OWNER_URL !== undefined && values.DATABASE_URL === undefined) {
    problems.push('DATABASE_OWNER_URL needs DATABASE_URL, which names the role that serves.')
  }
  if (
    isOpenToOthers(values.PUBLIC_URL) &&
    values.DATABASE_URL === undefined &&
    values.EMBEDDED_DATABASE === undefined
  ) {
    problems.push(
      'DATABASE_URL must be set, because PUBLIC_URL is open to others: the database that comes with the shop is for one machine, without copies and without updates of its own. EMBEDDED_DATABASE=allow takes it all the same.',
    )
  }
  if ((values.CONVERSIONS_URL === undefined) !== (values.CONVERSIONS_TOKEN === undefined)) {
    problems.push('CONVERSIONS_URL and CONVERSIONS_TOKEN must be set together.')
  }
  const isTestGateway = gatewayChoice(values.PAYMENTS, values.PUBLIC_URL) === 'test'
  problems.push(...testGatewayProblems(values, isTestGateway, values.PUBLIC_URL))
  problems.push(...stripeProblems(values, values.PUBLIC_URL))
  problems.push(...authorizeNetProblems(values, values.PUBLIC_URL))
  problems.push(...payflowProblems(values, values.PUBLIC_URL))
  problems.push(...identityProblems(values, values.PUBLIC_URL))
  if (problems.length > 0) return { kind: 'problems', problems }
  return { kind: 'config', config: Object.freeze(settingsFrom(values, production)) }
}

/**
 * The settings of this process, whose data folder is there from now on; when one is wrong, says so in plain sentences and
 * ends with exit code 1.
 */
export function configOrExit(): Config {
  const result = readConfig(process.env)
  if (result.kind === 'config') {
    const { dataDir } = result.config
    if (makeDataFolder(dataDir)) return result.config
    console.error(
      `DATA_DIR must be a folder that this user may make and fill but is ${JSON.stringify(dataDir)}.`,
    )
  } else {
    for (const problem of result.problems) console.error(problem)
  }
  process.exit(1)
}

/**
 * The key that signs cookies and addresses: SECRET_KEY, or outside production one made once and kept in the data folder.
 *
 * @returns at least 32 characters; the kept file is readable by its owner only
 */
export function secretKeyOf(config: Config): string {
  if (config.secretKey !== undefined) return config.secretKey
  const file = join(config.dataDir, 'secret-key')
  mkdirSync(config.dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // Another start already made it; any other reason shows itself in the read below.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}

function settingsFrom(values: Values, production: boolean): Config {
  const brand = values.BRAND ?? 'canvas'
  return {
    production,
    host: values.HOST ?? '127.0.0.1',
    port: values.PORT ?? 3000,
    role: values.ROLE ?? 'all',
    brand,
    // Shops of several brands on one machine have separate data folders.
    dataDir: resolve(values.DATA_DIR ?? (brand === 'canvas' ? 'var' : `var/${brand}`)),
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    databaseSuperuser: values.DATABASE_SUPERUSER,
    storageUrl: values.STORAGE_URL,
    redisUrl: values.REDIS_URL,
    apiUrl: values.API_URL?.replace(/\/+$/, ''),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    publicUrl: values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin,
    trustedProxies: readNetworks(values.TRUSTED_PROXIES ?? ''),
    cdnUrl: values.CDN_URL?.replace(/\/+$/, ''),
    secretKey: values.SECRET_KEY,
    developerSecret: values.DEVELOPER_SECRET,
    recaptcha: recaptchaKeys(values),
    socialSecrets: socialSecretsOf(values),
    chat: values.CHAT_SCRIPT_URL
      ? { scriptUrl: values.CHAT_SCRIPT_URL, button: values.CHAT_BUTTON ?? '[data-chat-button]' }
      : undefined,
    measurementId: values.MEASUREMENT_ID,
    algolia: algoliaOf(values),
    conversions: conversionsOf(values),
    redirectSites: redirectSites(values.REDIRECT_SITES ?? '') ?? new Map(),
    graphqlStatusByCategory: values.GRAPHQL_STATUS === 'by-category',
    htmlCache: values.HTML_CACHE !== 'off',
    heic: values.HEIC !== 'off',
    payments: gatewayChoice(values.PAYMENTS, values.PUBLIC_URL),
    gatewayTimeoutMs: values.GATEWAY_TIMEOUT_MS ?? 10_000,
    testGateway: testGatewaySettings(values),
    stripe: stripeSettings(values),
    authorizeNet: authorizeNetSettings(values),
    payflow: payflowSettings(values),
    identityCheck: identitySettings(values),
    logLevel: values.LOG_LEVEL ?? 'info',
  }
}

function recaptchaKeys({ RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey }: Values) {
  return siteKey !== undefined && secretKey !== undefined ? { siteKey, secretKey } : undefined
}

function socialSecretsOf({ SOCIAL_GOOGLE_SECRET: google, SOCIAL_FACEBOOK_SECRET: facebook }: Values) {
  return { ...(google && { google }), ...(facebook && { facebook }) }
}

function algoliaOf({ ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: searchKey, ALGOLIA_HOST: host }: Values) {
  if (appId === undefined || searchKey === undefined) return undefined
  return { appId, searchKey, ...(host && { host: new URL(host).origin }) }
}

function conversionsOf({ CONVERSIONS_URL: url, CONVERSIONS_TOKEN: token }: Values) {
  return url !== undefined && token !== undefined ? { url, token } : undefined
}

/** Undefined when a part of the list is no `name=https://…`. */
function redirectSites(text: string): Map<string, string> | undefined {
  const sites = new Map<string, string>()
  for (const part of text.split(',')) {
    if (part.trim() === '') continue
    const [, name, url] = /^\s*([a-z-]+)\s*=\s*(https:\/\/\S+)\s*$/.exec(part) ?? []
    if (name === undefined || url === undefined || !URL.canParse(url)) return undefined
    sites.set(name, url)
  }
  return sites
}

/** As the rule says it: "canvas", "neon" or "sketch". */
function oneOf(names: readonly string[]): string {
  return new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(names.map((name) => `"${name}"`))
}
