/** Addresses at which reviews are written, and of their pictures. */
import { addressOf } from '#packages/routes/address.ts'
import { patterns } from './patterns.ts'

export const reviewPaths = {
  /** From a mail: opens what can be reviewed of an order, by the key. */
  writeByLink: (key: string) => addressOf(patterns.writeReview, { key }),
} as const

export const reviewFilePaths = {
  /** @param reference  of a picture of a published review */
  picture: (reference: string, size: 'display' | 'thumbnail') => `/media/reviews/${reference}/${size}.jpg`,
} as const
