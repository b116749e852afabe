/**
 * What products are filtered and counted by: categories, families, orientations, sizes, shapes, how soon they leave, and
 * whatever attributes staff give them.
 */
import type { ProductRecord, Size } from '#packages/product/record.ts'
import { isSquare, type Orientation, positionsOf } from '#packages/product/sku.ts'

/** Attributes that the contract filters by, in the order a page lists them. */
export const ATTRIBUTES = [
  { code: 'family', label: 'Type' },
  { code: 'orientation', label: 'Orientation' },
  { code: 'size', label: 'Size' },
  { code: 'shape', label: 'Shape' },
  { code: 'material', label: 'Material' },
  { code: 'ready_by', label: 'Ready by' },
  { code: 'product_category', label: 'Product category' },
] as const

export interface Facet {
  /** `name:value`, such as `category:12` or `size:30X40`. */
  facet: string
  label: string
  /** Among the values of the same attribute. */
  position: number
}

/** A long side of twice the short one or more is a panorama. */
const PANORAMIC_RATIO = 2

export const categoryFacet = (categoryId: number) => `category:${categoryId}`
export const attributeFacet = (attribute: string, value: string) => `${attribute}:${value}`

/** The attribute and the value that a facet stands for. */
export function partsOfFacet(facet: string): { name: string; value: string } {
  const colon = facet.indexOf(':')
  return { name: facet.slice(0, colon), value: facet.slice(colon + 1) }
}

interface FacetedProduct {
  /** Undefined for what is not printed; with the sizes of this product only. */
  record: ProductRecord | undefined
  /** Attribute code to the words that staff gave it, such as `{ material: ['Canvas'] }`. */
  attributes: Readonly<Record<string, readonly string[]>>
}

interface FacetedCategory {
  id: number
  name: string
  urlKey: string
  position: number
}

/** @param categories those the product is in, and all above them */
export function facetsOf(product: FacetedProduct, categories: readonly FacetedCategory[]): Facet[] {
  const { record } = product
  const sizes = record?.sizes ?? []
  const all = [
    ...categories.map(({ id, name, position }) => ({ facet: categoryFacet(id), label: name, position })),
    ...categories.map(({ urlKey, name, position }) => ({
      facet: attributeFacet('product_category', urlKey),
      label: name,
      position,
    })),
    ...(record ? [familyFacet(record)] : []),
    ...sizes.flatMap((size) => (record ? positionsOf(record, size).map(orientationFacet) : [])),
    ...sizes.map(sizeFacet),
    ...sizes.map(shapeFacet),
    ...READY_BY.filter((_, index) => (record?.makingDays ?? Number.POSITIVE_INFINITY) <= index + 1),
    ...Object.entries(product.attributes).flatMap(([code, words]) =>
      words.map((label) => ({ facet: attributeFacet(code, valueOfWord(label)), label, position: 0 })),
    ),
  ]
  return [...new Map(all.map((facet) => [facet.facet, facet])).values()]
}

/** What kind of thing it is, such as canvases; in the order of the alphabet. */
const familyFacet = ({ family, words }: ProductRecord): Facet => ({
  facet: attributeFacet('family', family),
  label: words.pieces.charAt(0).toUpperCase() + words.pieces.slice(1),
  position: 0,
})

const ORIENTATIONS: Record<Orientation, Facet> = {
  P: { facet: 'orientation:portrait', label: 'Portrait', position: 1 },
  L: { facet: 'orientation:landscape', label: 'Landscape', position: 2 },
  S: { facet: 'orientation:square', label: 'Square', position: 3 },
}

const orientationFacet = (orientation: Orientation): Facet => ORIENTATIONS[orientation]

/** Small sizes come first. */
const sizeFacet = ({ code, label, widthMm, heightMm }: Size): Facet => ({
  facet: attributeFacet('size', code),
  label,
  position: Math.round((widthMm * heightMm) / 100),
})

function shapeFacet(size: Size): Facet {
  if (isSquare(size)) return { facet: 'shape:square', label: 'Square', position: 2 }
  return size.heightMm / size.widthMm >= PANORAMIC_RATIO
    ? { facet: 'shape:panoramic', label: 'Panoramic', position: 3 }
    : { facet: 'shape:portrait-landscape', label: 'Portrait or landscape', position: 1 }
}

/**
 * How many working days until it leaves, at the most. Days, not dates: a page that is kept in a cache says the same tomorrow.
 * What leaves within one day leaves within two as well.
 */
const READY_BY: readonly [Facet, Facet] = [
  { facet: 'ready_by:1', label: 'Next working day', position: 1 },
  { facet: 'ready_by:2', label: 'Within 2 working days', position: 2 },
]

/** "Brushed metal" is filtered by as brushed-metal. */
export function valueOfWord(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
