/** Third-party services that the settings switch on, for the pages and for their content security policy. */
import type { Config } from '#platform/config/config.ts'
import type { ThirdPartySources } from '#platform/http/content-security.ts'
import type { ThirdPartyServices } from '../request/third-party-services.ts'

export function thirdPartyServicesOf({
  chat,
  measurementId,
  algolia,
  conversions,
}: Config): ThirdPartyServices {
  return { chat, measurementId, search: algolia, conversions: conversions !== undefined }
}

/**
 * SH-28: the host of each service that is switched on, and no other.
 *
 * @param pictureHost scheme and host of the network that pictures come from, where there is one
 */
export function thirdPartySources(
  { chat, measurementId, search }: ThirdPartyServices,
  pictureHost?: string,
): ThirdPartySources {
  const chatHost = chat ? [new URL(chat.scriptUrl).origin] : []
  const hasAnalytics = measurementId !== undefined
  return {
    script: [...chatHost, ...(hasAnalytics ? ['https://www.googletagmanager.com'] : [])],
    style: chatHost,
    font: chatHost,
    frame: chatHost,
    img: [...(pictureHost ? [pictureHost] : []), ...chatHost, ...(hasAnalytics ? ANALYTICS_HOSTS : [])],
    connect: [
      ...chatHost,
      ...chatHost.map((host) => host.replace('https:', 'wss:')),
      ...(hasAnalytics ? ANALYTICS_HOSTS : []),
      ...(search ? searchHosts(search) : []),
    ],
  }
}

/** Where Algolia's client asks, one after the other. */
function searchHosts({ appId, host }: NonNullable<ThirdPartyServices['search']>): string[] {
  if (host) return [host]
  const id = appId.toLowerCase()
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((count) => `https://${id}-${count}.algolianet.com`),
  ]
}

/** https://developers.google.com/tag-platform/security/guides/csp, without the hosts for advertisements. */
const ANALYTICS_HOSTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]
