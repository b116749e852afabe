import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanHtml, plainText } from './clean-html.ts'

describe('SH-12: HTML that comes from outside loses everything that could run', () => {
  test.each([
    // scripts and handlers
    ['<p onclick="steal()">Hello</p>', '<p>Hello</p>'],
    ['<script>steal()</script><p>Hello</p>', '<p>Hello</p>'],
    ['<img src="x" onerror="steal()">', '<img src="x" />'],
    ['<svg><script>steal()</script></svg>', ''],
    ['<a href="javascript:steal()">Hello</a>', '<a>Hello</a>'],
    ['<a href="java\nscript:steal()">Hello</a>', '<a>Hello</a>'],
    ['<a href="data:text/html,x">Hello</a>', '<a>Hello</a>'],
    ['<a href="//elsewhere.example">Hello</a>', '<a>Hello</a>'],
    ['<img src="data:image/svg+xml,x">', '<img />'],
    // what could dress up as the shop
    ['<form action="/"><input name="card"></form>', ''],
    ['<iframe src="https://elsewhere.example"></iframe>', ''],
    ['<style>body{display:none}</style>', ''],
    ['<p style="position:fixed" class="checkout" id="pay">Hello</p>', '<p>Hello</p>'],
    ['<meta http-equiv="refresh" content="0;url=https://elsewhere.example">', ''],
    // broken on purpose
    ['<p>Hello<scr<script>ipt>steal()</p>', '<p>Helloipt&gt;steal()</p>'],
    ['<<p>Hello</p>', '&lt;<p>Hello</p>'],
  ])('%s', (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean)
  })
})

test('words, lists, tables, pictures and the break marker stay', () => {
  const html =
    '<h2>Returns</h2><p>Within <strong>90 days</strong>.</p><ul><li>One</li></ul><hr class="page-break" />' +
    '<table><tbody><tr><td colspan="2">A</td></tr></tbody></table>' +
    '<img src="/images/room-640.webp" alt="A room" width="640" height="360" /><a href="/contact-us">Write</a>'
  expect(cleanHtml(html)).toBe(html)
})

test('the title of a page is its own, and a new window cannot reach back', () => {
  expect(cleanHtml('<h1>Title</h1>')).toBe('<h2>Title</h2>')
  expect(cleanHtml('<a href="https://a.example" target="_blank">A</a>')).toContain(
    'rel="noopener noreferrer"',
  )
})

test('cleaning twice is cleaning once', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<script>',
    '<a href="',
    '">',
    '&amp;',
    '<',
    '>',
    'x',
    '"',
    "'",
    '&',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const once = cleanHtml(pieces.join(''))
      expect(cleanHtml(once)).toBe(once)
      expect(once).not.toMatch(/<script|onclick|javascript:/i)
    }),
  )
})

test('the words of a page can be had without its marks', () => {
  expect(plainText('<p>Fish &amp; chips<br>today</p><p>&lt;3</p>')).toBe('Fish & chips today <3')
})
