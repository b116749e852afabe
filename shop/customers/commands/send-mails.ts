/** What the jobs about accounts do. Each may be repeated: the same request gives the same mail with the same id. */
import type { Database } from '#platform/database/pool.ts'
import type { Mailer } from '#platform/mail/mail.ts'
import type { MailFacts, RenderMail } from '../../mail/mail-facts.ts'
import { mailPaths } from '../../routing/mail-paths.ts'
import {
  type AccountNotice,
  accountNotice,
  confirmationNote,
  passwordLinkNote,
  signInCodeNote,
} from '../rules/mails.ts'
import { customerByEmail } from '../store.ts'
import type { KeyPurpose } from '../tables.ts'
import { insertMailedKey, offerSignInCode } from '../token-store.ts'
import { hashOfSecret, mailedKey, signInCode } from './secrets.ts'

export interface CustomerMailDeps {
  db: Database
  mail: Pick<Mailer, 'send'>
  renderMail: RenderMail
  publicUrl: string
  secretKey: string
}

interface MailRequest {
  email: string
  nonce: string
  /** ISO 8601. */
  requestedAt: string
}

const RESET_HOURS = 2
const CONFIRM_HOURS = 7 * 24

/** No mail without an account: an unrequested code would only alarm a stranger. */
export async function sendSignInCode(deps: CustomerMailDeps, request: MailRequest): Promise<void> {
  const customer = await customerByEmail(deps.db, request.email)
  if (!customer) return
  const { nonce } = request
  const offer = { customerId: customer.id, nonce, requestedAt: new Date(request.requestedAt) }
  if (!(await offerSignInCode(deps.db, offer))) return
  const { firstName, email } = customer
  const code = signInCode(deps.secretKey, nonce)
  await send(
    deps,
    email,
    `sign-in-code-${idOf(nonce)}`,
    signInCodeNote({ firstName, shopUrl: deps.publicUrl, code }),
  )
}

export async function sendPasswordLink(
  deps: CustomerMailDeps,
  { isFirst, ...request }: MailRequest & { isFirst: boolean },
): Promise<void> {
  const customer = await customerByEmail(deps.db, request.email)
  if (!customer) return
  const token = await storeKey(deps, customer.id, 'reset-password', request, RESET_HOURS)
  const address = mailPaths.resetPassword({ id: String(customer.id), token, isFirst })
  const { firstName, email } = customer
  await send(
    deps,
    email,
    `password-link-${idOf(request.nonce)}`,
    passwordLinkNote({ firstName, shopUrl: deps.publicUrl, url: deps.publicUrl + address, isFirst }),
  )
}

export async function sendConfirmationLink(deps: CustomerMailDeps, request: MailRequest): Promise<void> {
  const customer = await customerByEmail(deps.db, request.email)
  if (!customer || customer.confirmedAt !== null) return
  const key = await storeKey(deps, customer.id, 'confirm-email', request, CONFIRM_HOURS)
  const { firstName, email } = customer
  const url = deps.publicUrl + mailPaths.confirmEmail({ email, key })
  await send(
    deps,
    email,
    `confirm-email-${idOf(request.nonce)}`,
    confirmationNote({ firstName, shopUrl: deps.publicUrl, url }),
  )
}

export async function sendAccountNotice(
  deps: CustomerMailDeps,
  notice: { to: string; firstName: string; what: AccountNotice; nonce: string },
): Promise<void> {
  const facts = accountNotice(notice.what, { firstName: notice.firstName, shopUrl: deps.publicUrl })
  await send(deps, notice.to, `${notice.what}-${idOf(notice.nonce)}`, facts)
}

/** Stores the hash of a key and returns the key for the mail. */
async function storeKey(
  { db, secretKey }: CustomerMailDeps,
  customerId: number,
  purpose: KeyPurpose,
  { nonce, requestedAt }: MailRequest,
  hours: number,
): Promise<string> {
  const key = mailedKey(secretKey, purpose, nonce)
  const expiresAt = new Date(Date.parse(requestedAt) + hours * 3_600_000)
  await insertMailedKey(db, { hash: hashOfSecret(key), customerId, purpose, expiresAt })
  return key
}

async function send(deps: CustomerMailDeps, to: string, messageId: string, note: MailFacts['note']) {
  await deps.mail.send({ ...(await deps.renderMail('note', note)), to, messageId })
}

/** Tells the mails apart without giving the nonce away. */
const idOf = (nonce: string) => hashOfSecret(nonce).slice(0, 24)
