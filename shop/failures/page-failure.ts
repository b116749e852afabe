import { paths } from '../routing/paths.ts'

/** What an error page says; the reference finds the failure in the log. */
export interface PageFailure {
  message: string
  reference: string | undefined
}

/** The failure that a broken page was given; undefined for errors of any other kind. */
export function failureOf(thrown: unknown): PageFailure | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('message' in thrown)) return undefined
  const { message } = thrown
  const reference = 'reference' in thrown ? thrown.reference : undefined
  return typeof message === 'string'
    ? { message, reference: typeof reference === 'string' ? reference : undefined }
    : undefined
}

/**
 * What is known of the shopper's money where a page broke (PE-32); undefined where nobody pays.
 *
 * @example moneyWords('/checkout/success') // 'If you have paid, your order is placed …'
 */
export function moneyWords(pathname: string): string | undefined {
  if (pathname === paths.success()) {
    return 'If you have paid, your order is placed and needs no second payment.'
  }
  if (pathname.startsWith(`${paths.checkout()}/receipt/`) || pathname === paths.checkout()) {
    return 'If your order was placed, loading this page again shows it. You are never charged twice.'
  }
  return undefined
}
