/** The list of what happened on these pages, for whatever measures them. Without that it stays a list on the page. */
import type { Ecommerce, PaidEcommerce } from './rules/ecommerce.ts'

/** P-19, P-20, D-16; the names of the shop's events are those of Google Analytics 4. */
export type DataLayerEvent =
  | { event: 'view_item' | 'add_to_cart' | 'begin_checkout'; ecommerce: Ecommerce }
  | { event: 'purchase'; ecommerce: PaidEcommerce }
  | { event: 'login' | 'logout' | 'Subscribe' }

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

export function tell(event: DataLayerEvent): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
  for (const heard of listeners) heard(event)
}

const listeners = new Set<(event: DataLayerEvent) => void>()

/** From now on; what was told before stands in the list. */
export function listen(heard: (event: DataLayerEvent) => void): void {
  listeners.add(heard)
}
