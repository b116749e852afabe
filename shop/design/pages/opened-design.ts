/** What the page asks the shop for when a design is opened. */

import {
  EditedLineDocument,
  PhotosByKeyDocument,
  PortfolioDesignsDocument,
  SavedDesignDocument,
} from '../../generated/client/graphql.ts'
import { shopPhotoOf } from '../../photos/shop-photos.ts'
import type { Api } from '../../request/api.ts'
import { isApiError } from '../../request/api-errors.ts'
import { photosInDocument } from '../editor/saving/design-answers.ts'

/** A design with the photos in it; undefined when there is none with this key. */
export async function openedDesign(api: Api, key: string) {
  const { design } = await api.send(SavedDesignDocument, { key })
  if (!design) return undefined
  const keys = photosInDocument(design.document)
  const { photos } = keys.length === 0 ? { photos: [] } : await api.send(PhotosByKeyDocument, { keys })
  return { design, photos: photos.map(shopPhotoOf) }
}

/** The designs that this browser keeps, changed last first; none without its cookie. */
export async function designsOfBrowser(api: Api, token: string | undefined) {
  if (token === undefined) return []
  const { portfolio } = await api.send(PortfolioDesignsDocument, { token })
  return portfolio ?? []
}

/** Key of the design that a line of this browser's cart prints, saved for later or not; undefined for a line that is not there. */
export async function designOfLine(
  api: Api,
  cart: string | undefined,
  line: string | undefined,
): Promise<string | undefined> {
  if (cart === undefined || line === undefined) return undefined
  try {
    const answer = await api.send(EditedLineDocument, { cart })
    const { itemsV2, saved_for_later: saved = [] } = answer.cart ?? {}
    const items = [...(itemsV2?.items ?? []), ...saved.map(({ item }) => item)]
    return items.find((item) => item?.uid === line)?.design_revision?.design_key
  } catch (error) {
    // A cart that was ordered or is gone has no lines; anything else is a failure of the page.
    if (isApiError(error) && error.category.startsWith('graphql-')) return undefined
    throw error
  }
}
