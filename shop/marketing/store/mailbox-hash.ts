import { createHash } from 'node:crypto'
import { mailboxOf } from '#packages/typed-values/mailbox.ts'

/**
 * Enough to know a mailbox again, for ledgers that outlive an account (decision 0063). The migration `0054_hashed_mailboxes.sql`
 * does the same with older rows.
 *
 * @returns 64 hexadecimal digits, the same for every spelling that `mailboxOf` takes together
 */
export const hashOfMailbox = (email: string): string =>
  createHash('sha256').update(mailboxOf(email)).digest('hex')
