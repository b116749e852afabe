import { describe, expect, test } from 'vitest'
import { openTestShop } from '../testing/shop.ts'

const shop = await openTestShop()

const SEARCH = 'query ($phrase: String) { products(search: $phrase) { total_count suggestions { search } } }'
const POPULAR =
  'query ($beginning: String) { popularSearches(startsWith: $beginning, pageSize: 3) { search } }'

/** Each of these visitors searches once; then what they typed is written. */
async function searchedBy(phrase: string, ...addresses: (string | undefined)[]) {
  for (const address of addresses) {
    await shop.ask(SEARCH, { phrase }, address === undefined ? {} : { address })
  }
  await shop.searches.write()
}
const three = ['203.0.113.1', '203.0.113.2', '203.0.113.3']
const popular = async (beginning?: string) =>
  (await shop.ask(POPULAR, { beginning })).popularSearches.map(({ search }) => search)
const rowOf = async (phrase: string) =>
  (await shop.db.execute(`select times, found, callers from search_phrases where phrase = '${phrase}'`))
    .rows[0]

describe('CA-39: what is searched for most', () => {
  test('is shown once three people have typed it, whoever else typed it how often', async () => {
    await searchedBy('Square canvas', three[0], three[0], three[0], three[0], undefined, undefined)
    expect(await popular('square')).toEqual([])
    await searchedBy('square  CANVAS', three[1])
    expect(await popular('square')).toEqual([])
    await searchedBy('square canvas', three[2])
    expect(await popular('square')).toEqual(['square canvas'])
    expect(await popular('canvas')).toEqual([])
  })

  test('comes with the most typed first, as many as are asked for', async () => {
    await searchedBy('panoramic', ...three)
    await searchedBy('canvas', ...three, ...three)
    await searchedBy('canvas print', ...three, '203.0.113.4')
    await shop.db.execute(`update search_phrases set times = 1 where phrase = 'square canvas'`)
    expect(await popular()).toEqual(['canvas', 'canvas print', 'panoramic'])
  })

  test('never holds what found nothing, nor what looks like it is about somebody', async () => {
    await searchedBy('qqqqxyzzy', ...three)
    await searchedBy('0400 000 000', ...three)
    await searchedBy('mia@example.com', ...three)
    expect(await popular('qqqq')).toEqual([])
    const { rows } = await shop.db.execute(`select phrase from search_phrases where phrase ~ '0400|@'`)
    expect(rows).toEqual([])
  })

  test('is read within bounds', async () => {
    const { errors } = await shop.send('{ popularSearches(pageSize: 0) { search } }')
    expect(errors?.[0]?.message).toBe('pageSize value must be greater than 0.')
    expect(await popular('%')).toEqual([])
    expect(await popular('CANVAS P')).toEqual(['canvas print'])
  })
})

describe('a search that found little', () => {
  test('suggests what others typed that is like it', async () => {
    await searchedBy('sample kit', ...three)
    const { products } = await shop.ask(SEARCH, { phrase: 'sample kits' })
    expect(products.total_count).toBeLessThan(3)
    expect(products.suggestions).toEqual([{ search: 'sample kit' }])
  })

  test('one that found plenty suggests nothing', async () => {
    expect((await shop.ask(SEARCH, { phrase: 'canvas' })).products.suggestions).toEqual([])
  })
})

describe('what is kept of a search', () => {
  test('is written later, in one statement, and costs the shopper nothing', async () => {
    await searchedBy('earlier canvas', three[0])
    await shop.ask(SEARCH, { phrase: 'later canvas' })
    expect(await rowOf('later canvas')).toBeUndefined()
    await shop.ask(SEARCH, { phrase: 'even later canvas' })
    const before = shop.queriesSent()
    await shop.searches.write()
    await shop.searches.write()
    expect(shop.queriesSent() - before).toBe(1)
    expect(await rowOf('later canvas')).toMatchObject({ times: '1', callers: [] })
  })

  test('names nobody: a hash for each phrase, of three people at most', async () => {
    await searchedBy('who was it', ...three, '203.0.113.5', '203.0.113.6')
    await searchedBy('and this', three[0])
    const [first, second] = [await rowOf('who was it'), await rowOf('and this')]
    const [hashes, others] = [first?.callers as string[], second?.callers as string[]]
    expect(hashes).toHaveLength(3)
    for (const hash of [...hashes, ...others]) expect(hash).toMatch(/^[\w-]{12}$/)
    expect(hashes).not.toContain(others[0])
  })

  test('is the first page only', async () => {
    await shop.ask('{ products(search: "turned canvas", pageSize: 1, currentPage: 2) { total_count } }')
    await shop.searches.write()
    expect(await rowOf('turned canvas')).toBeUndefined()
  })

  test('is deleted after a month when few typed it', async () => {
    await searchedBy('rarely typed', three[0])
    shop.clock.advance(31 * 24 * 3_600_000)
    await searchedBy('something else', three[0])
    expect(await rowOf('rarely typed')).toBeUndefined()
    expect(await popular('canvas')).toEqual(['canvas', 'canvas print'])
  })
})
