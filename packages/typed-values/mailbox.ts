import { emailKey } from './typed-email.ts'

const GMAIL: readonly string[] = ['gmail.com', 'googlemail.com']

/**
 * The mailbox that an email reaches: what stands behind a plus is the owner's own note, and Gmail reads over dots. For
 * telling people apart, never for writing to them.
 *
 * The database does the same with the emails of orders, see `mailboxInSql`.
 *
 * @example mailboxOf('Robin.Marsh+shop@googlemail.com') // 'robinmarsh@gmail.com'
 */
export function mailboxOf(email: string): string {
  const [whole = '', host = ''] = emailKey(email).split('@')
  const [local = ''] = whole.split('+')
  return GMAIL.includes(host) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`
}
