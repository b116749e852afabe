/** Every mutation of the schema is done once for each `Idempotency-Key`: see `platform/database/acts.ts`. */
import { createHash } from 'node:crypto'
import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql'
import { AnswerNotKept, asAct, KeyUsedOtherwise } from '#platform/database/acts.ts'
import { transaction } from '#platform/database/pool.ts'
import type { ShopContext } from './context.ts'
import { contractError } from './contract-error.ts'
import { refusal } from './refusal.ts'

/**
 * A cart becomes one order whatever the key is, and its bank may be asked again:
 * docs/decisions/0003-place-order-once.md
 */
const ONCE_BY_THEMSELVES: readonly string[] = [
  'placeOrder',
  'placeConfirmedOrder',
  'setPaymentMethodAndPlaceOrder',
]

/** A captcha answer is valid once, so each try has another one. */
const NEW_AT_EACH_TRY: readonly string[] = ['recaptcha_response']

const USED_OTHERWISE =
  'This Idempotency-Key was sent with another call before. Nothing was done; please use a key of its own for each act.'
const NOT_KEPT =
  'This was done before, but its answer is too large to be told again. Please read what holds now.'

export function carryOutOnce(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, field] of Object.entries(schema.getMutationType()?.getFields() ?? {})) {
    if (ONCE_BY_THEMSELVES.includes(name)) continue
    field.resolve = once(name, field.resolve ?? defaultFieldResolver)
  }
  return schema
}

function once(
  name: string,
  resolve: GraphQLFieldResolver<unknown, ShopContext>,
): GraphQLFieldResolver<unknown, ShopContext> {
  return async (source, args, context, info) => {
    const { actKey, token = '' } = context.visit
    if (actKey === undefined) return resolve(source, args, context, info)
    // One document may hold several calls, and two customers may choose the same key.
    const act = { key: `${actKey} ${info.path.key} ${token}`, request: hashOf(name, args) }
    try {
      return await asAct(act, async () => {
        // First of all, so that a key of another act is refused even when nothing would be written.
        await transaction(context.db, async () => null)
        return resolve(source, args, context, info)
      })
    } catch (error) {
      if (error instanceof KeyUsedOtherwise) {
        throw contractError(refusal('graphql-input', USED_OTHERWISE, 'IDEMPOTENCY_KEY_REUSED'))
      }
      if (error instanceof AnswerNotKept) {
        throw contractError(refusal('graphql-input', NOT_KEPT, 'IDEMPOTENCY_ANSWER_NOT_KEPT'))
      }
      throw error
    }
  }
}

/** Arguments are in the schema's order, however a client ordered them. */
function hashOf(name: string, args: unknown): string {
  const text = JSON.stringify([name, args], (field, value) =>
    NEW_AT_EACH_TRY.includes(field) ? null : value,
  )
  return createHash('sha256').update(text).digest('base64url')
}
