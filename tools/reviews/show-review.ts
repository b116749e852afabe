/** A review as text for the shopkeeper, and its pictures in a folder. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Queryable } from '#platform/database/pool.ts'
import { FileNotStored, type Storage } from '#platform/storage/storage.ts'
import { productsByIds } from '#shop/catalogue/store.ts'
import { photoFileKey } from '#shop/design/rules/photo-storage.ts'
import { photosByKeys } from '#shop/design/store.ts'
import { boughtLine } from '#shop/reviews/bought-lines-store.ts'
import { picturesOfReviews } from '#shop/reviews/picture-store.ts'
import { ratingNames, starsOf } from '#shop/reviews/rules/ratings.ts'
import type { Review } from '#shop/reviews/store.ts'
import { momentInWords, onOneLine } from '../terminal-words.ts'

interface Deps {
  db: Queryable
  storage: Pick<Storage, 'get'>
}

const STATES = { pending: 'waits to be read', published: 'published', rejected: 'declined' } as const

export const starsInWords = ({ percent }: Pick<Review, 'percent'>) => `${starsOf(percent)} of 5 stars`

/** @param folder  where the pictures are written to; undefined for their number alone */
export async function showReview(deps: Deps, review: Review, folder: string | undefined): Promise<string> {
  const [product] = await productsByIds(deps.db, [review.productId])
  const ratings = review.ratings.map(({ id, stars }) => `${ratingNames[id]} ${stars}`).join(', ')
  return [
    `Review ${review.id}: ${STATES[review.state]}`,
    `  of ${product?.name ?? 'a product that is gone'}, ${await proofOfPurchase(deps, review)}`,
    `  by ${onOneLine(review.nickname)}, ${momentInWords(review.createdAt)}`,
    `  ${starsInWords(review)}: ${ratings}`,
    '',
    `  ${onOneLine(review.summary)}`,
    ...review.text.split('\n').map((line) => `  ${onOneLine(line)}`),
    ...(await pictures(deps, review, folder)),
  ].join('\n')
}

async function proofOfPurchase({ db }: Deps, { orderLineId }: Review): Promise<string> {
  if (orderLineId === null) return 'without an order'
  const line = await boughtLine(db, orderLineId)
  return line ? `bought with order ${line.orderNumber}` : 'bought with an order that was given back'
}

async function pictures(
  { db, storage }: Deps,
  { id }: Review,
  folder: string | undefined,
): Promise<string[]> {
  const kept = (await picturesOfReviews(db, [id])).get(id) ?? []
  if (kept.length === 0) return []
  if (folder === undefined) return ['', `  [${kept.length} ${kept.length === 1 ? 'picture' : 'pictures'}]`]
  const photos = await photosByKeys(
    db,
    kept.map(({ photoKey }) => photoKey),
  )
  await mkdir(folder, { recursive: true })
  const lines: string[] = []
  for (const { photoKey, place } of kept) {
    const photo = photos.get(photoKey)
    const path = join(folder, `review ${id}, ${place}.jpg`)
    lines.push(`  [${photo ? await written(storage, photoFileKey(photo, 'display.jpg'), path) : GONE}]`)
  }
  return ['', ...lines]
}

const GONE = 'a picture that is not in storage'

async function written(storage: Pick<Storage, 'get'>, key: string, path: string): Promise<string> {
  try {
    await writeFile(path, await storage.get(key))
    return onOneLine(path)
  } catch (error) {
    if (error instanceof FileNotStored) return GONE
    throw error
  }
}
