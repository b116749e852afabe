import type { AuthorizeNetSettings } from '../authorize-net-settings.ts'
import type { CheckoutNeeds } from '../opening.ts'

const hosts = {
  sandbox: 'https://jstest.authorize.net',
  live: 'https://js.authorize.net',
} as const

/**
 * What AcceptUI.js needs of the checkout: it comes from one host and opens a frame of the same, which does the rest by
 * itself.
 *
 * @source https://developer.authorize.net/api/reference/features/acceptjs.html
 */
export function checkoutNeeds(environment: AuthorizeNetSettings['environment']): CheckoutNeeds {
  const host = hosts[environment]
  return { sources: { script: [host], frame: [host] }, paymentSheets: [] }
}
