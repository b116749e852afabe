import { expect, test } from 'vitest'
import { withBannerPictures } from './banner-pictures.ts'

test('Q-14: a picture on a slide is 824 by 485, whatever staff wrote', () => {
  const written =
    '<h2>Two for one</h2><img src="/images/a.webp" alt="A room" width="640" height="576" /><img src="/b.webp" />'
  expect(withBannerPictures(written, true)).toBe(
    '<h2>Two for one</h2><img width="824" height="485" src="/images/a.webp" alt="A room" /><img width="824" height="485" src="/b.webp" />',
  )
})

test('pictures of later slides are fetched late, those of the first at once', () => {
  const written = '<img src="/a.webp" loading="eager" />'
  expect(withBannerPictures(written, false)).toBe(
    '<img width="824" height="485" fetchpriority="low" loading="lazy" src="/a.webp" />',
  )
  expect(withBannerPictures(written, true)).not.toContain('loading')
})

test('words stay as they are', () => {
  const words = '<p>The width="1" of an <b>image</b></p>'
  expect(withBannerPictures(words, false)).toBe(words)
})
