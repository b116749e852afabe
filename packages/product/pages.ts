/** What the shop opens with of a family: its categories and the pages that sell it. Staff change both afterwards. */

/** One of our samples on the product, photographed: names of a scene and of a sample. */
export interface SamplePicture {
  readonly scene: string
  readonly sample: string
  /** What the picture shows, where the words of scene and sample do not say it. */
  readonly label?: string
}

export interface FamilyCategory {
  /** Of a category above it; there is none above a department. */
  readonly parentUrlKey?: string
  /** Its address is its URL key alone, and not below that of its parent. */
  readonly hasOwnAddress?: true
  readonly name: string
  readonly urlKey: string
  readonly description: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly position: number
  /** Identifier of a piece of content that stands above the products. */
  readonly contentBlock?: string
}

/** Kept with the start values, whose codes are in capitals. What is left out opens as the record says. */
export type PageOpening = {
  /** Code of a size that the page sells. */
  readonly size?: string
  /** How it lies: upright, or on its side. */
  readonly position?: 'P' | 'L'
  /** How the tool repeats the first photo, like a pattern. */
  readonly repeat?: 'rows' | 'bricks'
}

export interface FamilyProduct {
  /** One product of a family has the SKU prefix alone, and all sizes: links that name any of them open the tool by it. */
  readonly sku: string
  readonly name: string
  readonly urlKey: string
  /** URL keys of the categories that it is in directly. */
  readonly categories: readonly string[]
  /** Sizes that this page sells; all of them when left out. */
  readonly sizeCodes?: readonly string[]
  /** Values that the page opens with and names first, by option, such as `{ DEPTH: 'D38' }`; the record's first ones when left out. */
  readonly startValues?: Readonly<Record<string, string>>
  /** In place of those of the family, where these would speak of sizes and shapes that the page does not sell. */
  readonly specifications?: readonly string[]
  /** What else the page opens with, where its words promise it. */
  readonly opens?: PageOpening
  readonly shortDescriptionHtml: string
  readonly descriptionHtml: string
  readonly pictures: readonly SamplePicture[]
  readonly metaTitle: string
  readonly metaDescription: string
  readonly metaKeywords: string
  readonly position: number
}

/** A price rule that the shop opens with: so many pieces of one size cost less each. */
export interface QuantityDiscount {
  /** Fewest pieces of one size in a cart, at least 2. */
  readonly fromQuantity: number
  /** Off the base price of the size, never off what options add. */
  readonly percentOff: number
}

export interface FamilyPages {
  /** Codes of the brands that sell it. */
  readonly brands: readonly string[]
  /** Facts that lists are narrowed by, such as `{ material: ['Canvas'] }`. */
  readonly attributes: Readonly<Record<string, readonly string[]>>
  /** One line each: material, inks, what it comes with. */
  readonly specifications: readonly string[]
  /** In this order: a category is added below one that is there. */
  readonly categories: readonly FamilyCategory[]
  readonly products: readonly FamilyProduct[]
  /** By rising quantity and rising percentage; left out where more pieces cost the same each. */
  readonly quantityDiscounts?: readonly QuantityDiscount[]
}
