/**
 * PE-01, PE-13: fields that were left before the page was hydrated had nobody to tidy them. They are left again, unless somebody
 * is typing there.
 */
export function leaveUnheard(form: Pick<HTMLFormElement, 'elements'>): void {
  for (const box of form.elements) {
    if (!(box instanceof HTMLInputElement) || box.value === box.defaultValue) continue
    if (box !== document.activeElement) box.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}
