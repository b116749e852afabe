import { expect, test } from 'vitest'
import { hostedIndex, readHostedAnswer } from './hosted-index.ts'

const access = { appId: 'SHOPAPP', searchKey: 'a'.repeat(32) }
const configured = (values: Record<string, string>) => (key: string) => values[key]

test('C-47: the index is the prefix that staff set and "products"', () => {
  expect(
    hostedIndex(access, configured({ algolia_enable: '1', algolia_index_prefix: 'keepsake_au_' })),
  ).toEqual({
    ...access,
    name: 'keepsake_au_products',
  })
})

test('C-47: without access, or while staff have it off, the shop searches itself', () => {
  expect(hostedIndex(undefined, configured({ algolia_enable: '1' }))).toBeUndefined()
  expect(hostedIndex(access, configured({ algolia_enable: '0' }))).toBeUndefined()
  expect(hostedIndex(access, configured({}))).toBeUndefined()
})

const hit = {
  url: '/custom-canvas-print',
  name: 'Custom canvas print',
  image_url: '/images/a.webp',
  final_price: 29.95,
}

test('C-42: a hit has an address, a picture, a name and a price; what lacks one of them is left out', () => {
  const answer = readHostedAnswer({
    hits: [
      hit,
      { ...hit, name: '' },
      { ...hit, url: 7 },
      { ...hit, final_price: 'soon' },
      null,
      { ...hit, image_url: 1 },
    ],
    nbHits: 6,
    nbPages: 1,
    processingTimeMS: 1,
  })
  expect(answer).toEqual({ hits: [hit, { ...hit, image_url: undefined }], nbHits: 6, nbPages: 1 })
})

test.each([
  [null],
  ['<html>'],
  [{ hits: [] }],
  [{ hits: 'x', nbHits: 1, nbPages: 1 }],
  [{ hits: [], nbHits: -1, nbPages: 0 }],
])('what is no answer of an index is none: %j', (answer) => {
  expect(readHostedAnswer(answer)).toBeUndefined()
})
