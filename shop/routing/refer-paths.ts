/** The link by which a customer recommends the shop. */
import { addressOf } from '#packages/routes/address.ts'
import { patterns } from './patterns.ts'

/** Of any page's address. */
export const REFER_PARAMETER = 'refer'

export const referPaths = {
  home: (code: string) => addressOf(patterns.home, { [REFER_PARAMETER]: code }),
} as const
