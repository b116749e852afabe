/** Whether pages should fetch less: asked for by the shopper, or by a connection that would suffer. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  if (connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')) return true
  return matchMedia('(prefers-reduced-data: reduce)').matches
}
