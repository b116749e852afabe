import { asksForConsent, useThirdPartyServices } from '../../request/third-party-services.ts'
import { ConsentQuestion } from './consent-question.tsx'
import { PageEvents } from './page-events.tsx'

/** All analytics of a visit. A file of its own, so that a browser which blocks it loses nothing else. */
export function Analytics() {
  return (
    <>
      <PageEvents />
      {asksForConsent(useThirdPartyServices()) ? <ConsentQuestion /> : null}
    </>
  )
}
