/**
 * PE-22: what was typed into the checkout and not sent yet, kept in this tab: for a reload, for Back and Forward, and for
 * the way to the bank and back. Never a card: its fields have no names.
 */
import { useEffect, useLayoutEffect } from 'react'
import { deviceTexts } from '#ui/device.ts'

const KEY = 'keepsake-checkout-draft'
const texts = deviceTexts('session')

export type Draft = Record<string, string>

/** Every typed field, also one that was cleared. A form sends no box that is not ticked. */
export function draftOf(form: FormData): Draft {
  const typed = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return Object.fromEntries(typed.filter(([name]) => !NOT_TYPED.includes(name)))
}

/** What the form says for itself, and what the cart keeps. */
const NOT_TYPED: readonly string[] = [
  'intent',
  'method',
  'act',
  'total',
  'contents',
  'nothing_sent',
  'pay_by',
]

/** Of a field, what is used here. */
interface Field {
  name: string
  value: string
  /** What the page came with. */
  first: string
}

/** Which fields take their text from the draft: those that were not changed since the page loaded. */
export function restored(fields: readonly Field[], draft: Draft): Draft {
  const untouched = fields.filter(({ name, value, first }) => value === first && draft[name] !== undefined)
  return Object.fromEntries(untouched.map(({ name }) => [name, draft[name] ?? '']))
}

/**
 * Fills the form from its draft before the first paint, and keeps the draft while the form is mounted.
 *
 * @param isOver  whether the draft is older than what the page loaded with
 */
export function useDraft(form: { readonly current: HTMLFormElement | null }, isOver: boolean): void {
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    const taken = restored(controlsOf(element).map(fieldOf), isOver ? {} : readDraft())
    for (const control of controlsOf(element)) write(control, taken[control.name])
    const keep = () => writeDraft({ ...boxesNotTicked(element), ...draftOf(new FormData(element)) })
    const events = ['input', 'change', 'focusout'] as const
    for (const name of events) element.addEventListener(name, keep)
    // Some programs fill a field without an event.
    window.addEventListener('pagehide', keep)
    return () => {
      keep()
      for (const name of events) element.removeEventListener(name, keep)
      window.removeEventListener('pagehide', keep)
    }
  }, [form, isOver])
}

/** For the page of the placed order. */
export function useClearedDraft(): void {
  useEffect(() => texts.removeItem(KEY), [])
}

/** Whether the fields differ from what the page loaded with. */
export const isChanged = (form: HTMLFormElement): boolean =>
  controlsOf(form)
    .map(fieldOf)
    .some(({ value, first }) => value !== first)

type Control = HTMLInputElement | HTMLSelectElement

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLSelectElement ||
        (element instanceof HTMLInputElement && !NO_TEXT.includes(element.type))) &&
      element.name !== '',
  )
}

const NO_TEXT: readonly string[] = ['hidden', 'radio', 'submit']

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox'

const boxesNotTicked = (form: HTMLFormElement): Draft =>
  Object.fromEntries(
    controlsOf(form).flatMap((control) => (isBox(control) && !control.checked ? [[control.name, '']] : [])),
  )

function write(control: Control, text: string | undefined): void {
  if (text === undefined) return
  if (isBox(control)) control.checked = text !== ''
  else control.value = text
}

function fieldOf(control: Control): Field {
  const { name, value } = control
  if (isBox(control)) {
    return { name, value: control.checked ? value : '', first: control.defaultChecked ? value : '' }
  }
  if (control instanceof HTMLInputElement) return { name, value, first: control.defaultValue }
  const options = [...control.options]
  return { name, value, first: (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '' }
}

function readDraft(): Draft {
  try {
    const draft: unknown = JSON.parse(texts.getItem(KEY) ?? '{}')
    if (typeof draft !== 'object' || draft === null) return {}
    return Object.fromEntries(Object.entries(draft).filter(([, text]) => typeof text === 'string'))
  } catch {
    // Written by other code.
    return {}
  }
}

function writeDraft(draft: Draft): void {
  texts.setItem(KEY, JSON.stringify(draft))
}
