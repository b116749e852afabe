/**
 * What the browser keeps of the shop (SH-30): files whose content never changes under their address, pictures, and one
 * page for the time without a connection. Pages, answers of the API and whatever belongs to a shopper are never kept.
 *
 * Because no page comes from here, no shopper stays in an old version: a new worker takes over at once.
 */
import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies'
import { isFile, isPicture, isUnchanging, KEPT, OFFLINE_PAGE, outdated } from './rules.ts'

/** The offline page and what it looks like; written in by the build. */
declare const PRECACHED: PrecacheEntry[]

/** The part of a worker's own world that is used here. */
interface Worker {
  registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(
    name: 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void
}
const worker = globalThis as unknown as Worker

const DAY_S = 86_400

void worker.skipWaiting()
clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(PRECACHED, { directoryIndex: '', cleanURLs: false })

worker.addEventListener('activate', (event) => event.waitUntil(begin()))

async function begin(): Promise<void> {
  // Asked for while this worker starts, so that no page waits for it.
  await worker.registration.navigationPreload?.enable()
  for (const name of outdated(await caches.keys())) await caches.delete(name)
}

const noPages: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    isFile(cachedResponse) ? cachedResponse : undefined,
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isUnchanging(url.pathname),
  new CacheFirst({ cacheName: KEPT.files, plugins: [noPages, atMost(150, 60)] }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPicture(url.pathname),
  new StaleWhileRevalidate({ cacheName: KEPT.pictures, plugins: [atMost(120, 30)] }),
)

const network = new NetworkOnly()
registerRoute(
  new NavigationRoute(async (options) => {
    try {
      return await network.handle(options)
    } catch {
      return (await matchPrecache(OFFLINE_PAGE)) ?? Response.error()
    }
  }),
)

function atMost(maxEntries: number, days: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true })
}
