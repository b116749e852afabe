/** What is typed, chosen and pressed on a page that is reloaded: history.state holds it until the new page is there. */
import { LOADING_ANEW } from '../loading-anew.ts'
import { isHydrated } from '../pressed.ts'
import { pause } from './page.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Kept {
  typed?: [name: string, value: string | boolean][]
  /** The place of the field with the focus. */
  focused?: number
  /** The place of the button whose press nobody answered. */
  undone?: number
  /** How often the page has reloaded itself. */
  loads?: number
}

// Chrome gives nothing back on a page that must not be stored. A card has no names, and is never written down.
const FIELDS = ':is(input, textarea, select)[name]:not([type="hidden"], [type="file"], [type="password"])'

const { typed, focused = -1, undone = -1, loads: before = 0, ...state }: Kept = history.state ?? {}

/** How often this page has reloaded itself. */
export const loads = before

let pressed: HTMLButtonElement | undefined

export function watchPresses(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLButtonElement>('button[type="button"]')
      pressed = button && !isHydrated(button) ? button : undefined
    },
    true,
  )
}

/** A card is kept nowhere, and a chosen file cannot be put back: a page that holds one waits for the shopper. */
export const holdsMore = () =>
  [...document.querySelectorAll<Field>('[autocomplete^="cc-"], [type="file"]')].some(
    ({ value }) => value !== '',
  )

export function keepTyped(): void {
  const present = fields()
  // Where the page is hydrated otherwise, new-deploy.ts keeps the press.
  const isKept = !dispatchEvent(new Event(LOADING_ANEW, { cancelable: true }))
  const kept: Kept = {
    typed: present.map((field) => [field.name, stateOf(field)]),
    focused: present.findIndex((field) => field.matches(':focus')),
    undone: pressed && !isKept && !isHydrated(pressed) ? buttons().indexOf(pressed) : -1,
    loads: loads + 1,
  }
  history.replaceState({ ...history.state, ...kept }, '')
}

export function putTypedBack(): void {
  if (!typed) return
  history.replaceState(state, '')
  document.addEventListener('DOMContentLoaded', () => {
    fill(typed)
    void pressAgain()
  })
}

function fill(kept: [name: string, value: string | boolean][]): void {
  const present = fields()
  for (const [place, [name, value]] of kept.entries()) {
    const field = present[place]
    if (field?.name !== name || stateOf(field) === value) continue
    setState(field, value)
    // As if it were typed, for who listens before the page is hydrated.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const field = present[focused]
  field?.focus()
  // An e-mail field has no place to write at; its own is the end.
  if (!field || !('selectionStart' in field) || field.selectionStart === null) return
  field.setSelectionRange(field.value.length, field.value.length)
}

async function pressAgain(): Promise<void> {
  const button = buttons()[undone]
  while (button?.isConnected && !isHydrated(button)) await pause(100)
  button?.click()
}

const fields = () => [...document.querySelectorAll<Field>(FIELDS)]
const buttons = () => [...document.querySelectorAll('button')]

const isTicked = (field: Field): field is HTMLInputElement => ['radio', 'checkbox'].includes(field.type)
const stateOf = (field: Field) => (isTicked(field) ? field.checked : field.value)

function setState(field: Field, value: string | boolean): void {
  if (isTicked(field)) field.checked = value === true
  else field.value = String(value)
}
