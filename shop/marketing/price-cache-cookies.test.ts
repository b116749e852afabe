import { describe, expect, test } from 'vitest'
import { priceCacheCookies, priceCacheOf } from './price-cache-cookies.ts'

const publicUrl = 'https://shop.example'
const set = (sent: string, from: 'link' | 'typed' = 'link') =>
  priceCacheCookies(sent, { from, publicUrl }).getSetCookie()
const cookies = (text: string) => new Request(publicUrl, { headers: { cookie: text } })

describe('P-02, P-21: a code in the address is remembered', () => {
  test('CA-71: for a day when a link brought it, for seven days when the shopper typed it', () => {
    expect(set('Spring26')).toEqual([
      'price_cache=spring26; Max-Age=86400; Path=/; SameSite=Lax; HttpOnly; Secure',
    ])
    expect(set(btoa('spring26'), 'typed')).toEqual([
      'price_cache=spring26; Max-Age=604800; Path=/; SameSite=Lax; HttpOnly; Secure',
    ])
  })

  test('P-22, CA-72: a special price has a cookie of its own and leaves the other alone', () => {
    expect(set('11x14at6.99')).toEqual([
      'price_cache_special=11x14at6.99; Max-Age=86400; Path=/; SameSite=Lax; HttpOnly; Secure',
    ])
  })

  test.each(['newslatter', 'FD2017', btoa('fd2017')])(
    'P-23, CA-73: %s clears what was remembered',
    (retired) => expect(set(retired)[0]).toMatch(/^price_cache=; Max-Age=0;/),
  )

  test.each(['two words', 'a\r\nb', 'x'.repeat(65), ''])('SH-03: %j changes nothing', (text) =>
    expect(set(text)).toEqual([]),
  )
})

describe('P-21: the code of a browser', () => {
  test.each([
    ['price_cache=spring26', 'spring26'],
    ['price_cache_special=11x14at6.99', '11x14at6.99'],
    ['price_cache_special=11x14at6.99; price_cache=spring26', 'spring26'],
    ['price_cache=fd2017', undefined],
    ['price_cache=%3Cscript%3E', undefined],
    ['', undefined],
  ])('%s: %s', (text, code) => expect(priceCacheOf(cookies(text))).toBe(code))
})
