/** Entries of `window.dataLayer`, which `events/push-event.ts` writes. */
import type { Ecommerce, PaidEcommerce } from './ecommerce.ts'

/** P-19, P-20, D-16; the names of the shop's events are those of Google Analytics 4. */
export type DataLayerEvent =
  | { event: 'view_item' | 'add_to_cart' | 'begin_checkout'; ecommerce: Ecommerce }
  | { event: 'purchase'; ecommerce: PaidEcommerce }
  | { event: 'login' | 'logout' | 'Subscribe' }
