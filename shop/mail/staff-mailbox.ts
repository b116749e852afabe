import { emailsIn } from '../fields/rules/emails.ts'

/** Who in the shop reads what shoppers write: one address, or several separated by commas. */
const STAFF_EMAILS_KEY = 'staff_emails'
/** The mailbox that the pages name, which is read where no other is set. */
const CONTACT_EMAIL_KEY = 'contact_email'

/**
 * Where mails to staff go.
 *
 * @param configuration  the values that staff set
 * @returns addresses separated by commas, as a mail's `to` takes them
 * @throws when neither value is set, or one of the addresses is none
 */
export function staffMailbox(configuration: ReadonlyMap<string, string>): string {
  const key = configuration.get(STAFF_EMAILS_KEY) ? STAFF_EMAILS_KEY : CONTACT_EMAIL_KEY
  const emails = emailsIn(configuration.get(key) ?? '')
  if (!emails)
    throw new Error(`Expected ${key} to hold email addresses, separated by commas, but it does not`)
  return emails.join(', ')
}
