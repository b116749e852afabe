/** Where a shopper came from, as labels that the marketing reports know (P-05 to P-08). */

/** SH-29: what a browser keeps for us stays small, whatever links say. */
const MAX_LABELS = 20
const MAX_LABEL_LENGTH = 64

const SEARCH_ENGINES =
  /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|yandex|baidu|brave)\.[a-z]{2,3}(?:\.[a-z]{2})?$/

export interface Arrival {
  parameters: URLSearchParams
  /** Address of the page that the link stood on; undefined when the browser does not say. */
  referrer: string | undefined
  /** Host of the shop itself: steps within it are no arrivals. */
  host: string
}

/** CA-70: the first that fits counts. @returns undefined for a step within the shop */
export function trafficLabel({ parameters, referrer, host }: Arrival): string | undefined {
  const has = (name: string) => (parameters.get(name) ?? '') !== ''
  if (has('fbclid')) return 'Meta'
  if (has('gclid') || has('gad_source')) return 'Google Ads'
  if (has('msclkid')) return 'CPC-Bing'
  if (has('srsltid')) return 'organic'
  if (has('cjevent')) return 'Affiliate'
  const named = parameters.get('utm_medium') || parameters.get('utm_source')
  if (named) return labelOf(named)
  if (!referrer) return 'direct'
  const from = hostOf(referrer)
  if (from === undefined) return 'unknown'
  if (from === host) return undefined
  return SEARCH_ENGINES.test(from) ? 'organic' : labelOf(from.replace(/^www\./, ''))
}

/**
 * The list with one label more.
 *
 * @param list  as the cookie holds it, with commas between; undefined for none
 * @returns undefined when nothing changes: the label is there, or it is "direct" and others are
 */
export function withLabel(list: string | undefined, label: string): string | undefined {
  const known = (list ?? '').split(',').filter((one) => one !== '')
  if (known.includes(label) || (label === 'direct' && known.length > 0)) return undefined
  return [...known, label].slice(-MAX_LABELS).join(',')
}

/** Letters, digits and a few signs; anything else could be meant for whoever reads the cookie. */
function labelOf(text: string): string {
  const label = text.trim()
  return label.length <= MAX_LABEL_LENGTH && /^[\p{L}\p{N}._ -]+$/u.test(label) ? label : 'unknown'
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined
}
