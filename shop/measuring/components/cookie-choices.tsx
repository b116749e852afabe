import { asksForConsent, useOutside } from '../../frame/outside.ts'

/** Brings the question back. Where nothing asks, there is nothing to choose. */
export function CookieChoices({ className }: { className: string }) {
  if (!asksForConsent(useOutside())) return null
  const ask = () => void import('./consent-state.ts').then(({ askAgain }) => askAgain())
  return (
    <button type="button" onClick={ask} className={className}>
      Cookie choices
    </button>
  )
}
