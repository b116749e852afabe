/** Something that can be pressed, as a page that is loaded anew finds it again: by what it is and what it says. */
export interface Pressed {
  tag: string
  label: string
  /** Which one of those that say the same. */
  place: number
}

const PRESSABLE = 'a[href], button'

/** @returns undefined when the target lies in nothing that can be pressed */
export function pressed(target: EventTarget | null): Pressed | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null
  if (!element) return undefined
  const tag = element.localName
  const label = labelOf(element)
  return { tag, label, place: alike(document, tag, label).indexOf(element) }
}

export function labelled(page: Document, { tag, label, place }: Pressed): HTMLElement | undefined {
  return alike(page, tag, label)[place]
}

/** React writes this on what it has hydrated. */
export const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'))

const alike = (page: Document, tag: string, label: string) =>
  [...page.querySelectorAll<HTMLElement>(tag)].filter((one) => labelOf(one) === label)

const labelOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.trim()
