/** Customers for tests, and the mails that the shop would send them. */
import { sql } from 'drizzle-orm'
import { transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { configuration } from '../content/tables.ts'
import type { GraphqlAnswer } from '../request/api.ts'
import type { TestShop } from '../testing/shop.ts'
import { renderMail } from '../wiring/mail-templates.ts'
import { insertCertificate } from './certificate-store.ts'
import { startMembership } from './commands/membership.ts'
import {
  sendAccountNotice,
  sendConfirmationLink,
  sendPasswordLink,
  sendSignInCode,
} from './commands/send-mails.ts'
import * as jobs from './jobs/names.ts'
import { certificateReference } from './rules/certificate-file.ts'

export const PASSWORD = 'Sunlit-Bay 42'

/** The contract's one answer to everybody who does not get in. */
export const REFUSED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'

let count = 0

export interface SignedUp {
  id: number
  email: string
  token: string
}

/** Somebody with an account who is signed in and has had the mail that welcomes. */
export async function aCustomer(shop: TestShop, parts: object = {}): Promise<SignedUp> {
  const email = `customer-${++count}@example.com`
  const { createCustomer } = await shop.ask(
    'mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { id email customer_token } } }',
    { input: { firstname: 'Robin', lastname: 'Marsh', email, password: PASSWORD, ...parts } },
  )
  const { customer } = createCustomer
  await shop.db.execute(
    sql`delete from pgboss.job where name = ${jobs.sendAccountNoticeJob.name}
      and data ->> 'to' = ${customer.email} and data ->> 'what' = 'account-opened'`,
  )
  return { id: Number(customer.id), email: customer.email, token: customer.customer_token }
}

/** Makes somebody a member for a year from a day on, as an order of that day does. */
export function becomesMember({ db }: TestShop, customerId: number, day: Date): Promise<void> {
  const bought = { customerId, orderId: crypto.randomUUID() }
  return transaction(db, (tx) => startMembership(tx, bought, day))
}

/** A GST certificate that no form has named yet; its reference. */
export async function anUploadedCertificate({ db, clock }: TestShop): Promise<string> {
  const reference = certificateReference(newId(), 'pdf')
  await insertCertificate(db, { reference, format: 'pdf', byteSize: 1, uploadedAt: clock.now() })
  return reference
}

export interface SentMail {
  to: string
  subject: string
  text: string
  messageId: string
}

/** Changes the shop's configuration, which is read again after five seconds of the shop's clock. */
export async function configure(shop: TestShop, values: Record<string, string>): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    await shop.db
      .insert(configuration)
      .values({ key, value })
      .onConflictDoUpdate({ target: configuration.key, set: { value } })
  }
  shop.clock.advance(5_001)
}

/** What an answer refuses with, as `[category, message]`; undefined when it refuses nothing. */
export function refusedWith({ errors }: GraphqlAnswer): [unknown, string] | undefined {
  const first = errors?.[0]
  return first && [first.extensions?.category, first.message]
}

/** Does the waiting jobs about accounts and gives back what they mailed, to one mailbox or to all. */
export async function mailsOf(shop: TestShop, to?: string): Promise<SentMail[]> {
  const mails: SentMail[] = []
  const mailer = { send: async (mail: SentMail) => void mails.push(mail) }
  const deps = { ...shop, mail: mailer, renderMail }
  const senders = {
    [jobs.sendSignInCodeJob.name]: (data: unknown) =>
      sendSignInCode(deps, jobs.sendSignInCodeJob.schema.parse(data)),
    [jobs.sendPasswordLinkJob.name]: (data: unknown) =>
      sendPasswordLink(deps, jobs.sendPasswordLinkJob.schema.parse(data)),
    [jobs.sendConfirmationLinkJob.name]: (data: unknown) =>
      sendConfirmationLink(deps, jobs.sendConfirmationLinkJob.schema.parse(data)),
    [jobs.sendAccountNoticeJob.name]: (data: unknown) =>
      sendAccountNotice(deps, jobs.sendAccountNoticeJob.schema.parse(data)),
  }
  const { rows } = await shop.db.execute<{ name: string; data: unknown }>(
    sql`with taken as (delete from pgboss.job where name in ${Object.keys(senders)} returning name, data, created_on)
      select name, data from taken order by created_on`,
  )
  for (const { name, data } of rows) await senders[name]?.(data)
  return mails.filter((mail) => to === undefined || mail.to === to)
}

/** The address that a mail's link leads to, taken apart. */
export function linkIn(mail: SentMail | undefined): URLSearchParams {
  const url = /https:\/\/\S+\?\S+/.exec(mail?.text ?? '')?.[0]
  if (!url) throw new Error(`Expected a link in ${mail?.text}`)
  return new URL(url).searchParams
}

/** The code that a mail holds. */
export function codeIn(mail: SentMail | undefined): string {
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0]
  if (!code) throw new Error(`Expected a code in ${mail?.text}`)
  return code
}
