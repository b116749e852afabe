import { expect, test } from 'vitest'
import { SearchPageDocument, type SearchPageQuery } from '../../generated/client/graphql.ts'
import { openTestShop } from '../../testing/shop.ts'
import { contractFilter } from '../rules/listing-address.ts'
import { readSearchAddress } from '../rules/search-address.ts'
import { foundView } from './search-view.ts'

const shop = await openTestShop()

async function found(query: string) {
  const address = readSearchAddress(new URLSearchParams(query))
  const answer = await shop.ask(SearchPageDocument.toString(), {
    term: address.term,
    page: address.page,
    pageSize: 2,
    filter: contractFilter(address),
    sort: { [address.sort.field]: address.sort.direction },
  })
  return foundView(answer as SearchPageQuery, address)
}

test('C-34: every filter of a search finds as many products as it says', async () => {
  const { groups, total, paging } = await found('q=print')
  expect(groups.map(({ name }) => name)).toEqual(['product_category', 'price', 'shape', 'size', 'material'])
  expect(paging.pages).toBe(Math.ceil(total / 2))
  for (const { label, to, count } of groups.flatMap(({ options }) => options)) {
    expect([label, (await found(to)).total]).toEqual([label, count])
  }
})

test('what a search is narrowed by has its own words, leads back, and is offered no more', async () => {
  const { chosen, groups } = await found('q=print&shape=square&price=0_20')
  expect(chosen).toEqual([
    { label: 'A$0 to A$20', to: '?q=print&shape=square' },
    { label: 'Square', to: '?q=print&price=0_20' },
  ])
  expect(groups.map(({ name }) => name)).not.toContain('shape')
})

test('prices are sorted both ways', async () => {
  const up = (await found('q=print&sort=price-up')).products[0]
  const down = (await found('q=print&sort=price-down')).products[0]
  expect(up?.fromCents).toBeLessThan(down?.fromCents ?? 0)
})
