/** The contract's form of an instant: UTC, such as "2026-11-21 08:30:00". */
export function contractTime(instant: Date): string {
  return instant.toISOString().slice(0, 19).replace('T', ' ')
}
