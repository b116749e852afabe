import { useSyncExternalStore } from 'react'

/** The height that is left above a phone's keyboard; undefined where the style sheet's own height is right. */
export function useVisibleHeight(): number | undefined {
  return useSyncExternalStore(
    (watcher) => {
      visualViewport?.addEventListener('resize', watcher)
      return () => visualViewport?.removeEventListener('resize', watcher)
    },
    () => {
      const viewport = visualViewport
      // Pinching the page itself also changes the viewport; only a keyboard takes a large strip at scale 1.
      if (viewport?.scale !== 1 || innerHeight - viewport.height < 120) return undefined
      return Math.round(viewport.height)
    },
    () => undefined,
  )
}
