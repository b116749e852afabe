import { useEffect, useState } from 'react'
import { savesData } from '#ui/saves-data.ts'
import { isWorthFetching } from '../nearby.ts'
import { useClientState } from './client-state.ts'
import { idleQueue } from './idle-queue.ts'
import { prefetchCode } from './prefetch-code.ts'
import { PrefetchPage } from './prefetch-page.tsx'

/** B-44. */
const NEAR = '200px'
/** Bounds the data that a long list may spend. */
const MAX_PAGES = { mobile: 6, other: 12 }

/** B-44: prefetches what a link leads to as soon as the link comes near the view. */
export function NearbyLinks() {
  const { isMobile, pageData } = useClientState()
  const [near, setNear] = useState<readonly string[]>([])
  const { path } = pageData
  useEffect(() => {
    const main = document.getElementById('main')
    if (!main || savesData()) return
    const seen = new Set([path])
    const pages = idleQueue<string>(isMobile ? MAX_PAGES.mobile : MAX_PAGES.other, (address) =>
      setNear((all) => [...all, address]),
    )
    const links = new IntersectionObserver(
      (entries) => {
        const come = entries.flatMap(({ isIntersecting, target }) =>
          isIntersecting && target instanceof HTMLAnchorElement ? target.pathname + target.search : [],
        )
        const others = come.filter((address) => !seen.has(address))
        for (const address of others) {
          seen.add(address)
          pages.add(address)
        }
      },
      { rootMargin: NEAR },
    )
    const watch = () => {
      for (const link of main.querySelectorAll('a')) if (isWorthFetching(link)) links.observe(link)
    }
    watch()
    const changes = new MutationObserver(watch)
    changes.observe(main, { childList: true, subtree: true })
    return () => {
      pages.end()
      links.disconnect()
      changes.disconnect()
      setNear([])
    }
  }, [path, isMobile])
  useCodeOfIntended()
  return near.map((address) => <PrefetchPage key={address} page={address} />)
}

/**
 * A link under a finger, pointer or focus names its page by `data-ahead`. Only its code is prefetched: a press that
 * follows at once loads the data anyway and would not share a request that is under way.
 */
function useCodeOfIntended(): void {
  useEffect(() => {
    const near = ({ target }: Event) => {
      const page = target instanceof Element && target.closest<HTMLElement>('[data-ahead]')?.dataset.ahead
      if (page) prefetchCode(page).catch(() => undefined)
    }
    const kinds = ['pointerover', 'touchstart', 'focusin']
    for (const kind of kinds) document.addEventListener(kind, near, { passive: true })
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, near)
    }
  }, [])
}
