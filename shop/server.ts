/** The process: opens what the settings name, serves pages and the API, does the jobs, and stops in good order. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { captchaRoutes } from '#platform/captcha/routes.ts'
import { type Config, configOrExit } from '#platform/config/config.ts'
import { reportFailure } from '#platform/http/failure.ts'
import { healthRoutes } from '#platform/http/health.ts'
import { type ListenOptions, listen } from '#platform/http/listen.ts'
import { createLog, type Log } from '#platform/log.ts'
import type { OwnServer } from '#platform/payments/test-gateway/own-server.ts'
import { decoderNetwork } from '#platform/photos/start-decoder.ts'
import { stopRequests } from '#platform/stop-requests.ts'
import { beginSession } from './account/pages/begin-session.ts'
import { conversionRoutes } from './analytics/routes.ts'
import { storeCodeOf } from './brands/stores.ts'
import { bulkOrderRoutes } from './bulk-order/routes.ts'
import { createDeveloperMode } from './caching/developer-mode.ts'
import { hangingTemplateRoutes } from './catalogue/documents/hanging-template-routes.ts'
import { drawingRoutes } from './catalogue/drawing-routes.ts'
import { leftCartRoutes } from './checkout/routes.ts'
import { certificateRoutes } from './customers/certificate-routes.ts'
import { customersRest } from './customers/rest.ts'
import { socialRoutes } from './customers/social-routes.ts'
import { mediaRoutes } from './design/media/media.ts'
import { readFamilies } from './families/read-families.ts'
import { giftCardRoutes } from './marketing/documents/gift-card-routes.ts'
import { mockUpRoutes } from './mockups/media/mock-up-routes.ts'
import { myDataRoutes } from './my-data/my-data-routes.ts'
import { newsletterRoutes } from './newsletter/pages-of-links.ts'
import { invoiceRoutes } from './orders/documents/invoice-routes.ts'
import { proofRoutes } from './orders/documents/proof-routes.ts'
import { reviewPictureRoutes } from './reviews/picture-routes.ts'
import { awayTools, laterToolRoutes } from './routing/later-tools.ts'
import { redirectSiteRoutes } from './routing/redirect-sites.ts'
import { searchEngineRoutes } from './search-engines/routes.ts'
import { templatePictureRoutes } from './templates/media/template-pictures.ts'
import { ticketFileRoutes } from './tickets/file-routes.ts'
import { cacheAnswers } from './wiring/cached-answers.ts'
import { createCaching } from './wiring/caching.ts'
import { createGraphqlEndpoint } from './wiring/graphql.ts'
import { workOnJobs } from './wiring/jobs.ts'
import { readNotices } from './wiring/notices.ts'
import { createPages } from './wiring/pages.ts'
import { createExecutor, schema } from './wiring/schema.ts'
import { entryOf } from './wiring/server-entry.ts'
import { type OpenServices, openServices } from './wiring/services.ts'
import { openTestGatewayServer } from './wiring/test-gateway.ts'
import { thirdPartyServicesOf } from './wiring/third-party-services.ts'
import { createWeb } from './wiring/web.ts'

/** Requests and jobs drain at the same time, within the 10 seconds that a stop may take. */
const DRAIN_MS = 5_000

/** A stop is promised within 10 seconds. */
const STOP_LIMIT_MS = 9_500

export interface Shop {
  url: string
  stop(): Promise<void>
}

/** Where the pages come from: the build, or their sources while developing. */
export interface Storefront {
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  before?: ListenOptions['before']
}

type Handler = (request: Request) => Response | Promise<Response>

const opening: Handler = () =>
  new Response('The shop is just opening. Please try again in a moment.', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' },
  })

