import { Suspense, useEffect, useState } from 'react'
import { lazyOrNothing } from '#ui/lazy-or-nothing.ts'
import type { PageType } from '../../frame/frame-parts.ts'

const SubscriberOffer = lazyOrNothing(() =>
  import('./subscriber-offer.tsx').then((module) => module.SubscriberOffer),
)

/** Fetched once the page stands: nobody needs it before, and first loads stay light. */
export function SubscriberOfferLater({ page }: { page: PageType | undefined }) {
  const [isStanding, setStanding] = useState(false)
  useEffect(() => setStanding(true), [])
  return isStanding ? (
    <Suspense>
      <SubscriberOffer page={page} />
    </Suspense>
  ) : null
}
