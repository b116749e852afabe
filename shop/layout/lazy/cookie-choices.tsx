import { asksForConsent, useThirdPartyServices } from '../../request/third-party-services.ts'

/** Opens the consent question again; draws nothing where no service needs consent. */
export function CookieChoices({ className }: { className: string }) {
  if (!asksForConsent(useThirdPartyServices())) return null
  const ask = () =>
    void import('../../analytics/components/consent-state.ts').then(({ askAgain }) => askAgain(), BLOCKED)
  return (
    <button type="button" onClick={ask} className={className}>
      Cookie choices
    </button>
  )
}

/** A blocker may take the question away; then there is nothing to open. */
const BLOCKED = () => undefined
