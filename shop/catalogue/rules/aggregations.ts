/** Counts of a list in the contract's form: prices, categories, then each attribute. */
import { ATTRIBUTES, partsOfFacet } from './facets.ts'
import { priceGroup } from './listing.ts'

interface Counts {
  facets: readonly { facet: string; count: number; label: string }[]
  prices: readonly { step: number; count: number }[]
}

export interface Aggregation {
  attribute_code: string
  label: string
  count: number
  position: number
  options: { label: string; value: string; count: number }[]
}

/**
 * @param uidOf how a category's id is told to clients
 * @param isListed which categories are counted; all of them when left out
 */
export function aggregationsOf(
  { facets, prices }: Counts,
  uidOf: (categoryId: number) => string,
  isListed: (categoryId: number) => boolean = () => true,
): Aggregation[] {
  const byName = Map.groupBy(facets, ({ facet }) => partsOfFacet(facet).name)
  const optionsOf = (name: string) =>
    (byName.get(name) ?? []).map(({ facet, label, count }) => ({
      label,
      value: partsOfFacet(facet).value,
      count,
    }))
  const groups = [
    {
      attribute_code: 'price',
      label: 'Price',
      options: prices.flatMap(({ step, count }) => {
        const group = priceGroup(step)
        return group ? [{ ...group, count }] : []
      }),
    },
    {
      attribute_code: 'category_uid',
      label: 'Category',
      options: optionsOf('category')
        .filter(({ value }) => isListed(Number(value)))
        .map((option) => ({ ...option, value: uidOf(Number(option.value)) })),
    },
    ...ATTRIBUTES.map(({ code, label }) => ({ attribute_code: code, label, options: optionsOf(code) })),
  ]
  return groups
    .filter(({ options }) => options.length > 0)
    .map((group, position) => ({ ...group, count: group.options.length, position }))
}
