/** The name of a saved design, as a form sends it. */

/** As the API takes it. */
export const MAX_NAME_LENGTH = 200

/** One line without blanks around it; empty when nothing was typed. */
export function nameIn(form: FormData): string {
  const typed = form.get('design-name')
  return typeof typed === 'string' ? typed.replace(/[\s\p{Cc}]+/gu, ' ').trim() : ''
}