/** @throws Error when a service cannot be opened or the port is taken; nothing is left running then */
export async function startShop(config: Config, log: Log, storefront: Storefront): Promise<Shop> {
  let handle = opening
  const { host, port, publicUrl, trustedProxies } = config
  warnOfUnknownProxy(config, log)
  void warnOfDecoderNetwork(config, log)
  // First: the shop learns its own address by it, and a port that is taken is reported before anything else starts.
  const listening = await listen((request) => handle(request), {
    host,
    port,
    before: storefront.before,
    publicUrl,
    trustedProxies,
  })
  let services: OpenServices | undefined
  let testGateway: OwnServer | undefined
  try {
    testGateway = await openTestGatewayServer(config, listening.url, log)
    services = await openServices(config, log, testGateway)
    handle = await connect(config, services, storefront, publicUrl ?? listening.url)
    if (services.gateway.ownOrigin) testGateway?.serve(services.gateway.ownOrigin.fetch)
  } catch (error) {
    await Promise.all([listening.stop(0), testGateway?.stop(0)])
    await services?.close()
    throw error
  }
  const { jobs, close } = services
  const stop = async () => {
    await Promise.all([listening.stop(DRAIN_MS), testGateway?.stop(DRAIN_MS), jobs.stop()])
    await close()
  }
  return { url: listening.url, stop }
}

/** Something terminates TLS in front of this process, which itself speaks HTTP only. */
function warnOfUnknownProxy({ role, publicUrl, trustedProxies }: Config, log: Log) {
  if (role === 'worker' || !publicUrl?.startsWith('https:') || trustedProxies) return
  log.warn(
    'TRUSTED_PROXIES is not set. All shoppers behind a proxy share the limits of one address until it names the proxy.',
  )
}

/** Asked in parallel with the start, which need not wait for it. */
async function warnOfDecoderNetwork({ role }: Config, log: Log) {
  if (role === 'worker' || (await decoderNetwork()) === 'cut') return
  log.warn(
    'HEIC photos are decoded without files, settings or processes in reach, but with the network: Node 25 cuts it off, and so does Linux where unshare may make networks.',
  )
}

/** Joins the open services to the domains, as far as this process's role goes. */
async function connect(
  config: Config,
  services: OpenServices,
  storefront: Storefront,
  publicUrl: string,
): Promise<Handler> {
  const health = healthRoutes({
    database: () => services.pool.query('SELECT 1'),
    storage: () => services.storage.check(),
    queue: () => services.jobs.unfinished(),
  })
  if (config.role !== 'web') await startWorker(config, services, storefront, publicUrl)
  if (config.role === 'worker') return health.fetch
  const { gateway, identification, captcha } = services
  const parts = [
    health,
    gateway.routes,
    identification.routes,
    captchaRoutes(captcha),
    mediaRoutes({ ...services, takesHeic: config.heic }),
    mockUpRoutes(services),
    templatePictureRoutes(services),
    drawingRoutes(services),
    hangingTemplateRoutes(services),
    newsletterRoutes(services),
    giftCardRoutes({ ...services, publicUrl }),
    invoiceRoutes(services),
    proofRoutes(services),
    customersRest(services),
    bulkOrderRoutes(services),
    certificateRoutes(services),
    ticketFileRoutes({ ...services, takesHeic: config.heic }),
    reviewPictureRoutes(services),
    leftCartRoutes({ ...services, publicUrl }),
    redirectSiteRoutes(config.redirectSites),
    laterToolRoutes(awayTools(config.brand, await readFamilies())),
    conversionRoutes({ ...services, publicUrl, isOn: config.conversions !== undefined }),
  ]
  return createShopWeb(config, services, storefront, publicUrl, parts)
}

async function startWorker(
  { conversions }: Config,
  services: OpenServices,
  storefront: Storefront,
  publicUrl: string,
) {
  await workOnJobs(services.jobs, {
    ...services,
    publicUrl,
    conversions,
    renderMail: async (name, facts) => (await entryOf(storefront.build)).renderMail(name, facts),
  })
}

