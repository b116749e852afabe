/** Sets the value of a field on behalf of the person who typed in it. */

type Box = HTMLInputElement | HTMLTextAreaElement

/** PE-01: replaces the value by the tidied one, with an input event for React and others. */
export function settle(box: Box, tidied: (text: string) => string): void {
  writeInto(box, tidied(box.value))
}

export function writeInto(box: Box, text: string): void {
  if (box.value === text) return
  // The element's own setter: React replaces it on controlled fields and would then see no change.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set
  setter?.call(box, text)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}
