import { withCustomSize } from '#packages/product/custom-size.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { type Asked, CHOICE_FIELDS, requestedCode, requestedSku } from './chosen.ts'
import { skuIn } from './sku-in.ts'

/**
 * The same as `skuIn`, where the address may also name a size that is typed: `43x61`, or `61x43` for the one on its side. Apart
 * from it, because pages of products load that one and need not know how typed sizes are made.
 */
export function typedSkuIn(record: ProductRecord, asked: Asked): string | undefined {
  const code = requestedSku(asked)?.split('-')[1] ?? requestedCode(asked, CHOICE_FIELDS.size) ?? ''
  const turned = code.split('X').reverse().join('X')
  return skuIn([code, turned].reduce(withCustomSize, record), asked)
}
