/** Something that can be pressed, described by kind and words, so that a reloaded page finds it again. */
export interface Pressed {
  tag: string
  label: string
  /** Which one of those with the same words. */
  place: number
}

const PRESSABLE = 'a[href], button'

/** @returns undefined when the target is inside nothing that can be pressed */
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
