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
