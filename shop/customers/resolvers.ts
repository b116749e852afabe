import { utcTimestamp } from '#packages/calendar/utc-timestamp.ts'
import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import type { ShopContext } from '../api/context.ts'
import { accepted, contractError, requiredInput } from '../api/contract-error.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { addressResolvers } from './address-resolvers.ts'
import { changeEmail, changeProfile, type ProfileChange } from './commands/change-customer.ts'
import { closeAccount } from './commands/close-account.ts'
import { createAccount, type SignUp } from './commands/create-account.ts'
import { limitRefusal } from './commands/protection.ts'
import { signedIn } from './commands/signed-in.ts'
import type { ContractCustomer } from './rules/caller.ts'
import { needsConfirmation } from './rules/confirmation.ts'
import { isMember } from './rules/membership.ts'
import { contractEmailProblem } from './rules/profile.ts'
import { inputRefusal } from './rules/refusals.ts'
import { sessionFields, sessionMutations } from './session-resolvers.ts'
import { passwordResolvers, signInQueries, signInResolvers } from './sign-in-resolvers.ts'
import { type CustomerWithGroup, customerByEmail } from './store.ts'

export const customersResolvers: Resolvers = {
  Query: {
    ...signInQueries,
    customer: (_, _arguments, context) => signedIn(context),
    async isEmailAvailable(_, { email }, context) {
      const wanted = tidiedEmail(requiredInput(email, 'email'))
      accepted((await limitRefusal(context, { address: 'email-check-address' })) ?? undefined)
      const problem = contractEmailProblem(wanted)
      if (problem !== undefined) throw contractError(inputRefusal(problem))
      return { is_email_available: (await customerByEmail(context.db, wanted)) === undefined }
    },
  },

  Mutation: {
    ...signInResolvers,
    ...passwordResolvers,
    ...sessionMutations,
    ...addressResolvers.Mutation,
    createCustomer: (_, { input }, context) => signUp(context, requiredInput(input, 'input')),
    createCustomerV2: (_, { input }, context) => signUp(context, requiredInput(input, 'input')),
    updateCustomer: (_, { input }, context) => change(context, requiredInput(input, 'input')),
    updateCustomerV2: (_, { input }, context) => change(context, requiredInput(input, 'input')),
    async updateCustomerEmail(_, { email, password }, context) {
      const customer = await signedIn(context)
      const wanted = { email: requiredInput(email, 'email'), password: requiredInput(password, 'password') }
      accepted(await changeEmail(context, customer.id, wanted))
      return changed(context, customer)
    },
    async deleteCustomer(_, _arguments, context) {
      await closeAccount(context, (await signedIn(context)).id)
      return true
    },
  },

  Customer: {
    ...addressResolvers.Customer,
    ...sessionFields,
    id: ({ id }) => String(id),
    customer_id: ({ id }) => String(id),
    customer_token: ({ newToken }) => newToken ?? null,
    device_token: ({ newDeviceToken }) => newDeviceToken ?? null,
    customer_token_lifetime: ({ newTokenSeconds }) => newTokenSeconds ?? null,
    group_id: ({ groupId }) => groupId,
    firstname: field(({ firstName }) => firstName),
    lastname: field(({ lastName }) => lastName),
    middlename: field(({ middleName }) => middleName),
    prefix: field(({ prefix }) => prefix),
    suffix: field(({ suffix }) => suffix),
    email: field(({ email }) => email),
    dob: field(({ birthDate }) => birthDate),
    date_of_birth: field(({ birthDate }) => birthDate),
    created_at: field(({ createdAt }) => utcTimestamp(createdAt)),
    taxvat: field(({ taxNumber }) => taxNumber),
    telephone: field(({ phone }) => phone),
    phone_no: field(({ phone }) => phone),
    gst_number: field(({ gstNumber }) => gstNumber),
    gst_certificate: field(({ gstCertificate }) => gstCertificate),
    gender: field(({ gender }) => gender),
    group: field(({ groupName }) => ({ name: groupName })),
    group_name: field(({ groupName }) => groupName),
    allow_remote_shopping_assistance: async ({ id }, _, { loaders }) =>
      (await loaders.customer.load(id))?.allowsAssistance ?? false,
    async confirmation_status({ id }, _, { loaders, configuration }) {
      const customer = await loaders.customer.load(id)
      if (customer?.confirmedAt) return 'ACCOUNT_CONFIRMED'
      // While confirming is asked for, nobody is signed in without it, except in the answer to signing up.
      return needsConfirmation(await configuration())
        ? 'ACCOUNT_CONFIRMED'
        : 'ACCOUNT_CONFIRMATION_NOT_REQUIRED'
    },
    subscribed_for_auto_champ_membership: field(({ renewsMembership }) => renewsMembership),
    is_subscribed_champ_membership: field(({ memberUntil }, { clock }) => isMember(memberUntil, clock.now())),
    custom_attributes: () => [],
  },

  CustomerAddress: addressResolvers.CustomerAddress,
}

/** A field of the customer's row; null when the account was closed in the meantime. */
function field<Value>(read: (customer: CustomerWithGroup, context: ShopContext) => Value) {
  return async ({ id }: ContractCustomer, _arguments: unknown, context: ShopContext) => {
    const customer = await context.loaders.customer.load(id)
    return customer ? read(customer, context) : null
  }
}

async function signUp(context: ShopContext, input: SignUp) {
  const { customer, session, deviceToken } = accepted(await createAccount(context, input))
  const { id, groupId, memberUntil } = customer
  const opened = session && { newToken: session.token, newTokenSeconds: session.lifetimeSeconds }
  const tokens = { ...opened, newDeviceToken: deviceToken }
  return { customer: { kind: 'customer' as const, id, groupId, memberUntil, ...tokens } }
}

async function change(context: ShopContext, input: ProfileChange) {
  const customer = await signedIn(context)
  accepted(await changeProfile(context, customer.id, input))
  return changed(context, customer)
}

/** The customer after a change: drops what this request has cached. */
function changed(context: ShopContext, customer: ContractCustomer) {
  context.loaders.customer.clear(customer.id)
  return { customer }
}
