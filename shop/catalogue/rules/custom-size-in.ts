import { trimOfCode } from '#packages/product/custom-size.ts'
import { type Asked, CHOICE_FIELDS, requestedCode, requestedSku } from './chosen.ts'

/** The size that an address names as a shopper may type it, such as 43X61, whether or not a product is made so. */
export function customSizeIn(asked: Asked): string | undefined {
  const code = requestedSku(asked)?.split('-')[1] ?? requestedCode(asked, CHOICE_FIELDS.size)
  return code !== undefined && trimOfCode(code) ? code : undefined
}
