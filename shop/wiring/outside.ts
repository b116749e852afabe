/** What the settings allow pages to load from other houses: for the pages, and for their security policy. */
import type { Config } from '#platform/config.ts'
import type { OutsideSources } from '#platform/http/content-security.ts'
import type { OutsideServices } from '../frame/outside.ts'

export function outsideServices({ chat, measurementId, algolia, conversions }: Config): OutsideServices {
  return { chat, measurementId, search: algolia, conversions: conversions !== undefined }
}

/**
 * SH-28: the host of each service that is switched on, and no other.
 *
 * @param pictureHost scheme and host of the network that pictures come from, where there is one
 */
export function outsideSources(
  { chat, measurementId, search }: OutsideServices,
  pictureHost?: string,
): OutsideSources {
  const chatHost = chat ? [new URL(chat.scriptUrl).origin] : []
  const isMeasured = measurementId !== undefined
  return {
    script: [...chatHost, ...(isMeasured ? ['https://www.googletagmanager.com'] : [])],
    style: chatHost,
    font: chatHost,
    frame: chatHost,
    img: [...(pictureHost ? [pictureHost] : []), ...chatHost, ...(isMeasured ? MEASURING_HOSTS : [])],
    connect: [
      ...chatHost,
      ...chatHost.map((host) => host.replace('https:', 'wss:')),
      ...(isMeasured ? MEASURING_HOSTS : []),
      ...(search ? searchHosts(search) : []),
    ],
  }
}

/** Where Algolia's client asks, one after the other. */
function searchHosts({ appId, host }: NonNullable<OutsideServices['search']>): string[] {
  if (host) return [host]
  const id = appId.toLowerCase()
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((count) => `https://${id}-${count}.algolianet.com`),
  ]
}

/** https://developers.google.com/tag-platform/security/guides/csp, without the hosts for advertisements. */
const MEASURING_HOSTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]
