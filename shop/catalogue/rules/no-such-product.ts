import { shownSku } from '#packages/product/sku-length.ts'

/** The contract's sentence for a SKU that the shop does not know. */
export const noSuchProduct = (sku: string): string => `Could not find a product with SKU "${shownSku(sku)}"`
