/** How long a SKU is: a stranger can send one of megabytes, which every record would read and every sentence repeat. */

/** Three times the longest that is sold. */
export const MAX_SKU_CHARACTERS = 100
/** Of one that is longer, so that the sentence stays one. */
const MOST_SHOWN = 40

/** Whether it can be a SKU at all. */
export const isSkuLength = (sku: string): boolean => sku.length <= MAX_SKU_CHARACTERS

/** A SKU as a sentence repeats it: whole, or the beginning of what is none. */
export const shownSku = (sku: string): string => (isSkuLength(sku) ? sku : `${sku.slice(0, MOST_SHOWN)}…`)
