/** What happens on a page, told to whoever measures it; the page works the same when nobody does (PE-17). */
import type { DataLayerEvent } from '../measuring/data-layer.ts'

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

/** The list on the page. Its readers have it from here on; blockers may take them away, and this stays. */
export function pushEvent(event: DataLayerEvent): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
  for (const heard of listeners) heard(event)
}

const listeners = new Set<(event: DataLayerEvent) => void>()

/** From now on; what was told before stands in the list. */
export function listen(heard: (event: DataLayerEvent) => void): void {
  listeners.add(heard)
}
