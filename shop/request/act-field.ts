/** The field of a form that says which act it sends, so that sending it again does nothing twice: see `intentions.ts`. */
export const ACT_FIELD = 'act'

/** Undefined for a form that names none, or nothing that could be a key. */
export function actIn(form: FormData): string | undefined {
  const sent = form.get(ACT_FIELD)
  return typeof sent === 'string' && /^[\w-]{16,128}$/.test(sent) ? sent : undefined
}

/** Three presses are one act; what is changed after a refusal is another one. */
export async function actOf(form: FormData, input: object): Promise<string | undefined> {
  const act = actIn(form)
  if (act === undefined) return undefined
  const sent = new TextEncoder().encode(`${act} ${JSON.stringify(input)}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', sent))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
