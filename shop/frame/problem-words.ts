/** What a broken page may say; the reference finds the failure in the log. */
export interface Problem {
  message: string
  reference: string | undefined
}

/** The problem that a broken page was given; undefined for errors of any other kind. */
export function problemOf(thrown: unknown): Problem | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('message' in thrown)) return undefined
  const { message } = thrown
  const reference = 'reference' in thrown ? thrown.reference : undefined
  return typeof message === 'string'
    ? { message, reference: typeof reference === 'string' ? reference : undefined }
    : undefined
}
