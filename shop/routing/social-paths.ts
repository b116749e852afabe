/** The way over an identity provider: no page is behind these addresses, and none loads all of them. */
import { addressOf } from '#packages/routes/address.ts'

export const socialPatterns = {
  begin: '/customer/social/:provider',
  back: '/customer/social/:provider/back',
} as const

export const socialPaths = {
  /** Leads to the provider's own page; afterwards back to a path of our own site (SH-05). */
  begin: (provider: string, backTo?: string) =>
    addressOf(socialPatterns.begin, { provider, redirect: backTo }),
  /** Where the provider sends the shopper to; its office has to know this address. */
  back: (provider: string) => addressOf(socialPatterns.back, { provider }),
} as const
