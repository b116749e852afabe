import { data } from 'react-router'
import {
  PiecesOfAccountDocument,
  PiecesOfLinkDocument,
  PiecesOfOrderDocument,
  ReviewPieceDocument,
  ReviewQuestionsDocument,
} from '../../generated/client/graphql.ts'
import { actOf } from '../../request/act-field.ts'
import { type Api, apiOf } from '../../request/api.ts'
import { consequenceOf, isApiError, sentenceOf } from '../../request/api-errors.ts'
import { PRIVATE_PAGE } from '../../request/caching.ts'
import { customerTokenOf } from '../../request/cookies.ts'
import { pageMeta } from '../../request/page-meta.ts'
import {
  INTENT_FIELD,
  INTENTS,
  type Pieces,
  type Question,
  type ReviewAnswer,
} from '../components/review-answer.ts'
import { WriteReview } from '../components/write-review.tsx'
import {
  claimIn,
  claimProblems,
  type OrderClaim,
  reviewIn,
  reviewProblems,
  type TypedReview,
} from '../rules/review-form.ts'
import type { Route } from './+types/write-review-page.ts'

/** For nobody else to keep, and no other site learns an address with a key in it. */
const SECRET_PAGE = { ...PRIVATE_PAGE, 'referrer-policy': 'same-origin' } as const

/** What a visitor may review without saying more: of a mailed link, or of their account. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const key = url.searchParams.get('key')
  const [questions, own] = await Promise.all([
    questionsOf(api),
    key === null ? piecesOfAccount(api, request) : piecesOfLink(api, key),
  ])
  return data({ questions, act: crypto.randomUUID(), ...own }, { headers: SECRET_PAGE })
}

/** Both forms. Pieces of an order that was found by number and email are found again each time, under the same limits. */
export async function action({ context, request }: Route.ActionArgs) {
  const api = apiOf(context)
  const form = await request.formData()
  const claim = form.has('number') ? claimIn(form) : undefined
  if (form.get(INTENT_FIELD) === INTENTS.write) return write(api, form, claim)
  return find(api, claim ?? claimIn(form))
}

async function find(api: Api, claim: OrderClaim) {
  const problems = claimProblems(claim)
  const missing = { kind: 'not-found', claim, pieces: undefined } as const
  if (Object.keys(problems).length > 0) return refused({ ...missing, problems, message: undefined })
  try {
    return answered({ kind: 'found', claim, pieces: await piecesOfOrder(api, claim) })
  } catch (error) {
    return refused({ ...missing, problems, message: sentenceIn(error) })
  }
}

async function write(api: Api, form: FormData, claim: OrderClaim | undefined) {
  const questions = await questionsOf(api)
  const typed = reviewIn(form, questions)
  const problems = reviewProblems(typed, questions)
  if (Object.keys(problems).length > 0) {
    const pieces = await piecesAgain(api, claim)
    return refused({ kind: 'refused', claim, pieces, typed, problems, message: undefined })
  }
  const input = inputOf(typed, questions)
  try {
    const asking = api.keyed(await actOf(form, input))
    const { reviewOrderLine } = await asking.send(ReviewPieceDocument, { input })
    const productName = reviewOrderLine.review.product.name ?? ''
    const pieces = await piecesAgain(api, claim)
    return answered({ kind: 'done', claim, pieces, productName, nextAct: crypto.randomUUID() })
  } catch (error) {
    const message = sentenceIn(error)
    const pieces = await piecesAgain(api, claim)
    return refused({ kind: 'refused', claim, pieces, typed, problems: {}, message })
  }
}

const inputOf = (typed: TypedReview, questions: readonly Question[]) => ({
  key: typed.key,
  nickname: typed.nickname,
  summary: typed.summary,
  text: typed.text,
  ratings: questions.map(({ id }, index) => ({ id, value_id: typed.stars[index] ?? '' })),
  pictures: [...typed.pictures],
  pictures_may_be_shown: typed.picturesMayBeShown,
})

async function questionsOf(api: Api): Promise<Question[]> {
  const { productReviewRatingsMetadata } = await api.send(ReviewQuestionsDocument, {})
  return productReviewRatingsMetadata.items.flatMap((item) => {
    if (!item) return []
    const values = item.values.flatMap((one) => (one ? [{ id: one.value_id, stars: Number(one.value) }] : []))
    return [{ id: item.id, name: item.name, values }]
  })
}

interface OwnPieces {
  pieces: Pieces | undefined
  /** Why a link opens nothing. */
  refusal: string | undefined
}

async function piecesOfLink(api: Api, key: string): Promise<OwnPieces> {
  try {
    const { linesToReviewOfLink: pieces } = await api.send(PiecesOfLinkDocument, { key })
    return { pieces, refusal: undefined }
  } catch (error) {
    return { pieces: undefined, refusal: sentenceIn(error) }
  }
}

/** A session that is over makes a guest of its visitor, who has another way. */
async function piecesOfAccount(api: Api, request: Request): Promise<OwnPieces> {
  const none = { pieces: undefined, refusal: undefined }
  if (customerTokenOf(request) === undefined) return none
  try {
    const { customer } = await api.send(PiecesOfAccountDocument, {})
    return { pieces: customer?.lines_to_review, refusal: undefined }
  } catch (error) {
    if (isApiError(error) && consequenceOf(error) === 'sign-out') return none
    throw error
  }
}

async function piecesOfOrder(api: Api, { number, email }: OrderClaim): Promise<Pieces> {
  return (await api.send(PiecesOfOrderDocument, { number, email })).linesToReviewOfOrder
}

/** For the form that is shown again; what is typed is not lost because the order cannot be read meanwhile. */
async function piecesAgain(api: Api, claim: OrderClaim | undefined): Promise<Pieces | undefined> {
  if (!claim) return undefined
  try {
    return await piecesOfOrder(api, claim)
  } catch (error) {
    sentenceIn(error)
    return undefined
  }
}

/** @throws the error itself when something broke */
function sentenceIn(error: unknown): string {
  if (!isApiError(error) || error.reference !== undefined) throw error
  return sentenceOf(error)
}

const answered = (answer: ReviewAnswer) => data(answer, { headers: SECRET_PAGE })
const refused = (answer: ReviewAnswer) => data(answer, { status: 422, headers: SECRET_PAGE })

export function headers() {
  return SECRET_PAGE
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Write a review' })
}

/** E-25. */
export default function WriteReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  return <WriteReview {...loaderData} answer={actionData} />
}
