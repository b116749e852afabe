import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import { accepted, contractError, requiredInput } from '../api/contract-error.ts'
import { isRefusal } from '../api/refusal.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts'
import { changePassword } from './commands/change-password.ts'
import { confirmEmail, resendConfirmation } from './commands/confirm-email.ts'
import { captchaRefusal } from './commands/protection.ts'
import { requestSignInCode } from './commands/request-sign-in-code.ts'
import { isResetLinkOpen, requestPasswordReset, resetPassword } from './commands/reset-password.ts'
import { signIn } from './commands/sign-in.ts'
import { signInSocially } from './commands/sign-in-socially.ts'
import { signInWithCode } from './commands/sign-in-with-code.ts'
import { signedIn } from './commands/signed-in.ts'
import { offeredProviders, providerNames } from './rules/providers.ts'
import { inputRefusal } from './rules/refusals.ts'
import { removeTokens } from './token-store.ts'

/** The contract's number of the one store. */
const STORE_ID = 2

export const signInQueries = {
  async signInProviders(_, _arguments, { configuration, socialSecrets }) {
    const offered = offeredProviders(await configuration(), socialSecrets)
    return offered.map((code) => ({ code, name: providerNames[code] }))
  },
  isPasswordLinkOpen: (_, { customer_id, resetPasswordToken }, context) =>
    isResetLinkOpen(context, { customerId: customer_id, token: resetPasswordToken }),
} satisfies QueryResolvers

export const signInResolvers = {
  async generateCustomerToken(_, { email, password, recaptcha_response }, context) {
    const { token, lifetimeSeconds, deviceToken } = accepted(
      await signIn(context, {
        email: requiredInput(email, 'email'),
        password: requiredInput(password, 'password'),
        captcha: recaptcha_response ?? undefined,
      }),
    )
    return { token, customer_token_lifetime: lifetimeSeconds, device_token: deviceToken }
  },
  async revokeCustomerToken(_, _arguments, context) {
    await removeTokens(context.db, (await signedIn(context)).id)
    return { result: true }
  },
  async loginByEmailOtpData(_, { email, recaptcha_response }, context) {
    accepted(await captchaRefusal(context, 'CUSTOMER_LOGIN', recaptcha_response))
    const wanted = requiredInput(email, 'email')
    const refused = await requestSignInCode(context, wanted, recaptcha_response ?? undefined)
    return {
      email,
      store_id: STORE_ID,
      success: !refused,
      haserror: refused !== undefined,
      message:
        refused?.message ??
        `If there is an account associated with ${tidiedEmail(wanted)} you will receive an email with a code to sign in.`,
    }
  },
  async loginUniversalpassword(_, { username, password, logintype, recaptcha_response }, context) {
    accepted(await captchaRefusal(context, 'CUSTOMER_LOGIN', recaptcha_response))
    const signedInNow = await signInWithCode(context, {
      email: requiredInput(username, 'username'),
      code: requiredInput(password, 'password'),
      kind: logintype ?? undefined,
      captcha: recaptcha_response ?? undefined,
    })
    if (isRefusal(signedInNow)) {
      const nothing = { token: null, cachePrice: null, device_token: null, customer_token_lifetime: null }
      return { success: false, message: signedInNow.message, ...nothing }
    }
    const { session, customer } = signedInNow
    return {
      success: true,
      message: 'You have successfully logged in.',
      token: session.token,
      cachePrice: customer.priceCache,
      device_token: session.deviceToken,
      customer_token_lifetime: session.lifetimeSeconds,
    }
  },
  async createCustomerBySocialLogin(_, input, context) {
    const { firstname, lastname, dob, phone_no, login_token_id, login_source, subscribed } = input
    const { session, priceCache } = accepted(
      await signInSocially(context, {
        source: requiredInput(login_source, 'login_source'),
        idToken: requiredInput(login_token_id, 'login_token_id'),
        isSubscribed: subscribed ?? true,
        firstname,
        lastname,
        dob,
        phone_no,
      }),
    )
    return {
      customer_token: session?.token ?? null,
      customer_token_lifetime: session?.lifetimeSeconds ?? null,
      device_token: session?.deviceToken ?? null,
      cachePrice: priceCache,
    }
  },
} satisfies MutationResolvers

export const passwordResolvers = {
  async changeCustomerPassword(_, { currentPassword, newPassword }, context) {
    const customer = await signedIn(context)
    const passwords = {
      currentPassword: requiredInput(currentPassword, 'currentPassword'),
      newPassword: requiredInput(newPassword, 'newPassword'),
    }
    accepted(await changePassword(context, customer.id, passwords))
    return customer
  },
  async requestPasswordResetEmail(_, { email }, context) {
    accepted(await requestPasswordReset(context, email))
    return true
  },
  async resetPassword(_, { email, customer_id, resetPasswordToken, newPassword }, context) {
    if (!email?.trim() && !customer_id) {
      throw contractError(inputRefusal('You must specify an email address.'))
    }
    accepted(
      await resetPassword(context, {
        email: email?.trim() || undefined,
        customerId: customer_id || undefined,
        token: resetPasswordToken,
        newPassword,
      }),
    )
    return true
  },
  async confirmEmail(_, { input }, context) {
    const { email, confirmation_key: key, password } = requiredInput(input, 'input')
    const confirmation = { email, key, password: password || undefined }
    const { id, groupId, memberUntil } = accepted(await confirmEmail(context, confirmation))
    return { customer: { kind: 'customer' as const, id, groupId, memberUntil } }
  },
  async resendConfirmationEmail(_, { email }, context) {
    accepted(await resendConfirmation(context, requiredInput(email, 'email')))
    return true
  },
} satisfies MutationResolvers
