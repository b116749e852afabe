/** Passwords that are guessed early: common ones, and those made of personal data. */
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { brand } from '../../brands/brand.ts'
import { GUESSABLE_PASSWORD, passwordProblem, readPassword } from '../rules/password.ts'
import { inPieces } from '../rules/personal-words.ts'

export interface Person {
  firstName: string
  lastName: string
  email: string
}

/** A password that is found within fewer guesses is refused. Guessing at the shop itself is limited to 120 a day. */
const MIN_GUESSES = 1_000_000
/** Estimating takes longer than in proportion: 40 ms at this length for the worst text, 1 ms for a usual password. */
const MAX_ESTIMATED = 48
const MAX_SUBSTITUTIONS = 10
/** N-11 gives it as an example of a password that is taken, although it is a common one. */
const EXAMPLE = 'Abcdefg1'

/** Why a new password is refused, with all checks; undefined when it is accepted. Existing passwords are not checked. */
export async function newPasswordProblem(typed: string, person: Person): Promise<string | undefined> {
  return passwordProblem(typed) ?? ((await isGuessable(typed, person)) ? GUESSABLE_PASSWORD : undefined)
}

/** Whether the first part of a password would be guessed soon by somebody who knows the person. */
export async function isGuessable(typed: string, person: Person): Promise<boolean> {
  const password = readPassword(typed)
  if (password === EXAMPLE) return false
  const words = inPieces([person.email, person.firstName, person.lastName, brand.name])
  if (isMostly(password, words)) return true
  estimator ??= openEstimator()
  const { guesses } = (await estimator).check(password.slice(0, MAX_ESTIMATED), words)
  return guesses < MIN_GUESSES
}

const MIN_REST = 8

/** Whether little is left of a password without the words, such as a year behind a name. */
function isMostly(password: string, words: readonly string[]): boolean {
  const typed = password.toLowerCase()
  let rest = typed
  for (const word of words) rest = rest.replaceAll(word, '')
  return rest !== typed && rest.length < MIN_REST
}

let estimator: Promise<ZxcvbnFactory> | undefined

/** The lists need memory, so a process loads them only for its first new password. */
async function openEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: MAX_SUBSTITUTIONS })
}
