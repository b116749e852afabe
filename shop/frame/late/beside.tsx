import { useEffect } from 'react'
import { ConsentQuestion } from '../../measuring/components/consent-question.tsx'
import { PageEvents } from '../../measuring/components/page-events.tsx'
import { asksForConsent, useOutside } from '../outside.ts'
import { BackToTop } from './back-to-top.tsx'
import { useCacheSwitches } from './cache-switches.ts'
import { NearbyLinks } from './nearby-links.tsx'
import { registerWorker } from './register-worker.ts'

/** Lives as long as the page is open, whatever the shopper looks at. */
export function Beside() {
  useEffect(registerWorker, [])
  useCacheSwitches()
  return (
    <>
      <PageEvents />
      <NearbyLinks />
      <BackToTop />
      {asksForConsent(useOutside()) ? <ConsentQuestion /> : null}
    </>
  )
}
