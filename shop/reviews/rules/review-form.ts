/** What the page on which a review is written asks for, and what it says beside a field; the API checks the same again. */
import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import { tidiedLines, tidiedText } from '#packages/typed-values/typed-text.ts'
import { emailProblem } from '../../fields/rules/address.ts'
import { emailAdvice, tooLong } from '../../fields/rules/field-words.ts'
import { MAX_PICTURES, PICTURES_NEED_CONSENT, TOO_MANY_PICTURES } from './review-words.ts'
import { longest } from './written.ts'

export const FIELDS = {
  piece: 'piece',
  summary: 'summary',
  text: 'text',
  nickname: 'nickname',
  pictures: 'pictures',
  consent: 'pictures_may_be_shown',
} as const

/** Of the stars for one question of `productReviewRatingsMetadata`, by its place there. */
export const starsField = (index: number) => `stars_${index + 1}`

/** A sentence beside each field that is not right, by its name. */
export type Problems = Readonly<Record<string, string | undefined>>

export interface TypedReview {
  key: string
  nickname: string
  summary: string
  text: string
  /** Ids of the values that were chosen, by the place of their question; empty for none. */
  stars: readonly string[]
  pictures: readonly string[]
  picturesMayBeShown: boolean
}

/** @param questions  what is rated, in the order of the form */
export function reviewIn(form: FormData, questions: readonly { name: string }[]): TypedReview {
  return {
    key: String(form.get(FIELDS.piece) ?? ''),
    nickname: tidiedText(String(form.get(FIELDS.nickname) ?? '')),
    summary: tidiedText(String(form.get(FIELDS.summary) ?? '')),
    text: tidiedLines(String(form.get(FIELDS.text) ?? '').replaceAll('\r\n', '\n')),
    stars: questions.map((_, index) => String(form.get(starsField(index)) ?? '')),
    // One more than goes, so that the page says how many do.
    pictures: form
      .getAll(FIELDS.pictures)
      .map(String)
      .slice(0, MAX_PICTURES + 1),
    picturesMayBeShown: form.get(FIELDS.consent) === 'yes',
  }
}

export function reviewProblems(review: TypedReview, questions: readonly { name: string }[]): Problems {
  const { key, nickname, summary, text, stars, pictures, picturesMayBeShown } = review
  const problems: Problems = {
    [FIELDS.piece]: key === '' ? 'Choose what you review.' : undefined,
    ...Object.fromEntries(
      questions.map(({ name }, index) => [
        starsField(index),
        stars[index] ? undefined : `Choose from 1 to 5 stars for ${name.toLowerCase()}.`,
      ]),
    ),
    [FIELDS.summary]: lengthProblem(
      summary,
      'Sum it up in a few words, such as: Just as on the screen',
      'summary',
    ),
    [FIELDS.text]: lengthProblem(text, 'Write what you like, and what could be better.', 'text'),
    [FIELDS.nickname]: lengthProblem(nickname, 'Enter a name to show, such as Robin M.', 'nickname'),
    [FIELDS.pictures]: pictures.length > MAX_PICTURES ? TOO_MANY_PICTURES : undefined,
    [FIELDS.consent]: pictures.length > 0 && !picturesMayBeShown ? PICTURES_NEED_CONSENT : undefined,
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

function lengthProblem(text: string, asked: string, name: keyof typeof longest): string | undefined {
  if (text === '') return asked
  return text.length > longest[name] ? tooLong(text, longest[name]) : undefined
}

export interface OrderClaim {
  number: string
  email: string
}

export function claimIn(form: FormData): OrderClaim {
  return {
    number: tidiedText(String(form.get('number') ?? '')).replace(/^#|\s/g, ''),
    email: tidiedEmail(String(form.get('email') ?? '')),
  }
}

export function claimProblems({ number, email }: OrderClaim): Problems {
  return {
    ...(number === '' && {
      number: 'Enter the number of your order. It is in our email, such as 100000001.',
    }),
    ...(emailProblem(email) && { email: emailAdvice(email) }),
  }
}
