import { writeInto } from '#ui/settle-field.ts'

/** Sets a text field or a select as if a shopper had; anything else is left alone. */
export function writeControl(control: Element | RadioNodeList | null, text: string): void {
  if (control instanceof HTMLInputElement) writeInto(control, text)
  if (!(control instanceof HTMLSelectElement) || control.value === text) return
  control.value = text
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}
