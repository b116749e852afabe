/** Where a customer is signed in (I-22). */
import { accepted } from '../api/contract-error.ts'
import { isRefusal } from '../api/refusal.ts'
import type { CustomerResolvers, MutationResolvers } from '../generated/resolvers.ts'
import { provenCustomer } from './commands/change-password.ts'
import { closeAccount } from './commands/close-account.ts'
import { hashOfSecret } from './commands/secrets.ts'
import { signedIn } from './commands/signed-in.ts'
import { removeOtherTokens, removeToken, SESSION_ID_LENGTH, tokensOf } from './token-store.ts'

export const sessionFields = {
  async sessions({ id }, _, { db, clock, visit }) {
    const own = visit.token === undefined ? undefined : hashOfSecret(visit.token)
    return (await tokensOf(db, id, clock.now())).map(({ hash, browser, createdAt, usedAt, expiresAt }) => ({
      id: hash.slice(0, SESSION_ID_LENGTH),
      browser,
      signed_in_at: createdAt.toISOString(),
      used_at: (usedAt ?? createdAt).toISOString(),
      expires_at: expiresAt.toISOString(),
      is_current: hash === own,
    }))
  },
} satisfies CustomerResolvers

export const sessionMutations = {
  async endSession(_, { id }, context) {
    return removeToken(context.db, (await signedIn(context)).id, id)
  },
  async endOtherSessions(_, _arguments, context) {
    const { id } = await signedIn(context)
    // Signed in, so there is a token.
    return removeOtherTokens(context.db, id, hashOfSecret(context.visit.token ?? ''))
  },
  async closeAccount(_, { password }, context) {
    const { id } = await signedIn(context)
    const proven = await provenCustomer(context, id, password)
    if (isRefusal(proven)) return accepted(proven)
    await closeAccount(context, id)
    return true
  },
} satisfies MutationResolvers
