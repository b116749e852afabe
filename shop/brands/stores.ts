import { type BrandCode, brands } from './brand.ts'

/** the product brand with the country. */
export const storeCodeOf = (brand: BrandCode): string => `${brand}_au`

/** The stores that the API knows, one for each brand of the shop, as clients name them in the `Store` header. */
export const storeCodes: readonly string[] = Object.values(brands).map(({ code }) => storeCodeOf(code))

/** What clients send that know only one store. */
const DEFAULT_STORE = 'default'

/** @returns the code, undefined for the default store, or "unknown" */
export function readStore(header: string | null): { code: string | undefined } | 'unknown' {
  const code = header?.trim() ?? ''
  if (code === '' || code === DEFAULT_STORE) return { code: undefined }
  return storeCodes.includes(code) ? { code } : 'unknown'
}
