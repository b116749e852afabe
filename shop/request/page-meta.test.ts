import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const robotsOf = (tags: ReturnType<typeof pageMeta>) =>
  tags.flatMap((tag) => ('name' in tag && tag.name === 'robots' && 'content' in tag ? [tag.content] : []))

test('B-24: a page that says nothing of search engines stays out of them', () => {
  expect(robotsOf(pageMeta([], { title: 'A page' }))).toEqual(['NOINDEX,NOFOLLOW'])
})

test('B-24: a page with a word of its own has that alone', () => {
  expect(robotsOf(pageMeta([], { title: 'A page', robots: 'INDEX,FOLLOW' }))).toEqual(['INDEX,FOLLOW'])
})

const PUBLIC_URL = 'https://shop.example'
const matches = [{ id: 'root', loaderData: { publicUrl: PUBLIC_URL } }]
const canonicalOf = (page: { path?: string; canonical?: string | null }) =>
  pageMeta(matches, { title: 'A page', ...page }).flatMap((tag) =>
    'rel' in tag && tag.rel === 'canonical' && 'href' in tag ? [tag.href] : [],
  )

test.each([
  // Its own address, as nobody says otherwise.
  ['/faq', undefined, 'https://shop.example/faq'],
  ['/faq', null, 'https://shop.example/faq'],
  ['/faq', '', 'https://shop.example/faq'],
  // What staff or the API say.
  ['/faq', 'https://shop.example/questions', 'https://shop.example/questions'],
  ['/faq', '/questions', 'https://shop.example/questions'],
  ['/faq', 'https://other.example/faq', 'https://other.example/faq'],
  // What no search engine can open.
  ['/faq', 'javascript:alert(1)', 'https://shop.example/faq'],
])('F-30, CA-52: the canonical address of %s with "%s" is %s', (path, canonical, expected) => {
  expect(canonicalOf({ path, ...(canonical !== undefined && { canonical }) })).toEqual([expected])
})
