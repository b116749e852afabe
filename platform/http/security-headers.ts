/** Security headers of every answer: page, picture, file and API alike. */
import { isFramedByAnybody } from './content-security.ts'

/** Browser features that no page of ours, and nothing framed in one, uses; only card fields may open a payment sheet. */
const UNUSED_DEVICES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': UNUSED_DEVICES.map((device) => `${device}=()`).join(', '),
  // Isolates pages from other sites' windows, except for popups of signing in and paying.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/**
 * For a page with card fields of a gateway: its frames may open the browser's payment sheet, such as Apple Pay.
 *
 * @param origins  such as https://js.example or https://*.js.example
 */
export function allowPaymentSheets(headers: Headers, origins: readonly string[]): void {
  const allowed = ['self', ...origins.map((origin) => JSON.stringify(origin))].join(' ')
  const policy = everywhere['permissions-policy'].replace('payment=()', `payment=(${allowed})`)
  headers.set('permissions-policy', policy)
}

const alwaysSent = Object.entries(everywhere)

/** A year. Without subdomains, because other hosts under the same domain are not ours. */
const sentOverTls = Object.entries({ ...everywhere, 'strict-transport-security': 'max-age=31536000' })

/**
 * Adds the security headers that an answer has not chosen for itself.
 *
 * Source: requirements SH-15 for framing, which a page may open to anybody by its own policy.
 *
 * @param publicUrl  an address with https promises browsers that it will stay so
 */
export function secureAnswer(headers: Headers, publicUrl: string | undefined): void {
  for (const [name, value] of publicUrl?.startsWith('https:') ? sentOverTls : alwaysSent) {
    if (!headers.has(name)) headers.set(name, value)
  }
  if (!headers.has('x-frame-options') && !isFramedByAnybody(headers)) {
    headers.set('x-frame-options', 'SAMEORIGIN')
  }
}
