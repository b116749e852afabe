import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { tidiedPostcode } from '#packages/typed-values/typed-postcode.ts'
import { SuburbsDocument, type SuburbsQuery } from '../../generated/client/graphql.ts'
import { cachingApi } from '../../request/browser-api.ts'
import { stateOfPlace } from '../rules/state-of-place.ts'
import { suburbAdvice } from '../rules/suburb-advice.ts'
import type { AddressPrefix } from './address-form.ts'
import { writeControl } from './write-control.ts'

interface Known {
  postcode: string
  suburbs: SuburbsQuery['suburbs']
}

interface Asking {
  postcode: string
  controller: AbortController
  answer: Promise<Known['suburbs']>
}

const NONE: Promise<Known['suburbs']> = Promise.resolve([])

type Control = HTMLInputElement | HTMLSelectElement

/**
 * What a postcode says of the fields `city` and `state` of the same address: the names to choose from, what is beyond doubt,
 * and advice when the suburb does not fit. Without an answer the fields work as they are.
 *
 * @param prefix  before the names of its fields
 */
export function useSuburbs(prefix: AddressPrefix) {
  const [known, setKnown] = useState<Known>({ postcode: '', suburbs: [] })
  const [typed, setTyped] = useState({ postcode: '', city: '' })
  const asking = useRef<Asking>(undefined)
  /** PE-22: what a shopper has left empty stays empty. */
  const left = useRef(new Set<string>())
  /** What was filled in, by field: it follows the postcode for as long as nobody changes it. */
  const filled = useRef(new Map<string, string>())
  useEffect(() => () => asking.current?.controller.abort(), [])

  function ask(postcode: string): Promise<Known['suburbs']> {
    if (!/^\d{4}$/.test(postcode)) return NONE
    if (known.postcode === postcode) return Promise.resolve(known.suburbs)
    // Each letter of a suburb asks again.
    if (asking.current?.postcode === postcode) return asking.current.answer
    asking.current?.controller.abort()
    const controller = new AbortController()
    const answer = fetched(postcode, controller.signal)
    asking.current = { postcode, controller, answer }
    return answer
  }

  async function fetched(postcode: string, signal: AbortSignal): Promise<Known['suburbs']> {
    try {
      const { suburbs } = await cachingApi.send(SuburbsDocument, { postcode }, signal)
      if (signal.aborted) return []
      setKnown({ postcode, suburbs })
      return suburbs
    } catch {
      if (!signal.aborted) asking.current = undefined
      return []
    }
  }

  function fill(form: HTMLFormElement, field: string, text: string) {
    const name = prefix + field
    const control = controlIn(form, name)
    if (!control || control === document.activeElement) return
    const isOurs = filled.current.get(name) === control.value
    // Ours may be empty too, after a postcode of two states.
    const isTheirs = control.value !== '' || left.current.has(name)
    if (isTheirs && !isOurs) return
    filled.current.set(name, text)
    if (control.value === text) return
    writeControl(control, text)
    // The form may be complete by it, and looks when a field is left.
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }

  const textIn = (form: HTMLFormElement | null, field: string) => controlIn(form, prefix + field)?.value ?? ''
  const postcodeIn = (form: HTMLFormElement | null) => tidiedPostcode(textIn(form, 'postcode'))

  async function fillIn(form: HTMLFormElement, { isTyping }: { isTyping: boolean }) {
    const suburbs = await ask(postcodeIn(form))
    const state = stateOfPlace(postcodeIn(form), suburbs, textIn(form, 'city'))
    // A name that is half typed may be another suburb on the way.
    if (state !== '' || (suburbs.length > 0 && !isTyping)) fill(form, 'state', state)
    return suburbs
  }

  const names = [...new Set(known.suburbs.map(({ name }) => name))]
  return {
    names,
    advice: typed.postcode === known.postcode ? suburbAdvice(known.postcode, names, typed.city) : undefined,
    /** Of the postcode. */
    async onPostcode({ currentTarget: { form } }: FormEvent<HTMLInputElement>) {
      if (!form) return
      const suburbs = await fillIn(form, { isTyping: false })
      const [first, ...others] = suburbs
      if (first) fill(form, 'city', others.length === 0 ? first.name : '')
    },
    /** Of the suburb. */
    onSuburb({ currentTarget: { form } }: FormEvent<HTMLInputElement>) {
      if (form) void fillIn(form, { isTyping: true })
    },
    /** Of any of the three. */
    onFocus({ currentTarget: { form } }: FocusEvent<Control>) {
      void ask(postcodeIn(form))
    },
    /** Of any of the three. */
    onBlur({ currentTarget: { form, name } }: FocusEvent<Control>) {
      left.current.add(name)
      setTyped({ postcode: postcodeIn(form), city: textIn(form, 'city') })
      if (form && name === `${prefix}city`) void fillIn(form, { isTyping: false })
    },
  }
}

function controlIn(form: HTMLFormElement | null, name: string): Control | undefined {
  const control = form?.elements.namedItem(name)
  const isText = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
  return isText ? control : undefined
}
