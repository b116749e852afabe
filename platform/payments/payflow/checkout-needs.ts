import type { CheckoutNeeds } from '../opening.ts'

/** PayPal's page says by its address whether it is about the pilot, and may go on at the pilot's own host. */
const HOSTS = ['https://payflowlink.paypal.com', 'https://pilot-payflowlink.paypal.com']

/**
 * What PayPal's page for a card needs of the checkout: a frame. The page around it looks first whether the host is in reach,
 * because a frame tells nobody that it stays empty.
 *
 * @source https://developer.paypal.com/api/nvp-soap/payflow/integration-guide/configure-hosted-checkout/
 */
export const checkoutNeeds: CheckoutNeeds = {
  sources: { frame: HOSTS, connect: HOSTS },
  paymentSheets: [],
}
