/** The field of a form that says which act it sends, so that sending it again does nothing twice: see `intentions.ts`. */
export const ACT_FIELD = 'act'

/** Undefined for a form that names none, or nothing that could be a key. */
export function actIn(form: FormData): string | undefined {
  const sent = form.get(ACT_FIELD)
  return typeof sent === 'string' && /^[\w-]{16,128}$/.test(sent) ? sent : undefined
}
