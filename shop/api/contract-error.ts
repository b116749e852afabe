/** Refusals in the form that clients of the public contract match on: top-level errors with a category. */
import { GraphQLError } from 'graphql'
import { isRefusal, type Refusal, refusal } from './refusal.ts'

/** Category of errors that go away by themselves; such an answer says `Retry-After`, in seconds. */
export const TRY_AGAIN = 'graphql-try-again'
export const RETRY_AFTER_SECONDS = 30

export function contractError({ category, message, code, detail }: Refusal): GraphQLError {
  const extensions = {
    category,
    ...(code !== undefined && { code }),
    ...(detail !== undefined && { detail }),
  }
  return new GraphQLError(message, { extensions })
}

/** What a command returned, or its refusal as a top-level error. */
export function accepted<Result>(result: Result | Refusal): Exclude<Result, Refusal> {
  if (isRefusal(result)) throw contractError(result)
  return result as Exclude<Result, Refusal>
}

/** The contract declares some inputs as optional that the shop cannot do without. */
export function requiredInput<Value>(value: Value, name: string): NonNullable<Value> {
  if (value === null || value === undefined || value === '') {
    throw contractError(refusal('graphql-input', `Required parameter "${name}" is missing`))
  }
  return value
}
