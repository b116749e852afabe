/** Who sells, as it must stand on a tax invoice. */
import { brand } from '../../brands/brand.ts'
export interface Seller {
  name: string
  /** Australian Business Number, 11 digits; undefined while the shop has not been given one. */
  abn?: string | undefined
  /** Address lines. */
  address: readonly string[]
  email?: string | undefined
}

/** Configuration keys that say who sells; staff set them once. */
const KEYS = {
  name: 'business_name',
  abn: 'business_abn',
  address: 'business_address',
  email: 'business_email',
} as const

/** @param configuration  values by key; the address is one text with lines parted by `|` */
export function sellerOf(configuration: ReadonlyMap<string, string>): Seller {
  const address = configuration.get(KEYS.address) ?? 'Marsden Park NSW'
  return {
    name: configuration.get(KEYS.name) ?? brand.name,
    abn: configuration.get(KEYS.abn)?.replace(/\D/g, '') || undefined,
    address: address.split('|').map((line) => line.trim()),
    email: configuration.get(KEYS.email),
  }
}
