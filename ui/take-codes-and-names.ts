/**
 * PE-10: a select that accepts codes and names: a person types `NT` or `northern`, a script sets `Victoria`.
 *
 * Browsers' own autofill compares with both already. The property is set in the page's world: extensions have their
 * own, and look through the options themselves.
 */

/** Letters typed with a longer pause between them begin a new word, as in browsers' own search. */
const PAUSE_MS = 1000

/** A React ref. @returns its clean-up */
export function takeCodesAndNames(select: HTMLSelectElement): () => void {
  const own = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')
  Object.defineProperty(select, 'value', {
    configurable: true,
    get: () => own?.get?.call(select),
    set: (text: string) => own?.set?.call(select, exactly(select, String(text))?.value ?? text),
  })
  let letters = ''
  let last = 0
  const choose = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
    letters = event.timeStamp - last > PAUSE_MS ? event.key : letters + event.key
    last = event.timeStamp
    // A lone space opens the list.
    if (letters.trim() === '') return
    const meant = exactly(select, letters) ?? beginning(select, letters) ?? following(select, letters)
    event.preventDefault()
    if (!meant || meant.selected) return
    meant.selected = true
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const clearLetters = () => {
    letters = ''
  }
  select.addEventListener('keydown', choose)
  select.addEventListener('blur', clearLetters)
  return () => {
    select.removeEventListener('keydown', choose)
    select.removeEventListener('blur', clearLetters)
    Reflect.deleteProperty(select, 'value')
  }
}

/** `Vic.` and `N.S.W.` are abbreviations, too. */
const plain = (text: string) => text.replaceAll('.', '').trim().toLowerCase()

function exactly({ options }: HTMLSelectElement, text: string): HTMLOptionElement | undefined {
  const wanted = plain(text)
  return [...options].find((option) => plain(option.value) === wanted || plain(option.text) === wanted)
}

/** One letter pressed again and again goes through all that begin with it. */
function following(select: HTMLSelectElement, letters: string): HTMLOptionElement | undefined {
  const [first = ''] = letters
  if (plain(letters) !== plain(first.repeat(letters.length))) return undefined
  const those = [...select.options].filter(({ text }) => plain(text).startsWith(plain(first)))
  const now = those.findIndex(({ selected }) => selected)
  return those[(now + 1) % Math.max(those.length, 1)]
}

function beginning({ options }: HTMLSelectElement, text: string): HTMLOptionElement | undefined {
  const wanted = plain(text)
  return [...options].find(
    ({ value, text: name }) =>
      value !== '' && (plain(name).startsWith(wanted) || plain(value).startsWith(wanted)),
  )
}
