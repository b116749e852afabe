import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Mail } from '#platform/mail/mail.ts'
import { uidOf } from '../api/uid.ts'
import { configure } from '../testing/configure.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { openTestShop } from '../testing/shop.ts'
import { solvedCaptcha } from '../testing/solved-captcha.ts'
import { takeJobs } from '../testing/waiting-jobs.ts'
import { renderMail } from '../wiring/mail-templates.ts'
import { answerQuestion, dismissQuestion } from './commands/answer-question.ts'
import { approveReview, rejectReview } from './commands/decide-review.ts'
import { sendAnswerMail } from './commands/send-answer-mail.ts'
import { sendAnswerJob } from './jobs/names.ts'
import { ratingChoices } from './rules/ratings.ts'
import { productQuestions, productRatings, productReviews } from './tables.ts'

const shop = await openTestShop()

const WRITE = `mutation ($input: CreateProductReviewInput!) {
  createProductReview(input: $input) {
    review { nickname summary text average_rating created_at ratings_breakdown { name value } product { sku } }
  }
}`
const REVIEWS = `query ($sku: String!, $page: Int) { products(filter: { sku: { eq: $sku } }) { items {
  rating_summary review_count
  reviews(pageSize: 2, currentPage: $page) { items { summary average_rating product { sku } } page_info { current_page total_pages } }
} } }`
const ASK = `mutation ($input: AskProductQuestionInput!) { askProductQuestion(input: $input) { status } }`
const QUESTIONS = `query ($sku: String!) { productQuestions(sku: $sku) { total_count
  items { question answer answerHTML faqAnswer nickname answered_at } } }`

/** The ids of a rating with so many stars, as a client takes them from the metadata. */
const rating = (index: number, stars: number) => {
  const choice = ratingChoices[index]
  return { id: uidOf(choice?.id ?? 0), value_id: uidOf(choice?.values[stars - 1]?.id ?? 0) }
}
const aReview = (parts: object = {}) => ({
  sku: 'CANVAS',
  nickname: 'Mia',
  summary: 'Lovely',
  text: 'Sharp, and the colours are right.',
  ratings: [rating(0, 5), rating(1, 4)],
  ...parts,
})
const write = (parts: object = {}, visit: object = {}) => shop.send(WRITE, { input: aReview(parts) }, visit)

test('PE-18: a review and a question whose answers were lost are handed in once', async () => {
  const summary = 'Sent twice'
  const input = { sku: 'CANVAS', nickname: 'Mia', email: 'mia@example.com', question: 'Was this sent twice?' }
  for (let tries = 0; tries < 2; tries++) {
    await write({ summary }, { actKey: 'a-review-whose-answer-was-lost' })
    await shop.send(ASK, { input }, { actKey: 'a-question-whose-answer-was-lost' })
  }
  const reviews = await shop.db.$count(productReviews, eq(productReviews.summary, summary))
  const questions = await shop.db.$count(productQuestions, eq(productQuestions.question, input.question))
  expect([reviews, questions]).toEqual([1, 1])
})
const seen = async (sku: string, page = 1) => (await shop.ask(REVIEWS, { sku, page })).products.items[0]

async function lastReview(): Promise<number> {
  const ids = (await shop.db.select({ id: productReviews.id }).from(productReviews)).map(({ id }) => id)
  return Math.max(...ids)
}
async function lastQuestion(): Promise<number> {
  const ids = (await shop.db.select({ id: productQuestions.id }).from(productQuestions)).map(({ id }) => id)
  return Math.max(...ids)
}

