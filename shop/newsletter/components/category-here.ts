import { useMatches } from 'react-router'

/** D-28: the id of the category whose page the shopper stands on; null on any other page. */
export function useCategoryHere(): string | null {
  const found: unknown = useMatches().at(-1)?.loaderData
  if (typeof found !== 'object' || found === null || !('category' in found)) return null
  const { category } = found
  const isCategory = typeof category === 'object' && category !== null && 'uid' in category
  return isCategory && typeof category.uid === 'string' ? category.uid : null
}
