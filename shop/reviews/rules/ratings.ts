/** What a review rates, how stars become percent, and what makes a set of ratings acceptable. */
import { type Refusal, refusal } from '../../api/refusal.ts'

const MAX_STARS = 5

/** The questions, by number. Numbers are kept by reviews, so one is never given to another question. */
export const ratingNames = { 1: 'Print quality', 2: 'Value for money', 3: 'Delivery' } as const

type RatingId = keyof typeof ratingNames

export interface GivenRating {
  id: RatingId
  /** 1 to 5. */
  stars: number
}

const ratingIds = Object.keys(ratingNames).map(Number) as RatingId[]

/** Each value of each question has a number of its own, as clients of the contract expect. */
const valueId = (id: RatingId, stars: number) => (id - 1) * MAX_STARS + stars

export interface RatingChoice {
  id: number
  name: string
  values: readonly { id: number; stars: number }[]
}

/** All that can be chosen. */
export const ratingChoices: readonly RatingChoice[] = ratingIds.map((id) => ({
  id,
  name: ratingNames[id],
  values: Array.from({ length: MAX_STARS }, (_, index) => ({
    id: valueId(id, index + 1),
    stars: index + 1,
  })),
}))

/** @param chosen numbers of questions and values; undefined for an id that cannot be read */
export function readRatings(
  chosen: readonly { id: number | undefined; valueId: number | undefined }[],
): readonly GivenRating[] | Refusal {
  if (chosen.length === 0) return refusal('graphql-input', 'Please choose a rating.')
  const given: GivenRating[] = []
  for (const one of chosen) {
    const id = ratingIds.find((known) => known === one.id)
    const stars = id !== undefined && one.valueId !== undefined ? one.valueId - valueId(id, 0) : 0
    if (id === undefined || stars < 1 || stars > MAX_STARS) {
      return refusal('graphql-input', 'This rating does not exist. Please choose again.')
    }
    if (given.some((rating) => rating.id === id)) {
      return refusal('graphql-input', 'Each question can be rated once.')
    }
    given.push({ id, stars })
  }
  return given
}

/** The mean of a review's ratings, 20 to 100. */
export function percentOf(ratings: readonly GivenRating[]): number {
  const stars = ratings.reduce((sum, rating) => sum + rating.stars, 0)
  return Math.round((stars * 100) / (ratings.length * MAX_STARS))
}

/** Stars with one decimal for a percentage, such as 4.6 for 92. */
export const starsOf = (percent: number): number => Math.round(percent / 2) / 10
