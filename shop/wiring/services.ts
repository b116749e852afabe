/** What the shop works with, opened from its settings. */
import { join, resolve } from 'node:path'
import { openInvalidations } from '#platform/cache/invalidations.ts'
import { systemClock } from '#platform/clock.ts'
import { type Config, secretKeyOf } from '#platform/config/config.ts'
import { startDatabase } from '#platform/database/configured.ts'
import { openDatabase } from '#platform/database/pool.ts'
import { openDrawing } from '#platform/drawing/drawing.ts'
import { openIdentityCheck } from '#platform/identity-check/providers/open-identity-check.ts'
import { openJobs } from '#platform/jobs/queue.ts'
import type { Log } from '#platform/log.ts'
import { openMail } from '#platform/mail/mail.ts'
import { openSceneFolder } from '#platform/mockup/scene-folder.ts'
import { gatewayNames } from '#platform/payments/gateway-choice.ts'
import { openGateway } from '#platform/payments/gateways/open-gateway.ts'
import type { TestGatewayAddress } from '#platform/payments/test-gateway-settings.ts'
import { openRedis } from '#platform/redis.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { brand } from '../brands/brand.ts'
import { brandShop } from '../brands/brand-shop.ts'
import { createSearchNotes } from '../catalogue/commands/search-notes.ts'
import { enqueueGatewayEvent } from '../checkout/commands/enqueue-gateway-event.ts'
import { createConfigurationReader } from '../content/commands/configuration-reader.ts'
import { createWithPhotoFiles } from '../design/commands/with-photo-files.ts'
import { openStaging } from '../design/media/staging.ts'
import { enqueueIdentityEvent } from '../identification/commands/deps.ts'
import { createOffersReader } from '../marketing/commands/offers-reader.ts'
import { createScenesOfFamily } from '../mockups/commands/scenes-of-family.ts'
import { createBadgeFactsReader } from '../orders/commands/badge-facts-reader.ts'
import { prepareDatabase } from '../seed/prepare.ts'
import { erasures } from './account-erasure.ts'
import { shopJobs } from './jobs.ts'
import { createProtection } from './protection.ts'

const CONNECTIONS = 20
/** An outage is noticed within three seconds, so that a shopper is told to try again within five. */
const DATABASE_SILENT_MS = 2_500

const publicFolder = resolve(import.meta.dirname, '..', '..', 'public')

/** Shops of several brands may share one Redis. What is cached expires within an hour and its stale time. */
const cachePlace = ({ brand }: Config) => ({ prefix: `keepsake/${brand}`, rememberedMs: 70 * 60_000 })

const NO_GATEWAY = `PAYMENTS needs a choice (${gatewayNames.join(', ')}) because PUBLIC_URL is open to others; until then this shop takes no orders.`

export type OpenServices = Awaited<ReturnType<typeof openServices>>

/**
 * Opens the database (made and seeded when it is new), the queue, storage, mail and the card gateway.
 *
 * @param testGateway  of a process that serves it
 * @throws Error when one of them cannot be opened; what was open by then is closed again
 */
export async function openServices(config: Config, log: Log, testGateway?: TestGatewayAddress) {
  const closing: (() => Promise<void>)[] = []
  /** In the opposite order: what was opened last may use what was opened first. */
  const close = async () => {
    for (const step of closing.splice(0).reverse()) {
      await step().catch((err: unknown) => log.warn({ err }, 'Something could not be closed properly.'))
    }
  }
  try {
    const clock = systemClock
    const database = await startDatabase(config, (reason) => log.error(reason))
    closing.push(database.stop)
    const leftToStaff = await prepareDatabase(database, config.brand)
    if (leftToStaff !== undefined) log.warn(leftToStaff)
    const onIdleError = (err: Error) => log.warn({ err }, 'A connection to the database was lost.')
    const {
      db,
      pool,
      close: closePool,
    } = openDatabase({
      url: database.url,
      size: CONNECTIONS,
      silentAfterMs: DATABASE_SILENT_MS,
      onIdleError,
      name: config.role,
    })
    closing.push(closePool)
    const redis = config.redisUrl === undefined ? undefined : openRedis(config.redisUrl, log)
    if (redis) closing.push(redis.close)
    const mail = openMail({
      folder: join(config.dataDir, 'mail'),
      smtpUrl: config.smtpUrl,
      from: config.mailFrom ?? `${brand.name} <${brandShop.email}>`,
    })
    closing.push(async () => mail.close())
    const storage = openStorage(join(config.dataDir, 'storage'), config.storageUrl)
    const configuration = createConfigurationReader({ db, clock })
    const secretKey = secretKeyOf(config)
    const drawing = openDrawing({ log })
    closing.push(drawing.close)
    const scenes = openSceneFolder(join(publicFolder, 'scenes'))
    const searches = createSearchNotes({ db, clock, secretKey, log })
    closing.push(searches.close)
    const isWorker = config.role !== 'web'
    const jobs = await openJobs({ url: database.url, jobs: shopJobs, log, isWorker })
    closing.push(jobs.stop)
    if (config.payments === undefined) log.warn(NO_GATEWAY)
    const gateway = await openGateway(config.payments, {
      database,
      clock,
      log,
      timeoutMs: config.gatewayTimeoutMs,
      testGateway,
      stripe: config.stripe,
      authorizeNet: config.authorizeNet,
      payflow: config.payflow,
      handleGatewayEvent: (event) => enqueueGatewayEvent({ db, jobs }, event),
    })
    closing.push(gateway.close)
    const identification = await openIdentityCheck(config.identityCheck, {
      clock,
      timeoutMs: config.gatewayTimeoutMs,
      handleIdentityEvent: (event) => enqueueIdentityEvent({ db, jobs }, event),
    })
    return {
      db,
      pool,
      clock,
      log,
      jobs,
      mail,
      gateway,
      payments: gateway.payments,
      identification,
      identityCheck: identification.identityCheck,
      storage,
      staging: openStaging(join(config.dataDir, 'uploads')),
      drawing,
      withPhotoFiles: createWithPhotoFiles({ db, storage }),
      scenes,
      scenesOf: createScenesOfFamily(scenes),
      samplesFolder: join(publicFolder, 'samples'),
      configuration,
      searches,
      erasures,
      secretKey,
      socialSecrets: config.socialSecrets,
      ...createProtection({
        pool,
        redis: redis?.client,
        configuration,
        secretKey,
        recaptcha: config.recaptcha,
        log,
      }),
      redis,
      invalidations: await openInvalidations({
        redis,
        ...cachePlace(config),
        now: () => clock.now().getTime(),
      }),
      offers: createOffersReader({ db, clock }),
      badgeFacts: createBadgeFactsReader({ db, clock }),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
