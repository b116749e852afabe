/** E-25: the shopkeeper's words for reviews, and what comes of them. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { isRefusal } from '#shop/api/refusal.ts'
import { photoFileKey } from '#shop/design/rules/photo-storage.ts'
import { insertPhoto } from '#shop/design/store.ts'
import { lineReviewKey } from '#shop/reviews/commands/review-keys.ts'
import { reviewOrderLine } from '#shop/reviews/commands/review-order-line.ts'
import { anArrivedOrder } from '#shop/reviews/testing/arrived-order.ts'
import { openTestShop } from '#shop/testing/shop.ts'
import { actOnReviews } from './act-on-reviews.ts'
import { readReviewWords } from './review-words.ts'

const shop = await openTestShop()
const folder = await mkdtemp(join(tmpdir(), 'desk-'))
afterAll(() => rm(folder, { recursive: true }))
const storage = openStorage(join(folder, 'storage'))

async function say(...args: string[]) {
  const words = readReviewWords(args)
  if (words.kind === 'unclear') throw new Error(words.problem)
  return actOnReviews({ ...shop, storage }, words.act)
}

async function aPhoto(bytes: string): Promise<string> {
  const key = newId()
  await insertPhoto(shop.db, {
    ...{
      key,
      uploadKey: newId(),
      sha256: key,
      files: key,
      format: 'jpeg',
      fileName: 'wall.jpg',
      byteSize: 1,
    },
    ...{ widthPx: 800, heightPx: 600, frames: 1, receivedAt: shop.clock.now() },
  })
  await storage.put(photoFileKey({ files: key }, 'display.jpg'), bytes)
  return key
}

async function aReview(summary: string, pictures: readonly string[] = []) {
  const order = await anArrivedOrder(shop)
  const caller = async () => ({ kind: 'guest' }) as const
  const review = await reviewOrderLine(
    { ...shop, caller },
    {
      key: lineReviewKey(shop, order.lines[0]?.id ?? 0, 'buyer'),
      nickname: 'Robin',
      summary,
      text: 'Sharp.\u202e\nBent\u009b2J badly.',
      ratings: [{ id: 1, valueId: 4 }],
      pictures,
      picturesMayBeShown: true,
    },
  )
  if (isRefusal(review)) throw new Error(review.message)
  return { id: String(review.id), orderNumber: order.number }
}

const counted = async () =>
  (await shop.ask('{ products(filter: { sku: { eq: "CANVAS" } }) { items { review_count } } }')).products
    .items[0].review_count

test('what waits is listed, longest first, until it is published or declined', async () => {
  expect(await say('list')).toEqual({ isDone: true, text: 'No review waits to be read.' })
  const first = await aReview('Lovely')
  const second = await aReview('Buy watches at my site')
  const { text } = await say('list')
  expect(text.split('\n').map((line) => line.split(', ')[0])).toEqual([first.id, second.id])
  expect(text).toContain('4 of 5 stars, Lovely')
  expect(await counted()).toBe(0)
  expect((await say('publish', first.id)).text).toMatch(/is published/)
  expect((await say('decline', second.id)).text).toMatch(/is declined/)
  expect(await say('list')).toEqual({ isDone: true, text: 'No review waits to be read.' })
  expect(await counted()).toBe(1)
  await say('decline', first.id)
  expect(await counted()).toBe(0)
})

test('a review is shown with its order and its pictures written out, and gives a terminal no commands', async () => {
  const { id, orderNumber } = await aReview('Lovely\u0007', [await aPhoto('one'), await aPhoto('two')])
  const target = join(folder, 'pictures')
  const { text } = await say('show', id, '--pictures', target)
  expect(text).toContain(`Review ${id}: waits to be read`)
  expect(text).toContain(`bought with order ${orderNumber}`)
  expect(text).toContain('Print quality 4')
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  expect(await readdir(target)).toEqual([`review ${id}, 1.jpg`, `review ${id}, 2.jpg`])
  expect(String(await readFile(join(target, `review ${id}, 2.jpg`)))).toBe('two')
  expect((await say('show', id)).text).toContain('[2 pictures]')
})

test('a review is published without pictures that should not be shown, and these are gone', async () => {
  const { id } = await aReview('Lovely', [await aPhoto('one')])
  await say('publish', id, '--without-pictures')
  const { recentReviews } = await shop.ask('{ recentReviews(pageSize: 1) { summary pictures { url } } }')
  expect(recentReviews[0]).toMatchObject({ summary: 'Lovely', pictures: [] })
  expect((await say('show', id)).text).not.toContain('picture')
})

test('a number that no review has is refused', async () => {
  for (const name of ['show', 'publish', 'decline']) {
    expect(await say(name, '99999')).toEqual({
      isDone: false,
      text: 'There is no review with the number 99999.',
    })
  }
})

describe('words that are not clear are said, and nothing is done', () => {
  test.each([
    [[], 'Say what to do.'],
    [['delete'], '"delete" is nothing that can be done with reviews.'],
    [['list', 'all'], '"all" is one word too many.'],
    [['publish'], 'Say which review.'],
    [['publish', 'six'], '"six" is not the number of a review.'],
    [['publish', '0'], '"0" is not the number of a review.'],
    [['show', '6', '--pictures', ''], 'Say which folder the pictures go into.'],
  ])('%j', (args, problem) => {
    expect(readReviewWords(args)).toEqual({ kind: 'unclear', problem })
  })

  test('an option that there is not is named', () => {
    expect(readReviewWords(['decline', '6', '--loudly'])).toMatchObject({
      problem: expect.stringContaining('--loudly'),
    })
  })
})
