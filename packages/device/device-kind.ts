export type DeviceKind = 'mobile' | 'desktop' | 'tv' | 'bot' | 'car'

/** In this order: a robot may call itself a telephone, and a television runs the system of one. */
const KINDS: readonly [DeviceKind, RegExp][] = [
  ['bot', /bot\b|bot[/;)]|crawl|spider|slurp|facebookexternalhit|lighthouse|headless|preview|curl\/|wget\//i],
  [
    'tv',
    /\btv\b|smart-?tv|appletv|googletv|hbbtv|netcast|web0s|webos|bravia|roku|crkey|viera|tizen(?!.*mobile)|\baft[a-z]{1,3}\b|playstation|xbox/i,
  ],
  ['car', /tesla|qtcarbrowser|android automotive|\bcar\b/i],
  ['desktop', /windows nt|macintosh|x11|cros/i],
]

/**
 * What kind of device asks, by how it names itself. Mobile is whatever is not known to be another kind.
 *
 * @param userAgent  empty for what does not name itself, which no browser of a person does
 */
export function deviceKind(userAgent: string): DeviceKind {
  if (userAgent === '') return 'bot'
  return KINDS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'mobile'
}
