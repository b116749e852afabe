import type { OfferedDesign } from '../../catalogue/components/start-from-design.tsx'
import { DesignsOfProductDocument } from '../../generated/client/graphql.ts'
import type { Api } from '../../request/api.ts'

/** As many as one row of a desktop holds. */
const SHOWN = 6

/** A few ready-made designs of a family, as their gallery begins; none where it has none, or while they cannot be had. */
export async function designsOfProduct(api: Api, family: string | undefined): Promise<OfferedDesign[]> {
  if (family === undefined) return []
  // The page sells its product without them.
  const answer = await api.send(DesignsOfProductDocument, { family }).catch(() => undefined)
  return (answer?.readymadeTemplates ?? []).slice(0, SHOWN).flatMap((one) => {
    const { template_sku: sku, template_name: name, custom_image: picture } = one ?? {}
    return sku && name && picture ? [{ sku, name, picture }] : []
  })
}
