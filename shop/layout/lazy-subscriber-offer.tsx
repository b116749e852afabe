import { Suspense, useEffect, useState } from 'react'
import { lazyOrNothing } from '#ui/lazy-or-nothing.ts'
import type { PageType } from '../routing/frame-parts.ts'

const FirstOrderOffer = lazyOrNothing(() =>
  import('./lazy/first-order-offer.tsx').then((module) => module.FirstOrderOffer),
)

/** Fetched after hydration, because nobody needs it before. */
export function LazySubscriberOffer({ page }: { page: PageType | undefined }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated ? (
    <Suspense>
      <FirstOrderOffer page={page} />
    </Suspense>
  ) : null
}
