import { isRouteErrorResponse, useLocation } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { failureOf, moneyWords } from './page-failure.ts'

/** E-39, E-40: the error page inside the frame. */
export function BrokenPage({ error }: { error: unknown }) {
  const failure = isRouteErrorResponse(error) ? failureOf(error.data) : undefined
  const money = moneyWords(useLocation().pathname)
  return (
    <div className="container-page grid min-h-[60svh] content-center justify-items-start gap-5 py-section">
      <h1 className="display text-h1">Oops, Something Went Wrong!</h1>
      <p className="max-w-[46ch] text-lead text-ink-2">
        {failure?.message ?? 'This page did not load. Your cart and your designs are safe.'}
      </p>
      {money === undefined ? null : <p className="max-w-[46ch] text-lead text-ink-2">{money}</p>}
      <button type="button" onClick={() => location.reload()} className={buttonClass()}>
        Try again?
      </button>
      {failure?.reference ? (
        <p className="text-small text-ink-2">{`If it goes on, tell us this reference: ${failure.reference}`}</p>
      ) : null}
    </div>
  )
}
