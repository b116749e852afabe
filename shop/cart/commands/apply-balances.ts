import { type Refusal, refusal } from '../../api/refusal.ts'
import type { Caller } from '../../customers/rules/caller.ts'
import { pointsProblem } from '../../marketing/rules/paying.ts'
import { customerPoints } from '../../marketing/store/purses.ts'
import type { CartRequest } from '../rules/access.ts'
import { type CartDetails, changeCart, linesOfCart } from '../store.ts'
import { changeActiveCart } from './active-cart.ts'
import type { ChangedCart } from './cart-result.ts'
import type { IncentiveDeps } from './incentive-deps.ts'

type Deps = Pick<IncentiveDeps, 'db' | 'clock'>

/** As much of the customer's credit as the cart needs, or none of it any more. */
export async function chooseStoreCredit(
  deps: Deps,
  request: CartRequest,
  usesStoreCredit: boolean,
): Promise<ChangedCart | Refusal> {
  return notCustomer(request.caller) ?? saveDetails(deps, request, { usesStoreCredit })
}

export interface WantedPoints {
  /** Undefined for as many as possible. */
  points: number | undefined
  /** Undefined for the usual rule. */
  ruleId: string | undefined
  useMax: boolean
}

/** Pays for a cart with reward points; how many is calculated again whenever the cart changes. */
export async function applyPoints(
  deps: IncentiveDeps,
  request: CartRequest,
  wanted: WantedPoints,
): Promise<ChangedCart | Refusal> {
  const { caller } = request
  if (caller.kind !== 'customer') return notCustomer(caller) ?? refusal('graphql-input', NOT_A_CUSTOMER)
  const { spendingRules } = await deps.pricing.offers()
  const rule =
    wanted.ruleId === undefined
      ? spendingRules[0]
      : spendingRules.find(({ id }) => String(id) === wanted.ruleId)
  if (!rule) return refusal('graphql-input', 'There is no such rule for spending points.')
  const balance = await customerPoints(deps.db, caller.id, deps.clock.now())
  const problem = pointsProblem(rule, balance, wanted.useMax ? undefined : wanted.points)
  if (problem) return refusal('graphql-input', problem)
  return saveDetails(deps, request, {
    pointsRuleId: String(rule.id),
    pointsWanted: wanted.useMax ? null : (wanted.points ?? null),
    usesMaxPoints: wanted.useMax,
  })
}

export async function removePoints(deps: Deps, request: CartRequest): Promise<ChangedCart | Refusal> {
  const none = { pointsRuleId: null, pointsWanted: null, usesMaxPoints: false }
  return notCustomer(request.caller) ?? saveDetails(deps, request, none)
}

const NOT_A_CUSTOMER = 'Please specify a valid customer.'

/** Not of the authorization category, which would sign a guest's client out. */
const notCustomer = (caller: Caller): Refusal | undefined =>
  caller.kind === 'customer' ? undefined : refusal('graphql-input', NOT_A_CUSTOMER)

function saveDetails(
  { db, clock }: Deps,
  request: CartRequest,
  details: CartDetails,
): Promise<ChangedCart | Refusal> {
  return changeActiveCart({ db, clock }, request, async (tx, cart) => {
    await changeCart(tx, cart.id, details, clock.now())
    return { cart: { ...cart, ...details }, lines: await linesOfCart(tx, cart.id) }
  })
}
