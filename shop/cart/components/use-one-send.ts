import { type SyntheticEvent, useEffect, useRef } from 'react'

/**
 * PE-18: on a slow phone a second press may come before the page shows the first.
 *
 * @param isBusy  whether a send of the form is under way
 * @returns for the form's `onSubmit`; true for the press that is sent
 */
export function useOneSend(isBusy: boolean): (event: SyntheticEvent) => boolean {
  const isSent = useRef(false)
  useEffect(() => {
    if (!isBusy) isSent.current = false
  }, [isBusy])
  return (event) => {
    if (isBusy || isSent.current) event.preventDefault()
    else isSent.current = true
    return !event.defaultPrevented
  }
}
