import { useEffect } from 'react'
import script from './early/press-waits.ts?early'
import { EarlyScript } from './early-script.tsx'

/**
 * PE-13, PE-14: a form with `data-waits` that is sent before the page is hydrated waits for that, and keeps what is
 * typed. Otherwise the browser would post it as a document, and a card that was typed would be lost. The button is
 * `aria-busy` meanwhile, which base.css shows, and after a moment the text of the form's `data-why-waiting` says what
 * becomes of the press. A button with `data-chooses` opens the file field behind it, which keeps the chosen file until the
 * page reads it. Runs while the page is parsed.
 */
export function PressWaits() {
  return <EarlyScript text={script} />
}

/** Marks a form as hydrated, so that it can be sent. */
export function useHydratedMark(form: { readonly current: HTMLFormElement | null }): void {
  // After each render: another form may stand in the place of the first.
  useEffect(() => {
    if (form.current) form.current.dataset.hydrated = ''
  })
}
