/** Card numbers belong in the gateway's card fields; typed anywhere else they would be stored. */
import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import { holdsCardNumber } from '#packages/card-number/card-number.ts'
import { contractError } from './contract-error.ts'
import { refusal } from './refusal.ts'

export const CARD_NUMBER =
  'This looks like a card number, so we have not kept it. Please remove it: card details belong in the card fields of the checkout only.'

/**
 * Arguments that are not looked at: geometry, whose decimals read like card numbers; passwords and tokens, which are kept
 * as hashes or compared, and the gateway's token, which the gateway knows by its form.
 */
const NOT_TYPED_WORDS: readonly string[] = [
  'document',
  'tool_options',
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'recaptcha_response',
]

/** Makes every mutation of the schema refuse card numbers in its arguments, literals and variables alike. */
export function guardCardNumbers(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = (source, args, context, info) => {
      if (hasCardNumber(args)) throw contractError(refusal('graphql-input', CARD_NUMBER))
      return resolve(source, args, context, info)
    }
  }
  return schema
}

/** @param given arguments as the schema has shaped them, so their depth is the schema's */
function hasCardNumber(given: unknown): boolean {
  if (typeof given === 'string') return holdsCardNumber(given)
  if (Array.isArray(given)) return given.some(hasCardNumber)
  if (typeof given !== 'object' || given === null) return false
  return Object.entries(given).some(
    ([name, value]) => !NOT_TYPED_WORDS.includes(name) && hasCardNumber(value),
  )
}
