/** A picture for the banner of each category (CA-106): of something that is sold there. */
import type { CategoryDraft } from '#shop/catalogue/commands/add-category.ts'
import type { ProductDraft } from '#shop/catalogue/commands/add-products.ts'

/**
 * Categories with the first picture of their products, or of those below them, that no other has.
 *
 * The smallest choose first, because a category of everything finds another one easily. One without such a picture stays
 * as it is, as does one that has its own.
 */
export function withPictures(
  categories: readonly CategoryDraft[],
  products: readonly Pick<ProductDraft, 'categories' | 'pictures'>[],
): CategoryDraft[] {
  const below = (urlKey: string): string[] => [
    urlKey,
    ...categories.filter(({ parentUrlKey }) => parentUrlKey === urlKey).flatMap((one) => below(one.urlKey)),
  ]
  const offered = categories.map(({ urlKey, image }) => {
    const keys = new Set(below(urlKey))
    const sold = products.filter(({ categories }) => categories.some((key) => keys.has(key)))
    const first = sold.flatMap(({ pictures }) => pictures?.slice(0, 1) ?? [])
    const others = sold.flatMap(({ pictures }) => pictures?.slice(1) ?? [])
    return { urlKey, image, urls: [...first, ...others].map(({ url }) => url) }
  })
  const taken = new Set(offered.flatMap(({ image }) => image ?? []))
  const chosen = new Map<string, string>()
  for (const { urlKey, image, urls } of offered.toSorted((a, b) => a.urls.length - b.urls.length)) {
    const url = image ?? urls.find((one) => !taken.has(one))
    if (url === undefined) continue
    taken.add(url)
    chosen.set(urlKey, url)
  }
  return categories.map((category) => ({ ...category, image: chosen.get(category.urlKey) ?? null }))
}
