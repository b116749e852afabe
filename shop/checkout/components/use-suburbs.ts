import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { tidiedPostcode } from '#packages/typed-values/typed-postcode.ts'
import { SuburbsDocument, type SuburbsQuery } from '../../generated/client/graphql.ts'
import { cachingApi } from '../../request/browser-api.ts'
import { suburbAdvice } from '../rules/suburb-advice.ts'
import type { AddressPrefix } from './address-form.ts'
import { writeControl } from './write-control.ts'

interface Known {
  postcode: string
  suburbs: SuburbsQuery['suburbs']
}

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
  const asking = useRef<AbortController>(undefined)
  /** PE-22: what a shopper has left empty stays empty. */
  const left = useRef(new Set<string>())
  /** What was filled in, by field: it follows the postcode for as long as nobody changes it. */
  const filled = useRef(new Map<string, string>())
  useEffect(() => () => asking.current?.abort(), [])

  async function ask(postcode: string): Promise<Known['suburbs']> {
    if (!/^\d{4}$/.test(postcode)) return []
    if (known.postcode === postcode) return known.suburbs
    asking.current?.abort()
    asking.current = new AbortController()
    const { signal } = asking.current
    try {
      const { suburbs } = await cachingApi.send(SuburbsDocument, { postcode }, signal)
      if (signal.aborted) return []
      setKnown({ postcode, suburbs })
      return suburbs
    } catch {
      return []
    }
  }

  function fillIn(form: HTMLFormElement, suburbs: Known['suburbs']) {
    const [first] = suburbs
    if (!first) return
    const fill = (field: string, text: string) => {
      const name = prefix + field
      const control = controlIn(form, name)
      if (!control || control === document.activeElement) return
      const isOurs = filled.current.get(name) === control.value
      // Ours may be empty too, after a postcode of two states.
      const isTheirs = control.value !== '' || left.current.has(name)
      if (isTheirs && !isOurs) return
      filled.current.set(name, text)
      writeControl(control, text)
      // The form may be complete by it, and looks when a field is left.
      control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    }
    const isOneState = suburbs.every(({ region_code }) => region_code === first.region_code)
    fill('state', isOneState ? first.region_code : '')
    fill('city', suburbs.length === 1 ? first.name : '')
  }

  const names = [...new Set(known.suburbs.map(({ name }) => name))]
  return {
    names,
    advice: typed.postcode === known.postcode ? suburbAdvice(known.postcode, names, typed.city) : undefined,
    /** Of the postcode. */
    async onInput({ currentTarget: { form, value } }: FormEvent<HTMLInputElement>) {
      const suburbs = await ask(tidiedPostcode(value))
      if (form) fillIn(form, suburbs)
    },
    /** Of any of the three. */
    onFocus({ currentTarget: { form } }: FocusEvent<Control>) {
      void ask(tidiedPostcode(controlIn(form, `${prefix}postcode`)?.value ?? ''))
    },
    /** Of any of the three. */
    onBlur({ currentTarget: { form, name } }: FocusEvent<Control>) {
      left.current.add(name)
      setTyped({
        postcode: tidiedPostcode(controlIn(form, `${prefix}postcode`)?.value ?? ''),
        city: controlIn(form, `${prefix}city`)?.value ?? '',
      })
    },
  }
}

function controlIn(form: HTMLFormElement | null, name: string): Control | undefined {
  const control = form?.elements.namedItem(name)
  const isText = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
  return isText ? control : undefined
}
