import type { FamilyPages, SamplePicture } from '#packages/product/pages.ts'
import type { ProductDraft } from '#shop/catalogue/commands/add-products.ts'
import { samplePictureOf } from '#shop/mockups/commands/sample-picture-of.ts'
import type { Family } from '../families/read-families.ts'

/** What a brand prints, each page in the category that holds everything, too, where the brand has one. */
export const familyProducts = (
  families: readonly Family[],
  { everythingIn = [] }: { everythingIn: string | readonly string[] | undefined },
): ProductDraft[] =>
  families.flatMap(productDrafts).map((draft) => ({
    ...draft,
    categories: [...new Set([...draft.categories, ...[everythingIn].flat()])],
  }))

/** The pages of a family as the catalogue takes them in. */
export function productDrafts({ record, pages }: Family): ProductDraft[] {
  const { attributes, specifications, products } = pages
  return products.map(
    ({ sizeCodes, pictures, categories, startValues, opens, specifications: own, ...product }) => ({
      ...product,
      ...((startValues ?? opens) && { startValues: { ...startValues, ...opens } }),
      family: record.family,
      categories,
      attributes: attributesOf(attributes),
      technicalSpecifications: (own ?? specifications).join('\n'),
      ...(sizeCodes && { sizeCodes: [...sizeCodes] }),
      pictures: pictures.map(pictureOf),
    }),
  )
}

const attributesOf = (attributes: FamilyPages['attributes']) =>
  Object.fromEntries(Object.entries(attributes).map(([name, values]) => [name, [...values]]))

function pictureOf({ scene, sample, label }: SamplePicture) {
  const picture = samplePictureOf(scene, sample)
  return label === undefined ? picture : { ...picture, label }
}
