import { transaction } from '#platform/database/pool.ts'
import { isRefusal, type Refusal } from '../../api/refusal.ts'
import { emailProblem } from '../../fields/rules/address.ts'
import { customerOfIdentity, insertIdentity } from '../identity-store.ts'
import { needsConfirmation } from '../rules/confirmation.ts'
import { missingNames, readProfile } from '../rules/profile.ts'
import { type Provider, providerOf, providerSettings } from '../rules/providers.ts'
import { inputRefusal, notConfirmed, signInRefused } from '../rules/refusals.ts'
import { type CustomerWithGroup, customerByEmail, customerById } from '../store.ts'
import { addAccount } from './create-account.ts'
import type { CustomerDeps } from './deps.ts'
import { type Identity, readIdToken } from './identity-proof.ts'
import { accountKey, limitRefusal } from './protection.ts'
import { proveMailbox } from './prove-mailbox.ts'
import { openSession, type Session } from './session.ts'
import { today } from './today.ts'

export interface SocialSignIn {
  source: string
  idToken: string
  firstname?: string | null
  lastname?: string | null
  dob?: string | null
  phone_no?: string | null
  isSubscribed: boolean
}

export interface SocialSession {
  /** Undefined for a new account whose e-mail waits to be confirmed. */
  session: Session | undefined
  /** Campaign of the customer's group. */
  priceCache: string | null
}

/**
 * Signs in with a provider's identity token.
 *
 * The provider's own id of the person decides; the e-mail finds an account only when the provider has verified the
 * mailbox.
 */
export async function signInSocially(
  deps: CustomerDeps,
  input: SocialSignIn,
): Promise<SocialSession | Refusal> {
  const provider = providerOf(input.source)
  const settings = provider && providerSettings(provider, await deps.configuration())
  if (!provider || !settings) return inputRefusal('Signing in this way is not possible here.')
  const refused = await limitRefusal(deps, { address: 'sign-in-address' })
  if (refused) return refused
  const proof = await readIdToken(input.idToken, settings, deps.clock.now())
  if (proof.kind === 'away') {
    return inputRefusal('Signing in this way does not work just now. Please try another way.')
  }
  if (proof.kind === 'no-proof' || emailProblem(proof.email) !== undefined) return signInRefused()

  const known = await customerOfIdentity(deps.db, provider, proof.subject)
  if (known !== undefined) return sessionOf(deps, await provenBy(deps, proof, known))
  const namesake = await customerByEmail(deps.db, proof.email)
  if (!namesake) return openAccount(deps, provider, proof, input)
  if (!proof.isEmailVerified) return signInRefused()
  await link(deps, provider, proof, namesake)
  return sessionOf(deps, await customerById(deps.db, namesake.id))
}

/**
 * The customer of an identity. An account that waits for its mail needs none once the provider vouches for its
 * e-mail.
 */
async function provenBy(
  deps: CustomerDeps,
  { email, isEmailVerified }: Identity,
  customerId: number,
): Promise<CustomerWithGroup | undefined> {
  return transaction(deps.db, async (tx) => {
    const customer = await customerById(tx, customerId)
    if (!customer || !isEmailVerified || accountKey(customer.email) !== accountKey(email)) return customer
    // An identity is linked to an unproven account only by who opened it, or moved it to this e-mail.
    await proveMailbox(tx, deps, customer, { isTheirs: true })
    return customerById(tx, customerId)
  })
}

async function sessionOf(
  deps: CustomerDeps,
  customer: CustomerWithGroup | undefined,
): Promise<SocialSession | Refusal> {
  if (!customer) return signInRefused()
  if (customer.confirmedAt === null && needsConfirmation(await deps.configuration())) return notConfirmed()
  const session = await openSession(deps.db, deps, customer)
  return { session, priceCache: customer.priceCache }
}

/** Links a provider's account to the customer with its e-mail, which the provider has verified. */
async function link(
  deps: CustomerDeps,
  provider: Provider,
  { subject }: Identity,
  customer: CustomerWithGroup,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await proveMailbox(tx, deps, customer)
    await insertIdentity(tx, { provider, subject, customerId: customer.id, createdAt: deps.clock.now() })
  })
}

async function openAccount(
  deps: CustomerDeps,
  provider: Provider,
  { subject, email, isEmailVerified, ...names }: Identity,
  input: SocialSignIn,
): Promise<SocialSession | Refusal> {
  const firstname = names.firstName || input.firstname
  const lastname = names.lastName || input.lastname
  const missing = missingNames([
    ['First Name', firstname],
    ['Last Name', lastname],
  ])
  if (missing !== undefined) return inputRefusal(missing)
  const { dob, phone_no } = input
  const read = readProfile({ firstname, lastname, dob, phone_no }, today(deps.clock))
  if (read.kind === 'problem') return inputRefusal(read.message)
  const { firstName = '', lastName = '', ...profile } = read.profile
  const confirmedAt = isEmailVerified ? deps.clock.now() : null
  const facts = { ...profile, firstName, lastName, email, passwordHash: null, confirmedAt }
  const added = await addAccount(
    deps,
    { facts, isSubscribed: input.isSubscribed, isPasswordWanted: false },
    async (tx, customer) => {
      const createdAt = deps.clock.now()
      await insertIdentity(tx, { provider, subject, customerId: customer.id, createdAt })
    },
  )
  // Another request opened an account with this e-mail at the same moment; trying again finds it.
  return isRefusal(added) ? signInRefused() : { session: added.session, priceCache: null }
}
