/** `POST /media/private/my-data`: a copy of all that the shop keeps about whoever is signed in. */
import { makeZip } from 'client-zip'
import { type Context, Hono } from 'hono'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import { isFromOwnPage } from '#platform/http/own-page.ts'
import { PRIVATE_FILE as PRIVATE } from '#platform/http/private-file.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { Log } from '#platform/log.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { LimitName } from '../api/limits.ts'
import { findCaller } from '../customers/commands/find-caller.ts'
import { createApi, type Send } from '../request/api.ts'
import { customerTokenOf } from '../request/cookies.ts'
import { plainVisit } from '../request/visit.ts'
import { accountPaths } from '../routing/account-paths.ts'
import { ownFilePaths } from '../routing/own-file-paths.ts'
import { paths } from '../routing/paths.ts'
import { dataFiles } from './commands/data-files.ts'
import { streamWithTimeLimits } from './commands/stream-with-time-limits.ts'

export interface MyDataDeps {
  db: Database
  storage: Pick<Storage, 'stream'>
  clock: Clock
  limits: Pick<Limits<LimitName>, 'take'>
  log: Log
  send: Send
}

/** Files that are read at the same time, of all customers of this process. */
const MAX_AT_ONCE = 4
/** A phone that lost its line comes back within that time, or begins again. */
const IDLE_MS = 120_000
/** For gigabytes of photos on a slow line; who reads slower than that would keep a place from others. */
const LONGEST_MS = 90 * 60_000

export function myDataRoutes({ db, storage, clock, limits, log, send }: MyDataDeps): Hono {
  const underWay = new Set<number>()
  const routes = new Hono()

  routes.post(ownFilePaths.myData(), async (context) => {
    const { raw } = context.req
    // Another site's page must not use up the customer's tries.
    if (!isFromOwnPage(raw)) return context.text('This request comes from another site.', 403, PRIVATE)
    const token = customerTokenOf(raw)
    const caller = await findCaller({ db, clock }, token)
    if (caller.kind !== 'customer') return seeOther(context, paths.signIn(accountPaths.policy()))
    if (underWay.has(caller.id) || underWay.size >= MAX_AT_ONCE) {
      return seeOther(context, accountPaths.policy('busy'))
    }
    underWay.add(caller.id)
    const aborting = new AbortController()
    const { signal } = aborting
    const ended = () => {
      underWay.delete(caller.id)
      aborting.abort()
    }
    try {
      if (!(await limits.take('my-data-customer', String(caller.id))).allowed) {
        ended()
        return seeOther(context, accountPaths.policy('wait'))
      }
    } catch (error) {
      ended()
      throw error
    }
    const api = createApi(send, { ...plainVisit, token })
    const zip = makeZip(
      reported(dataFiles({ db, storage, api, customerId: caller.id, signal }), { log, signal }),
    )
    return new Response(streamWithTimeLimits(zip, { idleMs: IDLE_MS, longestMs: LONGEST_MS, ended }), {
      headers: {
        ...PRIVATE,
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="my-data.zip"',
      },
    })
  })
  return routes
}

const seeOther = (context: Context, address: string) =>
  context.newResponse(null, 303, { ...PRIVATE, location: address })

/** The answer has begun, so a failure can only cut it: the log says why, the browser that the download failed. */
async function* reported<Item>(
  items: AsyncIterable<Item>,
  { log, signal }: { log: Log; signal: AbortSignal },
): AsyncGenerator<Item> {
  try {
    yield* items
  } catch (error) {
    // Given up by whoever asked for it.
    if (!signal.aborted) log.error({ err: error }, 'A copy of somebody’s data was cut')
    throw error
  }
}
