import { Suspense, useEffect } from 'react'
import { fetchPartsAhead } from '#ui/lazy-hydration.tsx'
import { lazyOrNothing } from '#ui/lazy-or-nothing.ts'
import { retryBrokenPictures } from '#ui/retry-broken-pictures.ts'
import { watchForDeploy } from '../../hydration/new-deploy.ts'
import { useReturnPath } from '../../request/use-return-path.ts'
import { BackToTop } from './back-to-top.tsx'
import { useCacheSwitches } from './cache-switches.ts'
import { LineStatus } from './line-status.tsx'
import { NearbyLinks } from './nearby-links.tsx'
import { registerWorker } from './register-worker.ts'
import { useRefetchOnReturn } from './use-refetch-on-return.ts'

const Analytics = lazyOrNothing(() =>
  import('../../analytics/components/analytics.tsx').then((module) => module.Analytics),
)

/** Stays mounted while the shopper walks from page to page. */
export function IdleTasks() {
  useEffect(registerWorker, [])
  useEffect(watchForDeploy, [])
  useEffect(() => retryBrokenPictures(document), [])
  useEffect(fetchPartsAhead, [])
  useReturnPath()
  useCacheSwitches()
  useRefetchOnReturn()
  return (
    <>
      <Suspense>
        <Analytics />
      </Suspense>
      <NearbyLinks />
      <BackToTop />
      <LineStatus />
    </>
  )
}
