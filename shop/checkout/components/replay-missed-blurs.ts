/**
 * PE-01, PE-13: fields that were left before the page was hydrated are not tidied yet. Repeats their blur event, except
 * for the field that has the focus.
 */
export function replayMissedBlurs(form: Pick<HTMLFormElement, 'elements'>): void {
  for (const box of form.elements) {
    if (!(box instanceof HTMLInputElement) || box.value === box.defaultValue) continue
    if (box !== document.activeElement) box.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}
