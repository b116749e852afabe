import type { Clock } from '#platform/clock.ts'
import { type Database, type Transaction, transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { isRefusal, type Refusal, refusal } from '../../api/refusal.ts'
import { productsByIds } from '../../catalogue/store.ts'
import type { Caller } from '../../customers/rules/caller.ts'
import { customerById } from '../../customers/store.ts'
import { photosByKeys } from '../../design/store.ts'
import { type BoughtLine, boughtLine } from '../bought-lines-store.ts'
import { insertPictures } from '../picture-store.ts'
import {
  FORM_IS_OVER,
  MAX_PICTURES,
  NOTHING_ARRIVED,
  NOTHING_TO_REVIEW,
  PICTURE_IS_GONE,
  PICTURES_CONSENT,
  PICTURES_NEED_CONSENT,
  REVIEWED_ALREADY,
  TOO_MANY_PICTURES,
} from '../rules/review-words.ts'
import type { Review } from '../store.ts'
import { readLineReviewKey, type Writer } from './review-keys.ts'
import { type NewReview, writeReview } from './write-review.ts'

export interface LineReview extends Pick<NewReview, 'nickname' | 'summary' | 'text' | 'ratings'> {
  /** Of the line, from the list of what can be reviewed. */
  key: string
  /** Keys of uploaded photos. */
  pictures: readonly string[]
  picturesMayBeShown: boolean
}

interface Deps {
  db: Database
  clock: Clock
  secretKey: string
  caller(): Promise<Caller>
}

/** Keeps a review of a piece that was bought, with its pictures, for staff to read. */
export async function reviewOrderLine(deps: Deps, written: LineReview): Promise<Review | Refusal> {
  const { db, clock } = deps
  const read = readLineReviewKey(deps, written.key)
  if (!read) return wrong(FORM_IS_OVER)
  const line = await boughtLine(db, read.lineId)
  if (!line) return wrong(NOTHING_TO_REVIEW)
  if (!line.hasArrived) return wrong(NOTHING_ARRIVED)
  const pictures = [...new Set(written.pictures)]
  const problem = await pictureProblem(deps, pictures, written.picturesMayBeShown)
  if (problem) return wrong(problem)
  const [product] = await productsByIds(db, [line.productId])
  if (!product) return wrong(NOTHING_TO_REVIEW)
  const customerId = await authorOf(deps, line, read.writer)
  const review = { ...written, sku: product.sku, customerId, orderLineId: line.id }
  return transaction(db, async (tx) => {
    const kept = await writeReview({ db: tx, clock }, review)
    if (kept === 'written-before') return wrong(REVIEWED_ALREADY)
    if (!isRefusal(kept)) await keepPictures(tx, kept.id, pictures)
    return kept
  })
}

async function pictureProblem(
  { db }: Deps,
  pictures: readonly string[],
  mayBeShown: boolean,
): Promise<string | undefined> {
  if (pictures.length === 0) return undefined
  if (pictures.length > MAX_PICTURES) return TOO_MANY_PICTURES
  if (!mayBeShown) return PICTURES_NEED_CONSENT
  return (await photosByKeys(db, pictures)).size < pictures.length ? PICTURE_IS_GONE : undefined
}

function keepPictures(tx: Transaction, reviewId: number, pictures: readonly string[]): Promise<void> {
  return insertPictures(
    tx,
    pictures.map((photoKey, index) => ({
      reference: newId(),
      reviewId,
      photoKey,
      place: index + 1,
      agreedTo: PICTURES_CONSENT,
    })),
  )
}

/**
 * Whose review it is. Number and email prove nobody, and they may stand on a parcel's label, so such a review is a
 * customer's only when that customer is signed in.
 */
async function authorOf(
  { db, caller }: Deps,
  { customerId }: BoughtLine,
  writer: Writer,
): Promise<number | undefined> {
  if (customerId === null) return undefined
  const visitor = await caller()
  const isOwn = visitor.kind === 'customer' && visitor.id === customerId
  if (writer === 'finder' && !isOwn) return undefined
  // The account may be closed since.
  return (await customerById(db, customerId))?.id
}

const wrong = (message: string) => refusal('graphql-input', message)
