import { isHydrated as isHydratedByReact } from '../pressed.ts'

/** Longer than scripts take on a slow phone; then the form is posted as it is, unless it holds a card number. */
const LIMIT_MS = 15_000
/** A press that waits for longer is explained. */
const EXPLAIN_MS = 2_000
const LOOK_MS = 50
/** For an answer to a form that was posted as it is; another press before that would send it twice. */
const ANSWER_MS = 60_000

document.addEventListener(
  'submit',
  (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !('waits' in form.dataset) || isHydrated(form)) return
    event.preventDefault()
    if ('pressed' in form.dataset) return
    form.dataset.pressed = ''
    sendOnceHydrated(form, event.submitter)
  },
  true,
)

document.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element && target.closest('[data-chooses]')
    if (button && !isHydratedByReact(button)) fieldBehind(button)?.click()
  },
  true,
)

function sendOnceHydrated(form: HTMLFormElement, submitter: HTMLElement | null) {
  if (submitter) submitter.ariaBusy = 'true'
  const why = form.querySelector<HTMLElement>('[data-why-waiting]')
  const explaining = setTimeout(() => why?.append(why.dataset.whyWaiting ?? ''), EXPLAIN_MS)
  const end = Date.now() + LIMIT_MS
  const look = setInterval(() => {
    if (!isHydrated(form) && (Date.now() < end || holdsCard(form))) return
    clearInterval(look)
    clearTimeout(explaining)
    why?.replaceChildren()
    if (!isHydrated(form)) return post(form)
    delete form.dataset.pressed
    if (submitter) submitter.ariaBusy = null
    form.requestSubmit(submitter)
  }, LOOK_MS)
}

function post(form: HTMLFormElement) {
  // By it the shop knows a second sending; React would fill it in. Over plain HTTP browsers make none.
  const key = form.querySelector<HTMLInputElement>('[data-act-key]')
  if (key && 'randomUUID' in crypto) key.value ||= crypto.randomUUID()
  form.submit()
  const end = () => {
    delete form.dataset.pressed
  }
  setTimeout(end, ANSWER_MS)
  // Back on a page that the browser kept as it was; one that is just loaded reports that, too.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) end()
  })
}

const isHydrated = (form: HTMLFormElement) => 'hydrated' in form.dataset

const holdsCard = (form: HTMLFormElement) =>
  [...form.elements].some(
    (field) => field instanceof HTMLInputElement && field.autocomplete.startsWith('cc-') && field.value,
  )

/** Browser extensions put nodes between the two. */
function fieldBehind(button: Element): HTMLInputElement | undefined {
  let field = button.nextElementSibling
  while (field && !(field instanceof HTMLInputElement && field.type === 'file'))
    field = field.nextElementSibling
  return field instanceof HTMLInputElement ? field : undefined
}
