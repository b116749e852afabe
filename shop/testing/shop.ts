/** The shop for tests: a real database and queue, the test gateway, a clock that stands still, and the contract's door. */
import { resolve } from 'node:path'
import { afterAll } from 'vitest'
import { openJobs } from '#platform/jobs/queue.ts'
import { createLog } from '#platform/log.ts'
import { openSceneFolder } from '#platform/mockup/scene-folder.ts'
import type { PaymentGateway } from '#platform/payments/gateway.ts'
import { openLedger, prepareLedger } from '#platform/payments/test-gateway/ledger.ts'
import { createTestGateway } from '#platform/payments/test-gateway/test-gateway.ts'
import { testDatabase } from '#platform/testing/database.ts'
import { clockAt } from '#platform/testing/set-clock.ts'
import type { Services } from '../api/context.ts'
import type { BrandCode } from '../brands/brand.ts'
import { storeCodeOf } from '../brands/stores.ts'
import { createSearchNotes, type SearchNotes } from '../catalogue/commands/search-notes.ts'
import { createConfigurationReader } from '../content/commands/configuration-reader.ts'
import type { Mutation, Query } from '../generated/resolvers.ts'
import { createOffersReader } from '../marketing/commands/offers-reader.ts'
import { createScenesOfFamily } from '../mockups/commands/scenes-of-family.ts'
import { createBadgeFactsReader } from '../orders/commands/badge-facts-reader.ts'
import { createApi, type GraphqlAnswer } from '../request/api.ts'
import { plainVisit, type Visit } from '../request/visit.ts'
import { prepareDatabase } from '../seed/prepare.ts'
import { erasures } from '../wiring/account-erasure.ts'
import { gatewayPaymentOf, shopJobs } from '../wiring/jobs.ts'
import { createProtection } from '../wiring/protection.ts'
import { createExecutor } from '../wiring/schema.ts'

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

const SCENES = resolve(import.meta.dirname, '../../public/scenes')

/** Long enough for a busy machine: only cards that are meant to stay silent may meet it. */
const GATEWAY_LIMIT_MS = 1_500

/**
 * Call it once at the top of a test file, outside any test.
 *
 * @param brand  whose shop it is; another one than canvas is filled anew, which takes some seconds
 */
export async function openTestShop(brand: BrandCode = 'canvas') {
  const { db, url, ownerUrl, pool, asOwner } = await testDatabase(
    brand === 'canvas'
      ? undefined
      : async (addresses) => {
          await prepareDatabase(addresses, brand)
          await prepareLedger(addresses)
        },
  )
  let queries = 0
  pool.on('acquire', () => queries++)
  const clock = clockAt('2026-11-21T10:00:00+11:00')
  const log = createLog({ production: true, logLevel: 'silent' })
  const jobs = await openJobs({ url, jobs: shopJobs, log, isWorker: false })
  const ledger = openLedger(url)
  afterAll(async () => {
    await jobs.stop()
    await ledger.close()
  })

  const configuration = createConfigurationReader({ db, clock })
  const secretKey = 'only for shops that live as long as a test'
  const searches = createSearchNotes({ db, clock, secretKey, log })
  const services: Services & { searches: SearchNotes } = {
    db,
    clock,
    jobs,
    payments: createTestGateway(ledger, { timeoutMs: GATEWAY_LIMIT_MS, url: 'https://gateway.example' }),
    configuration,
    searches,
    erasures,
    secretKey,
    socialSecrets: { google: 'known to Google', facebook: 'known to Facebook' },
    scenesOf: createScenesOfFamily(openSceneFolder(SCENES)),
    offers: createOffersReader({ db, clock }),
    badgeFacts: createBadgeFactsReader({ db, clock }),
    ...createProtection({ pool, configuration, secretKey, log, captchaTries: [20, 40] }),
    publicUrl: 'https://shop.example',
    storeCode: storeCodeOf(brand),
  }
  const failures: Error[] = []
  const report = (error: Error) => `TEST-${failures.push(error)}`
  const sendTo = (services: Services) => createExecutor(services, { report, development: true })
  const send = sendTo(services)
  /** The same shop with some services exchanged. */
  const withServices = (others: Partial<Services>) => {
    const sendThere = sendTo({ ...services, ...others })
    return {
      send: (query: string, variables: object = {}, visit: Partial<Visit> = {}) =>
        sendThere({ query, variables, visit: { ...plainVisit, ...visit } }),
      ask: (query: string, variables: object = {}) => dataOf(sendThere({ query, variables })),
    }
  }

  return {
    ...services,
    url,
    ownerUrl,
    asOwner,
    /** What pages ask, for a guest. */
    api: createApi(send),
    clock,
    ledger,
    gatewayPaymentOf: gatewayPaymentOf(db),
    /** How many queries the shop has sent, a transaction counting as one. */
    queriesSent: () => queries,
    /** What broke unexpectedly; a test that expects nothing to break may look here. */
    failures,
    /** Sends an operation and gives back the whole answer, errors included. */
    send: (query: string, variables: object = {}, visit: Partial<Visit> = {}): Promise<GraphqlAnswer> =>
      send({ query, variables, visit: { ...plainVisit, ...visit } }),
    /** Sends an operation and gives back its data; `{ token }` signs a customer in. */
    ask: (query: string, variables: object = {}, visit: Partial<Visit> = {}) =>
      dataOf(send({ query, variables, visit: { ...plainVisit, ...visit } })),
    /** The same shop with another gateway, such as one that a test stops half-way. */
    withGateway: (payments: PaymentGateway) => withServices({ payments }),
    withServices,
  }
}

/**
 * The contract's answer as a test reads it: it wrote the operation and the expectations check what came back, so
 * nothing it asks for is null, a list has the entries that it looks at, and a union has the fields of all its members.
 */
type Answered<Value> = [Value] extends [readonly (infer Entry)[]]
  ? [Answered<NonNullable<Entry>>, Answered<NonNullable<Entry>>, ...Answered<NonNullable<Entry>>[]]
  : [Value] extends [object]
    ? Together<AnsweredFields<Value>>
    : Value

type AnsweredFields<Value> = Value extends object
  ? { __typename: string } & {
      [Field in Exclude<keyof Value, '__typename'>]-?: Answered<NonNullable<Value[Field]>>
    }
  : never

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

async function dataOf(answer: Promise<GraphqlAnswer>): Promise<Answered<Query & Mutation>> {
  const { data, errors } = await answer
  if (errors?.[0]) {
    const { message, extensions } = errors[0]
    throw new Error(
      typeof extensions?.debugMessage === 'string' ? `${message}: ${extensions.debugMessage}` : message,
    )
  }
  return data as Answered<Query & Mutation>
}
