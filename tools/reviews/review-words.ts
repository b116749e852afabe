/** What the shopkeeper typed after `npm run reviews --`, as one act. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

export type ReviewAct =
  | { name: 'list' }
  | { name: 'show'; id: number; folder: string | undefined }
  | { name: 'publish'; id: number; withoutPictures: boolean }
  | { name: 'decline'; id: number }

export type ReviewWords =
  | { kind: 'act'; act: ReviewAct }
  /** A sentence that says which word is not understood. */
  | { kind: 'unclear'; problem: string }

export const USAGE = `npm run reviews -- <what>

  list                                  reviews that wait to be read, the one that waits longest first
  show <number> [--pictures <folder>]   what it says; writes its pictures into the folder
  publish <number>                      shows it with its stars and pictures; from then on it counts
          [--without-pictures]          the same, and deletes its pictures
  decline <number>                      never shows it, or takes it down: for spam, insults, private details or what is
                                        not about the product. A low rating is no reason.

The shop may run meanwhile. Set the same variables as for it, such as DATA_DIR, BRAND or DATABASE_URL.`

class Unclear extends Error {}

export function readReviewWords(args: readonly string[]): ReviewWords {
  try {
    return { kind: 'act', act: actOf(args) }
  } catch (error) {
    if (error instanceof Unclear) return { kind: 'unclear', problem: error.message }
    throw error
  }
}

function actOf(args: readonly string[]): ReviewAct {
  const [name, ...rest] = args
  switch (name) {
    case undefined:
      throw new Unclear('Say what to do.')
    case 'list':
      wordsOf(rest, 0)
      return { name }
    case 'show': {
      const { words, values } = wordsOf(rest, 1, { pictures: { type: 'string' } })
      const folder = typeof values.pictures === 'string' ? values.pictures : undefined
      if (folder === '') throw new Unclear('Say which folder the pictures go into.')
      return { name, id: numberIn(words), folder }
    }
    case 'publish': {
      const { words, values } = wordsOf(rest, 1, { 'without-pictures': { type: 'boolean' } })
      return { name, id: numberIn(words), withoutPictures: values['without-pictures'] === true }
    }
    case 'decline':
      return { name, id: numberIn(wordsOf(rest, 1).words) }
    default:
      throw new Unclear(`"${name}" is nothing that can be done with reviews.`)
  }
}

function numberIn([number = '']: readonly string[]): number {
  if (number === '') throw new Unclear('Say which review.')
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new Unclear(`"${number}" is not the number of a review.`)
  return Number(number)
}

function wordsOf(args: readonly string[], mostWords: number, options: ParseArgsOptionsConfig = {}) {
  const { values, positionals } = parsed(args, options)
  const unexpected = positionals[mostWords]
  if (unexpected !== undefined) throw new Unclear(`"${unexpected}" is one word too many.`)
  return { words: positionals, values }
}

function parsed(args: readonly string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    // Its sentences name the option and what is wrong with it.
    throw new Unclear(error instanceof Error ? error.message : String(error))
  }
}
