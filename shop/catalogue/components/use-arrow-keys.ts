import { useEffect, useState } from 'react'

interface ArrowKeys {
  input: HTMLInputElement
  id: string
  count: number
  /** The arrow keys begin anew with another list. */
  list: unknown
  onOption: (id: string | undefined) => void
}

/** Walks through the options while the focus stays in the box. @returns the option that the keys stand on, -1 for none */
export function useArrowKeys({ input, id, count, list, onOption }: ArrowKeys): number {
  const [place, setPlace] = useState({ list, index: -1 })
  const index = place.list === list ? place.index : -1
  const option = index < 0 ? undefined : `${id}-${index}`
  useEffect(() => {
    onOption(option)
    if (option !== undefined) document.getElementById(option)?.scrollIntoView({ block: 'nearest' })
  }, [option, onOption])
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const next = nextOption(event.key, index, count)
      if (next !== undefined) setPlace({ list, index: next })
      else if (event.key === 'Enter' && option !== undefined) document.getElementById(option)?.click()
      else return
      event.preventDefault()
    }
    input.addEventListener('keydown', walk)
    return () => input.removeEventListener('keydown', walk)
  }, [input, index, count, list, option])
  return index
}

/** Beyond the last option comes the box again, as -1, and then the first. */
function nextOption(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return index + 1 < count ? index + 1 : -1
  if (key === 'ArrowUp') return index < 0 ? count - 1 : index - 1
  return undefined
}
