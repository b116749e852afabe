import { asksForConsent, useThirdPartyServices } from '../third-party-services.ts'

/** Brings the question back. Where nothing asks, there is nothing to choose. */
export function CookieChoices({ className }: { className: string }) {
  if (!asksForConsent(useThirdPartyServices())) return null
  const ask = () =>
    void import('../../measuring/components/consent-state.ts').then(({ askAgain }) => askAgain(), BLOCKED)
  return (
    <button type="button" onClick={ask} className={className}>
      Cookie choices
    </button>
  )
}

/** Whoever blocks the question has answered it. */
const BLOCKED = () => undefined
