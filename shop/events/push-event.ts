/** Pushes what happens on a page for analytics to read; the page works the same without it (PE-17). */
import type { DataLayerEvent } from './data-layer.ts'

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

/** Adds to the page's data layer. Blockers may take its readers away; the list itself stays. */
export function pushEvent(event: DataLayerEvent): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
  for (const heard of listeners) heard(event)
}

const listeners = new Set<(event: DataLayerEvent) => void>()

/** Calls `heard` for each event from now on; earlier ones are in `window.dataLayer`. */
export function listen(heard: (event: DataLayerEvent) => void): void {
  listeners.add(heard)
}
