import { createHash } from 'node:crypto'

/**
 * The same for values that are the same as JSON, in whatever order their keys are; PostgreSQL keeps its own.
 *
 * @returns 32 hexadecimal digits
 */
export function hashOf(value: unknown): string {
  const text = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
