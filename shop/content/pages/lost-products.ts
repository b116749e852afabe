import type { Api } from '../../api.ts'
import { type CardProduct, cardProduct } from '../../catalogue/components/product-card.tsx'
import { LostPageDocument } from '../../generated/client/graphql.ts'

/** Where a lost shopper may go on. May fail alone: the page then says only that it is lost. */
export async function lostProducts(api: Api): Promise<CardProduct[]> {
  try {
    const { categories } = await api.send(LostPageDocument, {})
    return (categories?.items?.[0]?.products?.items ?? []).flatMap(cardProduct)
  } catch {
    // Being lost is enough; a second failure would only hide the way home.
    return []
  }
}
