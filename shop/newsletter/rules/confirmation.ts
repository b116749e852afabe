/** When an address has to be confirmed by a mail, and for how long its link works. */

const RESEND_AFTER_MS = 10 * 60_000
const LIFETIME_MS = 7 * 24 * 60 * 60_000

/** Staff may switch the mail off by this key; without a value it is on. */
export const needsMail = (configuration: ReadonlyMap<string, string>) =>
  configuration.get('newsletter_confirmation') !== '0'

/** Nobody's mailbox is filled by somebody else typing their address again and again. */
export function isMailDue(sentAt: Date | null, now: Date): boolean {
  return sentAt === null || now.getTime() - sentAt.getTime() >= RESEND_AFTER_MS
}

export function isLinkGood(sentAt: Date | null, now: Date): boolean {
  return sentAt !== null && now.getTime() - sentAt.getTime() < LIFETIME_MS
}
