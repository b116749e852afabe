/** Identification (K-05, CA-83). */
import { isoDayInSydney } from '#packages/calendar/iso-day.ts'
import type { ShopContext } from '../api/context.ts'
import { accepted, contractError } from '../api/contract-error.ts'
import { aud } from '../api/contract-money.ts'
import { isRefusal, refusal } from '../api/refusal.ts'
import { cartRequest } from '../cart/commands/cart-request.ts'
import { allowedCart } from '../cart/rules/access.ts'
import { beforePaying } from '../cart/rules/totals.ts'
import { findCart } from '../cart/store.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { type Look, lookAtCheck } from './commands/look-at-check.ts'
import { missingIdentification } from './commands/needs-identification.ts'
import { startCheck } from './commands/start-check.ts'
import {
  type IdentificationState,
  type IdentityOwner,
  leastTotal,
  NO_CHECK,
  ownerOf,
  stateSentences,
  validUntil,
} from './rules/identification.ts'
import { latestOf } from './store.ts'

const NOBODY = 'Please sign in, or put something in your cart first, so that we know what the check is for.'

export const identificationResolvers: Resolvers = {
  Query: {
    async identification(_, { cart_id }, context) {
      const { identityCheck } = context
      if (!identityCheck) return null
      const owner = await ownerIn(context, cart_id)
      return owner ? contractLook(await lookAtCheck(context, owner), identityCheck.provider, owner) : null
    },
  },

  Mutation: {
    async startIdentification(_, { cart_id }, context) {
      if (!context.identityCheck) throw contractError(refusal('graphql-no-such-entity', NO_CHECK))
      const owner = await ownerIn(context, cart_id)
      if (!owner) throw contractError(refusal('graphql-input', NOBODY))
      const { url } = accepted(await startCheck(context, owner, context.visit.address))
      return { redirect_url: url ?? null }
    },
  },

  StoreConfig: {
    identification_provider: (_, _arguments, { identityCheck }) => identityCheck?.provider ?? null,
    async identification_least_total(_, _arguments, { identityCheck, configuration }) {
      const least = identityCheck && leastTotal(await configuration())
      return least === undefined ? null : aud(least)
    },
  },

  Cart: {
    async needs_identification(cart, _, { db, identityCheck, configuration, clock }) {
      if (!identityCheck) return false
      const asked = { configuration: await configuration(), identityCheck, now: clock.now() }
      return (await missingIdentification(db, asked, ownerOf(cart), beforePaying(cart.totals))) !== undefined
    },
  },

  Customer: {
    async identification({ id }, _, { db, clock }) {
      const check = await latestOf(db, { kind: 'customer', customerId: id }, clock.now())
      if (!check?.decidedAt || check.state === 'open') return null
      const { provider, decidedAt, state } = check
      return { provider, state: STATES[state], decided_on: isoDayInSydney(decidedAt) }
    },
  },
}

/** A guest's verdict is of one cart, which only who may use the cart learns of. */
async function ownerIn(
  context: ShopContext,
  cartId: string | null | undefined,
): Promise<IdentityOwner | undefined> {
  const caller = await context.caller()
  if (caller.kind === 'customer') return { kind: 'customer', customerId: caller.id }
  if (!cartId) return undefined
  const request = await cartRequest(context, cartId)
  const cart = allowedCart(await findCart(context.db, cartId), request)
  return isRefusal(cart) ? undefined : ownerOf(cart)
}

function contractLook({ state, check }: Look, provider: string, owner: IdentityOwner) {
  const decidedAt = check?.decidedAt ?? undefined
  const counts = state === 'verified' && owner.kind === 'customer' ? decidedAt : undefined
  return {
    provider,
    state: STATES[state],
    message: stateSentences[state],
    decided_on: decidedAt ? isoDayInSydney(decidedAt) : null,
    valid_until: counts ? isoDayInSydney(validUntil(counts)) : null,
  }
}

const STATES = {
  'not-started': 'NOT_STARTED',
  open: 'OPEN',
  processing: 'PROCESSING',
  verified: 'VERIFIED',
  expired: 'EXPIRED',
  declined: 'DECLINED',
  cancelled: 'CANCELLED',
  unknown: 'UNKNOWN',
} as const satisfies Record<IdentificationState, string>
