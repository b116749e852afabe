import type { CheckoutNeeds } from '../opening.ts'

const SCRIPT_HOSTS = ['https://js.stripe.com', 'https://*.js.stripe.com']

/**
 * What Stripe.js and the Payment Element need of the checkout. Maps are left out, because only the Address Element, which
 * the shop does not use, looks for addresses.
 *
 * @source https://docs.stripe.com/security/guide#content-security-policy
 */
export const checkoutNeeds: CheckoutNeeds = {
  sources: {
    script: SCRIPT_HOSTS,
    frame: [...SCRIPT_HOSTS, 'https://hooks.stripe.com'],
    connect: ['https://api.stripe.com'],
  },
  paymentSheets: SCRIPT_HOSTS,
}
