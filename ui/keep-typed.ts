/**
 * What is typed or chosen before a page is hydrated outlives a failed hydration (PE-16). A translator's or a password
 * manager's nodes in the page make React draw it anew, with empty fields; this puts back what the fields before them
 * held, and the focus.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const FIELDS = 'input:not([type="hidden"]), textarea, select'

/** In which the parts of a page come that its frame draws last, on a slow connection. */
const PARTS_MS = 20_000

interface Keeper {
  /** Called when React has rendered a part of the page again. */
  putBack(): void
}

/** @param page as the server sent it, before React looks at it */
export function keepTyped(page: Document): Keeper {
  let fields = fieldsOf(page)
  let focused: Element | null = page.activeElement
  // Before React, which stops events of parts that it has not hydrated yet.
  page.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element) focused = target
    },
    true,
  )

  function putBackAll() {
    const now = fieldsOf(page)
    for (const [name, before] of fields) {
      if (before.isConnected) continue
      const after = now.get(name)
      if (after) {
        putBackOne(before, after)
        if (before === focused && page.activeElement === page.body) focusAs(before, after)
      }
      // It is in a part that is rendered later.
      else now.set(name, before)
    }
    fields = now
  }

  const drawn = new MutationObserver(putBackAll)
  return {
    putBack() {
      drawn.observe(page, { childList: true, subtree: true })
      setTimeout(() => drawn.disconnect(), PARTS_MS)
      // Not synchronously: React is still working when it reports the error.
      queueMicrotask(putBackAll)
    },
  }
}

/** By what stays the same when they are rendered again: kind, name and index among those like it. */
function fieldsOf(page: Document): Map<string, Field> {
  const counts = new Map<string, number>()
  const found = new Map<string, Field>()
  for (const field of page.querySelectorAll<Field>(FIELDS)) {
    const like = `${field.type} ${field.name} ${field.autocomplete}`
    const count = counts.get(like) ?? 0
    counts.set(like, count + 1)
    found.set(`${like} ${count}`, field)
  }
  return found
}

function putBackOne(before: Field, after: Field): void {
  const areInputs = before instanceof HTMLInputElement && after instanceof HTMLInputElement
  if (areInputs && before.type === 'file') {
    putBackFiles(before, after)
    // The window for choosing may have been opened before and still be open.
    before.addEventListener('change', () => putBackFiles(before, after))
    return
  }
  if (areInputs && isTicked(before)) {
    // A click, because that is what React listens to.
    if (before.checked && !after.checked) after.click()
    else if (before.type === 'checkbox' && before.checked !== after.checked) after.click()
    return
  }
  if (before.value === after.value) return
  // React ignores a value that is set on the element itself.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(after), 'value') ?? {}
  set?.call(after, before.value)
  after.dispatchEvent(new Event('input', { bubbles: true }))
  after.dispatchEvent(new Event('change', { bubbles: true }))
}

function putBackFiles(before: HTMLInputElement, after: HTMLInputElement): void {
  if (!before.files?.length) return
  after.files = before.files
  after.dispatchEvent(new Event('change', { bubbles: true }))
}

const isTicked = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox'

function focusAs(before: Field, after: Field): void {
  after.focus({ preventScroll: true })
  if (before instanceof HTMLSelectElement || after instanceof HTMLSelectElement) return
  // Kinds without a text cursor, such as an e-mail field, say null.
  if (before.selectionStart === null) return
  after.setSelectionRange(before.selectionStart, before.selectionEnd)
}
