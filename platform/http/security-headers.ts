/** The headers that tell browsers to be careful with every answer: page, picture, file and API alike. */
import { isFramedByAnybody } from './content-security.ts'

/** The devices of a visitor that no page of ours, and nothing framed in one, asks for. */
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
  'serial',
  'usb',
]

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': UNUSED_DEVICES.map((device) => `${device}=()`).join(', '),
  // Pages of other sites lose hold of ours, but the windows that signing in and paying open can still answer.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

const alwaysSent = Object.entries(everywhere)

/** A year. Other hosts under the same domain are not ours to promise for, so they are left out. */
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
