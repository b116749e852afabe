import { useEffect } from 'react'
import { EarlyScript } from './early-script.tsx'

/** Longer than scripts take on a slow phone; then the form is posted as it is, unless it holds a card number. */
const LIMIT_MS = 15_000
/** A press that waits for longer is explained. */
const EXPLAIN_MS = 2_000

/**
 * PE-13, PE-14: a form with `data-waits` that is sent before the page is hydrated waits for that, and keeps what is
 * typed. Otherwise the browser would post it as a document, and a card that was typed would be lost. The button is
 * `aria-busy` meanwhile, which base.css shows, and after a moment the text of the form's `data-why-waiting` says what
 * becomes of the press. A button with `data-chooses` opens the file field behind it, which keeps
 * the chosen file until the page reads it. Runs while the page is parsed.
 */
export function PressWaits() {
  return <EarlyScript text={import.meta.env.SSR ? WAIT : ''} />
}

/** Marks a form as hydrated, so that it can be sent. */
export function useHydratedMark(form: { readonly current: HTMLFormElement | null }): void {
  useEffect(() => {
    if (form.current) form.current.dataset.hydrated = ''
  }, [form])
}

const WAIT = `
document.addEventListener('submit', (event) => {
  const form = event.target
  if (!('waits' in form.dataset) || 'hydrated' in form.dataset) return
  event.preventDefault()
  if ('pressed' in form.dataset) return
  form.dataset.pressed = ''
  const { submitter } = event
  if (submitter) submitter.ariaBusy = 'true'
  const why = form.querySelector('[data-why-waiting]')
  const explaining = setTimeout(() => why?.append(why.dataset.whyWaiting), ${EXPLAIN_MS})
  const end = Date.now() + ${LIMIT_MS}
  const holdsCard = () => [...form.elements].some(({ autocomplete, value }) => autocomplete?.startsWith('cc-') && value)
  const look = setInterval(() => {
    if (!('hydrated' in form.dataset) && (Date.now() < end || holdsCard())) return
    clearInterval(look)
    clearTimeout(explaining)
    why?.replaceChildren()
    delete form.dataset.pressed
    if (!('hydrated' in form.dataset)) return form.submit()
    if (submitter) submitter.ariaBusy = null
    form.requestSubmit(submitter)
  }, 50)
}, true)
document.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-chooses]')
  if (!button || Object.keys(button).some((key) => key.startsWith('__reactProps$'))) return
  let field = button
  // Browser extensions put nodes between the two.
  while (field.type !== 'file') field = field.nextElementSibling
  field.click()
}, true)
`
