/**
 * What is typed, chosen and pressed on a page that is reloaded: history.state holds it until the new page is there. Others
 * may have changed what the new page shows, so that fields and buttons are found by their names and words.
 */
import { isHydrated, labelled, type Pressed, pressed } from '../pressed.ts'
import { RELOAD_EVENT } from '../reload-event.ts'
import { pause } from './page.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Value = string | boolean

interface Press extends Pressed {
  at: number
}

interface CarriedOver {
  typed?: [name: string, value: Value][]
  /** The name of the field with the focus. */
  focused?: string
  /** The button whose press nobody answered. */
  undone?: Press
  /** How often the page has reloaded itself. */
  loads?: number
}

// Chrome gives nothing back on a page that must not be stored. A card has no names, and is never written down.
const FIELDS = ':is(input, textarea, select)[name]:not([type="hidden"], [type="file"], [type="password"])'
/** A press that was not answered for so long is not done any more. */
const PRESS_MS = 60_000

const { typed, focused, undone, loads: before = 0, ...state }: CarriedOver = history.state ?? {}

/** How often this page has reloaded itself. */
export const loads = before

let last: Press | undefined
let lastButton: Element | undefined

export function watchPresses(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('button[type="button"]')
      const one = button && !isHydrated(button) ? pressed(button) : undefined
      last = one && { ...one, at: Date.now() }
      lastButton = button || undefined
    },
    true,
  )
}

/** A card is kept nowhere, and a chosen file cannot be put back: a page that holds one waits for the shopper. */
export const holdsMore = () =>
  [...document.querySelectorAll<Field>('[autocomplete^="cc-"], [type="file"]')].some(
    ({ value }) => value !== '',
  )

export function carryOver(): void {
  const present = [...fields()]
  // Where the page is hydrated otherwise, new-deploy.ts keeps the press.
  const isKept = !dispatchEvent(new Event(RELOAD_EVENT, { cancelable: true }))
  const carried: CarriedOver = {
    typed: present.map(([name, field]) => [name, stateOf(field)]),
    focused: present.find(([, field]) => field.matches(':focus'))?.[0],
    undone: isKept || (lastButton && isHydrated(lastButton)) ? undefined : last,
    loads: loads + 1,
  }
  history.replaceState({ ...history.state, ...carried }, '')
}

export function putBack(): void {
  if (!typed) return
  history.replaceState(state, '')
  document.addEventListener('DOMContentLoaded', () => {
    fill(typed)
    void pressAgain()
  })
}

function fill(values: [name: string, value: Value][]): void {
  const present = fields()
  for (const [name, value] of values) {
    const field = present.get(name)
    if (!field || stateOf(field) === value) continue
    setValue(field, value)
    // As if it were typed, for who listens before the page is hydrated.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const field = focused === undefined ? undefined : present.get(focused)
  field?.focus()
  // An e-mail field has no place to write at; its own is the end.
  if (!field || !('selectionStart' in field) || field.selectionStart === null) return
  field.setSelectionRange(field.value.length, field.value.length)
}

async function pressAgain(): Promise<void> {
  if (!undone) return
  while (Date.now() < undone.at + PRESS_MS) {
    const button = labelled(document, undone)
    if (button && isHydrated(button)) return button.click()
    await pause(100)
  }
}

/** By kind, name and place among those like it; a choice also by its value. */
function fields(): Map<string, Field> {
  const found = new Map<string, Field>()
  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    const like = [field.type, field.name, ...(isTicked(field) ? [field.value] : [])].join(' ')
    let place = 0
    while (found.has(`${like} ${place}`)) place += 1
    found.set(`${like} ${place}`, field)
  }
  return found
}

const isTicked = (field: Field): field is HTMLInputElement => ['radio', 'checkbox'].includes(field.type)
const stateOf = (field: Field) => (isTicked(field) ? field.checked : field.value)

function setValue(field: Field, value: Value): void {
  if (isTicked(field)) field.checked = value === true
  else field.value = String(value)
}
