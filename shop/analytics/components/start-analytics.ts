/** Google Analytics 4 or the Tag Manager, fetched once and only after a shopper agreed. */

import type { DataLayerEvent } from '../../events/data-layer.ts'
import { listen } from '../../events/push-event.ts'

const HOST = 'https://www.googletagmanager.com'

let isStarted = false

/**
 * Starts it, and later tells it each page that the shopper walks to.
 *
 * @param id    a measurement id (G-…) or a container id (GTM-…)
 * @param page  the address as others may read it
 */
export function startAnalytics(id: string, page: string): void {
  const page_location = location.origin + page
  if (isStarted && !id.startsWith('GTM-')) gtag('set', { page_location })
  if (isStarted) return
  isStarted = true
  window.dataLayer ??= []
  if (id.startsWith('GTM-')) {
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    fetchScript(`${HOST}/gtm.js?id=${id}`)
    return
  }
  const before = window.dataLayer.filter(isTold)
  gtag('js', new Date())
  // Consent was given for all of it; nothing is asked of other sites' cookies.
  gtag('config', id, { page_location })
  for (const event of before) passOn(event)
  listen(passOn)
  fetchScript(`${HOST}/gtag/js?id=${id}`)
}

/** Analytics reads commands where the Tag Manager reads events. */
function passOn(event: DataLayerEvent): void {
  gtag('event', event.event, 'ecommerce' in event ? event.ecommerce : {})
}

/** Its commands are the list of arguments itself; it ignores a plain array. */
function gtag(..._command: [string, ...unknown[]]): void {
  // biome-ignore lint/complexity/noArguments: as above
  window.dataLayer?.push(arguments)
}

const isTold = (entry: object): entry is DataLayerEvent => 'event' in entry

function fetchScript(url: string): void {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  document.head.append(script)
}
