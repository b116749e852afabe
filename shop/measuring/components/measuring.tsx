import { asksForConsent, useThirdPartyServices } from '../../frame/third-party-services.ts'
import { ConsentQuestion } from './consent-question.tsx'
import { PageEvents } from './page-events.tsx'

/** All that measures a visit. It comes by itself, so that a browser which blocks it loses nothing else. */
export function Measuring() {
  return (
    <>
      <PageEvents />
      {asksForConsent(useThirdPartyServices()) ? <ConsentQuestion /> : null}
    </>
  )
}
