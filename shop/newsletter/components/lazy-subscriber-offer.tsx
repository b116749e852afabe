import { Suspense, useEffect, useState } from 'react'
import { lazyOrNothing } from '#ui/lazy-or-nothing.ts'
import type { PageType } from '../../routing/frame-parts.ts'

const SubscriberOffer = lazyOrNothing(() =>
  import('./subscriber-offer.tsx').then((module) => module.SubscriberOffer),
)

/** Fetched after hydration, because nobody needs it before. */
export function LazySubscriberOffer({ page }: { page: PageType | undefined }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated ? (
    <Suspense>
      <SubscriberOffer page={page} />
    </Suspense>
  ) : null
}
