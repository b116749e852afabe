/** Whether pages should fetch less: by the shopper's setting, or because of a slow connection. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  if (connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')) return true
  return matchMedia('(prefers-reduced-data: reduce)').matches
}
