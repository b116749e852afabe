/** Writing into a field on behalf of the person who typed in it. */

type Box = HTMLInputElement | HTMLTextAreaElement

/** PE-01: puts the tidied value in its place, as an input that React and others hear of. */
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
