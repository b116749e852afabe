import { expect, test } from 'vitest'
import { configuration } from '../content/tables.ts'
import { createApi, type Send } from '../request/api.ts'
import { noThirdPartyServices } from '../request/third-party-services.ts'
import { openTestShop } from '../testing/shop.ts'
import { frameFacts } from './frame-facts.ts'

const shop = await openTestShop()
const now = new Date('2026-11-21T00:00:00Z')

/** The frame's facts from a shop that answers so, and what was asked. */
async function factsFrom(send: Send) {
  const asked: string[] = []
  const api = createApi((request) => {
    asked.push(request.query)
    return send(request)
  })
  return { facts: await frameFacts(api, now, noThirdPartyServices), asked }
}

test('B-30: configuration and offer come with the page, in one call', async () => {
  const { facts, asked } = await factsFrom(({ query, variables }) => shop.send(query, variables as object))
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatch(/configvalues[\s\S]*headeroffer/)
  expect(facts.freeShippingCents).toBe(99_00)
  expect(facts.offer?.endsAt).toBeGreaterThan(0)
  expect(facts.footer.place).toContain('Marsden Park')
})

test('C-04: staff configure the words of the rating strip', async () => {
  const send: Send = ({ query, variables }) => shop.send(query, variables as object)
  expect((await factsFrom(send)).facts.ratingWords, 'the words that the strip has by itself').toBeUndefined()
  await shop.db.insert(configuration).values({ key: 'rating_strip', value: '600 ratings, 4.9 on average' })
  expect((await factsFrom(send)).facts.ratingWords).toBe('600 ratings, 4.9 on average')
})

test('B-31: when the API is away the frame says less, and does not fail', async () => {
  const { facts } = await factsFrom(async () => ({
    errors: [{ message: 'Internal server error', extensions: { category: 'internal' } }],
  }))
  expect(facts).toMatchObject({
    offer: undefined,
    freeShippingCents: undefined,
    footer: { place: undefined },
  })
  expect(facts.year).toBe(2026)
})
