/** What the shopkeeper typed after `npm run reviews --`, as one act. */
import { folderIn, readTyped, type TypedWords, Unclear, wordsAndOptions } from '../typed-words.ts'

export type ReviewAct =
  | { name: 'list' }
  | { name: 'show'; id: number; folder: string | undefined }
  | { name: 'publish'; id: number; withoutPictures: boolean }
  | { name: 'decline'; id: number }

export type ReviewWords = TypedWords<{ act: ReviewAct }>

export const USAGE = `npm run reviews -- <what>

  list                                  reviews that wait to be read, the one that waits longest first
  show <number> [--pictures <folder>]   what it says; writes its pictures into the folder
  publish <number>                      shows it with its stars and pictures; from then on it counts
          [--without-pictures]          the same, and deletes its pictures
  decline <number>                      never shows it, or takes it down: for spam, insults, private details or what is
                                        not about the product. A low rating is no reason.

The shop may run meanwhile. Set the same variables as for it, such as DATA_DIR, BRAND or DATABASE_URL.`

export const readReviewWords = (args: readonly string[]): ReviewWords =>
  readTyped(() => ({ act: actOf(args) }))

function actOf(args: readonly string[]): ReviewAct {
  const [name, ...rest] = args
  switch (name) {
    case undefined:
      throw new Unclear('Say what to do.')
    case 'list':
      wordsAndOptions(rest, 0)
      return { name }
    case 'show': {
      const { words, values } = wordsAndOptions(rest, 1, { pictures: { type: 'string' } })
      return { name, folder: folderIn(values.pictures, 'pictures'), id: numberIn(words) }
    }
    case 'publish': {
      const { words, values } = wordsAndOptions(rest, 1, { 'without-pictures': { type: 'boolean' } })
      return { name, id: numberIn(words), withoutPictures: values['without-pictures'] === true }
    }
    case 'decline':
      return { name, id: numberIn(wordsAndOptions(rest, 1).words) }
    default:
      throw new Unclear(`"${name}" is nothing that can be done with reviews.`)
  }
}

function numberIn([number = '']: readonly string[]): number {
  if (number === '') throw new Unclear('Say which review.')
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new Unclear(`"${number}" is not the number of a review.`)
  return Number(number)
}
