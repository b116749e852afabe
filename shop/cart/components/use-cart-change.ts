import { useId, useRef, useState } from 'react'
import { type SubmitTarget, useFetcher, useSubmit } from 'react-router'
import { paths } from '../../paths.ts'

export const SENT_TO_CART = { method: 'post', action: paths.cart() } as const

interface CartAnswer {
  problem?: string | undefined
}

/**
 * Changes of the cart from one place of a page: the newest, and how to send another. Each press is a request of its own:
 * pressing on, or leaving the page, takes none back that is on its way.
 */
export function useCartChange() {
  const place = useId()
  const presses = useRef(0)
  const [newest, setNewest] = useState(`${place} 0`)
  const submit = useSubmit()
  const change = useFetcher<CartAnswer>({ key: newest })

  function send(form: SubmitTarget) {
    presses.current += 1
    const fetcherKey = `${place} ${presses.current}`
    // At once, so that what was pressed never shows the older number in between.
    void submit(form, { ...SENT_TO_CART, navigate: false, fetcherKey, flushSync: true })
    setNewest(fetcherKey)
  }

  return { change, send }
}