describe('E-25: writing a review', () => {
  test('what can be rated is told with ids to choose from, five stars each', async () => {
    const { productReviewRatingsMetadata: told } = await shop.ask(
      '{ productReviewRatingsMetadata { items { id name values { value_id value } } } }',
    )
    expect(told.items.map(({ name }) => name)).toEqual(['Print quality', 'Value for money', 'Delivery'])
    for (const { values } of told.items)
      expect(values.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5'])
    const ids = told.items.flatMap(({ values }) => values.map(({ value_id }) => value_id))
    expect(new Set(ids).size).toBe(15)
  })

  test('gives it back, and shows it to nobody before staff have read it', async () => {
    const { data } = await write({ sku: 'CANVAS-LARGE' })
    expect(data).toMatchObject({
      createProductReview: {
        review: {
          nickname: 'Mia',
          average_rating: 90,
          ratings_breakdown: [
            { name: 'Print quality', value: '5' },
            { name: 'Value for money', value: '4' },
          ],
          product: { sku: 'CANVAS-LARGE' },
        },
      },
    })
    expect(await seen('CANVAS-LARGE')).toMatchObject({
      rating_summary: 0,
      review_count: 0,
      reviews: { items: [] },
    })
    await approveReview(shop, await lastReview())
    expect(await seen('CANVAS-LARGE')).toMatchObject({
      rating_summary: 90,
      review_count: 1,
      reviews: { items: [{ summary: 'Lovely', average_rating: 90, product: { sku: 'CANVAS-LARGE' } }] },
    })
  })

  test.each<[string, object, string]>([
    ['no such product', { sku: 'NONE' }, 'Could not find a product with SKU "NONE"'],
    ['no words', { text: '  ' }, 'Required parameter "text" is missing'],
    ['no rating', { ratings: [] }, 'Please choose a rating.'],
    [
      'a rating that does not exist',
      { ratings: [{ id: 'x', value_id: 'y' }] },
      'This rating does not exist. Please choose again.',
    ],
    [
      'a value of another rating',
      { ratings: [{ ...rating(0, 5), value_id: rating(1, 5).value_id }] },
      'This rating does not exist. Please choose again.',
    ],
    ['a rating twice', { ratings: [rating(0, 5), rating(0, 1)] }, 'Each question can be rated once.'],
    ['a book', { text: 'x'.repeat(5_001) }, 'The text may be 5000 characters long at most.'],
  ])('is refused with %s', async (_, parts, message) => {
    expect((await write(parts)).errors?.[0]?.message).toBe(message)
  })

  test('guests may where the configuration lets them', async () => {
    await configure(shop, { allow_guests_to_write_product_reviews: '0' })
    expect((await write()).errors?.[0]).toMatchObject({
      message: "Guest customers aren't allowed to add product reviews.",
      extensions: { category: 'graphql-authorization' },
    })
    const customer = await aSignedInCustomer(shop)
    expect((await write({}, customer.visit)).errors).toBeUndefined()
    await configure(shop, { allow_guests_to_write_product_reviews: '1' })
  })

  test('SH-19: the captcha is checked by the server', async () => {
    await configure(shop, { captcha_forms: 'PRODUCT_REVIEW' })
    const failed = 'ReCaptcha validation failed, please try again'
    expect((await write()).errors?.[0]?.message).toBe(failed)
    expect((await write({ recaptcha_response: await solvedCaptcha(shop) })).errors).toBeUndefined()
    await configure(shop, { captcha_forms: '' })
  })

  test('one address may not flood it', async () => {
    const tries = []
    for (let i = 0; i < 6; i++) tries.push(await write({ ratings: [] }, { address: '203.0.113.9' }))
    expect(tries.at(-1)?.errors?.[0]?.message).toBe('Too many tries. Please wait a moment and try again.')
  })
})

describe('staff read reviews', () => {
  test('approving counts once, also when two do it at once; rejecting takes it back', async () => {
    await write({ sku: 'CANVAS-PANORAMIC', ratings: [rating(0, 3)] })
    const id = await lastReview()
    await Promise.all([approveReview(shop, id), approveReview(shop, id), approveReview(shop, id)])
    expect(await seen('CANVAS-PANORAMIC')).toMatchObject({ rating_summary: 60, review_count: 1 })
    await Promise.all([rejectReview(shop, id), rejectReview(shop, id)])
    expect(await seen('CANVAS-PANORAMIC')).toMatchObject({ rating_summary: 0, review_count: 0 })
    expect(await approveReview(shop, 999_999)).toMatchObject({ category: 'graphql-no-such-entity' })
  })

  test('pages of reviews, the newest first', async () => {
    for (const summary of ['First', 'Second', 'Third']) {
      await write({ sku: 'CANVAS-SQUARE', summary })
      await approveReview(shop, await lastReview())
    }
    expect((await seen('CANVAS-SQUARE')).reviews).toMatchObject({
      items: [{ summary: 'Third' }, { summary: 'Second' }],
      page_info: { current_page: 1, total_pages: 2 },
    })
    expect((await seen('CANVAS-SQUARE', 2)).reviews).toMatchObject({ items: [{ summary: 'First' }] })
  })

  test('I-17: customers see their own, read or not; nobody else’s', async () => {
    const customer = await aSignedInCustomer(shop)
    await write({ summary: 'Mine' }, customer.visit)
    const own = (visit: object) =>
      shop.ask('{ customer { reviews { items { summary } page_info { total_pages } } } }', {}, visit)
    expect((await own(customer.visit)).customer.reviews).toEqual({
      items: [{ summary: 'Mine' }],
      page_info: { total_pages: 1 },
    })
    const other = await aSignedInCustomer(shop)
    expect((await own(other.visit)).customer.reviews.items).toEqual([])
  })
})

describe('M-41, M-42: ratings to show', () => {
  const siteRating = async () =>
    (await shop.ask('{ siteRating { sites { average { text } review_count { text } } } }')).siteRating.sites
  const productRating = async (sku: string) =>
    (
      await shop.ask(
        'query ($sku: String!) { productRating(sku: $sku) { product_totals { average_rating total_reviews } review_link } }',
        { sku },
      )
    ).productRating

  test('CA-19: of the shop’s own reviews, and of the configuration while there are none', async () => {
    const kept = await shop.db.select().from(productRatings)
    await shop.db.delete(productRatings)
    await configure(shop, { average_rating: '4.8', total_reviews: '1200' })
    expect(await siteRating()).toEqual({ average: { text: '4.8' }, review_count: { text: '1200' } })
    await configure(shop, { average_rating: 'many', total_reviews: '-1' })
    expect(await siteRating()).toEqual({ average: { text: '0.0' }, review_count: { text: '0' } })
    if (kept.length > 0) await shop.db.insert(productRatings).values(kept)
  })

  test('F-23: a product speaks for itself from 501 reviews on; until then the shop does', async () => {
    const [canvas] = (await shop.ask('{ products(filter: { sku: { eq: "CANVAS" } }) { items { id } } }'))
      .products.items
    const put = async (reviewCount: number) => {
      await shop.db.delete(productRatings)
      await shop.db
        .insert(productRatings)
        .values([{ productId: Number(canvas.id), reviewCount, percentSum: reviewCount * 80 }])
      const [other] = (
        await shop.ask('{ products(filter: { sku: { eq: "CANVAS-SQUARE" } }) { items { id } } }')
      ).products.items
      await shop.db
        .insert(productRatings)
        .values([{ productId: Number(other.id), reviewCount: reviewCount, percentSum: reviewCount * 100 }])
    }
    await put(500)
    expect((await productRating('CANVAS')).product_totals).toEqual({
      average_rating: 4.5,
      total_reviews: 1000,
    })
    await put(501)
    expect((await productRating('CANVAS')).product_totals).toEqual({ average_rating: 4, total_reviews: 501 })
  })
})

describe('E-26: questions about a product', () => {
  const ask = (parts: object = {}) =>
    shop.send(ASK, {
      input: {
        sku: 'CANVAS',
        nickname: 'Mia',
        email: 'mia@example.com',
        question: 'Can it hang outside?',
        ...parts,
      },
    })
  const questions = async (sku = 'CANVAS') => (await shop.ask(QUESTIONS, { sku })).productQuestions

  test('are shown with their answer, cleaned, which is mailed to whoever asked', async () => {
    expect((await ask()).data).toEqual({ askProductQuestion: { status: true } })
    expect(await questions()).toEqual({ total_count: 0, items: [] })
    const id = await lastQuestion()
    await answerQuestion(shop, id, '<p>Under a roof, <b>yes</b>.<script>x()</script></p>')
    expect(await questions()).toMatchObject({
      total_count: 1,
      items: [
        {
          question: 'Can it hang outside?',
          answer: 'Under a roof, yes.',
          answerHTML: '<p>Under a roof, <b>yes</b>.</p>',
          faqAnswer: '<p>Under a roof, <b>yes</b>.</p>',
          nickname: 'Mia',
        },
      ],
    })
    const sent: Mail[] = []
    const deps = { ...shop, renderMail, mail: { send: async (mail: Mail) => void sent.push(mail) } }
    for (const { questionId } of await takeJobs(shop, sendAnswerJob)) await sendAnswerMail(deps, questionId)
    expect(sent).toMatchObject([{ to: 'mia@example.com', messageId: `question-${id}-answer` }])
    expect(sent[0]?.text).toContain('Under a roof, yes.')
  })

  test('are answered once, or put aside without a mail', async () => {
    await ask({ sku: 'CANVAS-SQUARE' })
    const id = await lastQuestion()
    const settled = await Promise.all([answerQuestion(shop, id, 'Yes'), answerQuestion(shop, id, 'No')])
    expect(settled.filter((one) => 'message' in one)).toMatchObject([
      { message: 'This question has been dealt with already.' },
    ])
    expect(await takeJobs(shop, sendAnswerJob)).toHaveLength(1)
    await ask({ sku: 'CANVAS-LARGE' })
    await dismissQuestion(shop, await lastQuestion())
    expect(await questions('CANVAS-LARGE')).toEqual({ total_count: 0, items: [] })
    expect(await takeJobs(shop, sendAnswerJob)).toEqual([])
  })

  test.each<[object, string]>([
    [{ email: 'nobody' }, '"nobody" is not a valid email address.'],
    [{ sku: 'NONE' }, 'Could not find a product with SKU "NONE"'],
    [{ question: '' }, 'Required parameter "question" is missing'],
  ])('%j is refused', async (parts, message) => {
    expect((await ask(parts)).errors?.[0]?.message).toBe(message)
  })
})

test('a page of products with their reviews costs no query for each of them', async () => {
  const page = `{ products(search: "canvas", pageSize: 20) { items { sku rating_summary review_count
    reviews { items { summary } } } } }`
  await shop.ask(page)
  const before = shop.queriesSent()
  const { products } = await shop.ask(page)
  expect(products.items.length).toBeGreaterThan(3)
  // The list, its count, ratings and reviews: as many for four products as for twenty.
  expect(shop.queriesSent() - before).toBeLessThanOrEqual(6)
})