function createShopWeb(
  config: Config,
  services: OpenServices,
  storefront: Storefront,
  publicUrl: string,
  parts: Parameters<typeof createWeb>[0]['parts'],
): Handler {
  const { log, clock, invalidations, redis, limits, secretKey } = services
  const storeCode = storeCodeOf(config.brand)
  const shopServices = { ...services, publicUrl, storeCode }
  const errors = {
    report: (error: Error) => reportFailure(log, error, 'An operation').reference,
    development: storefront.mode === 'development',
  }
  const isCached = storefront.mode === 'production' && config.htmlCache
  const send = createExecutor(shopServices, errors)
  const pages = createPages({
    build: storefront.build,
    mode: storefront.mode,
    send: cacheAnswers({ schema, invalidations, now: () => clock.now().getTime() }, send),
    publicUrl,
    pictures: { own: [publicUrl, config.apiUrl ?? publicUrl], cdn: config.cdnUrl },
    clock,
    thirdParty: thirdPartyServicesOf(config),
    calledByPages: services.gateway.calledByPages,
    checkoutNeeds: services.gateway.checkoutNeeds,
    takesHeic: config.heic,
    notices: readNotices(buildOf(config)),
    cached: isCached,
    report: (error) => void reportFailure(log, error, 'A page'),
  })
  const statusByCategory = config.graphqlStatusByCategory
  const graphql = createGraphqlEndpoint(shopServices, { ...errors, statusByCategory })
  const developer = createDeveloperMode({
    secret: config.developerSecret,
    secretKey,
    limits,
    clock,
    publicUrl,
  })
  const caching = createCaching({
    services: shopServices,
    log,
    redis,
    invalidations,
    prefix: `keepsake/${config.brand}`,
    graphql,
    apiUrl: config.apiUrl,
    store: storeCode,
    pages: pages.cache,
    developer,
  })
  const answer = async (request: Request) => (await developer.switchedOn(request)) ?? pages.answer(request)
  return createWeb({
    log,
    build: buildOf(config),
    quiet: !config.production,
    graphql,
    pages: answer,
    parts: [
      caching,
      searchEngineRoutes({ db: services.db, publicUrl, cache: isCached ? pages.cache : undefined }),
      myDataRoutes({ ...services, send }),
      socialRoutes({ ...services, publicUrl, send, beginSession }),
      ...parts,
    ],
  }).fetch
}

const buildOf = ({ brand }: Pick<Config, 'brand'>) => join(resolve(import.meta.dirname, '..'), 'build', brand)

/** The pages of a brand as `react-router build` made them. @throws Error when they have not been built */
export async function builtStorefront({ brand }: Pick<Config, 'brand'>): Promise<Storefront> {
  const file = join(buildOf({ brand }), 'server', 'index.js')
  if (!existsSync(file))
    throw new Error('The pages of this brand are not built yet. "npm start" builds them.')
  return { build: (await import(pathToFileURL(file).href)) as ServerBuild, mode: 'production' }
}

/** Starts, says so, and stops when asked. A second request to stop ends the process at once. */
export async function runShop(
  config: Config,
  storefront: (config: Config) => Promise<Storefront>,
): Promise<void> {
  const log = createLog(config)
  let shop: Shop
  try {
    shop = await startShop(config, log, await storefront(config))
  } catch (error) {
    // One sentence says what to change; the stack helps developers only.
    console.error(error instanceof Error ? error.message : error)
    log.debug({ err: error }, 'The shop could not start.')
    process.exit(1)
  }
  const stop = () => {
    // Killing what still hangs is safe: every write is a transaction, and every job is taken up again.
    setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref()
    shop.stop().then(() => process.exit(0))
  }
  // Node itself would print the error with its whole object graph.
  process.on('uncaughtException', (error) => {
    reportFailure(log, error, 'The process')
    process.exit(1)
  })
  const asked = stopRequests(
    stop,
    () => process.exit(1),
    () => performance.now(),
  )
  process.on('SIGTERM', asked)
  process.on('SIGINT', asked)
  console.log(`Ready on ${shop.url}`)
}

if (import.meta.main) {
  const config = configOrExit()
  // React has picked its build by this variable already; half of each build does not work together.
  if (!config.production) {
    console.error('Start the shop with "npm start", or with NODE_ENV=production where it is built already.')
    process.exit(1)
  }
  await runShop(config, builtStorefront)
}
