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
    ['<a href="ftp://elsewhere.example">Hello</a>', '<a>Hello</a>'],
    ['<img src="http://elsewhere.example/a.png">', '<img />'],
    ['<img src="mailto:a@b.example">', '<img />'],
    ['<img src="//elsewhere.example/a.png">', '<img />'],
    ['<img src="/a.webp" srcset="/b.webp 2x" class="hero">', '<img src="/a.webp" />'],
    ['<td style="color:red" colspan="2">A</td>', '<td colspan="2">A</td>'],
    ['<hr class="page-break checkout">', '<hr class="page-break" />'],
    ['<p class="page-break">Hello</p>', '<p>Hello</p>'],
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

test.each(['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'])(
  'a block of %s stays',
  (tag) => expect(cleanHtml(`<${tag}>A</${tag}>`)).toBe(`<${tag}>A</${tag}>`),
)

test.each(['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'span', 'figure', 'figcaption'])(
  'a mark of %s stays',
  (tag) => expect(cleanHtml(`<${tag}>A</${tag}>`)).toBe(`<${tag}>A</${tag}>`),
)

test.each([
  '<table><caption>A</caption><thead><tr><th scope="col" colspan="2" rowspan="3">B</th></tr></thead><tbody><tr><td rowspan="2">C</td></tr></tbody></table>',
  '<time datetime="2026-11-20">today</time>',
  'One<br />two<hr />',
  '<img src="https://pictures.example/a.webp" alt="A" width="1" height="2" loading="lazy" />',
  '<a href="https://a.example" title="A" rel="nofollow">A</a>',
  '<a href="http://a.example">A</a>',
  '<a href="mailto:hello@a.example">A</a>',
  '<a href="tel:1300000000">A</a>',
])('%s stays as it is', (html) => expect(cleanHtml(html)).toBe(html))

test('the title of a page is its own, and a new window cannot reach back', () => {
  expect(cleanHtml('<h1>Title</h1>')).toBe('<h2>Title</h2>')
  expect(cleanHtml('<a href="https://a.example" target="_blank">A</a>')).toContain(
    'rel="noopener noreferrer"',
  )
  const own = '<a href="/contact-us" target="_self" rel="nofollow">A</a>'
  expect(cleanHtml(own)).toBe(own)
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
    // A paragraph within a paragraph, which no browser would keep.
    { examples: [[['<p>', '<', 'x', '<p>', '<p>']]] },
  )
})

test('the words of a page can be had without its marks', () => {
  expect(plainText('<div>One</div><ul><li class="x">Two</li><li>three</li></ul><h2>Four</h2><BR/>five')).toBe(
    'One Two three Four five',
  )
  expect(plainText('  <b>bold</b>ly &quot;said&quot; &gt;\n\t<i>once</i> ')).toBe('boldly "said" > once')
  expect(plainText('<script>steal()</script>safe')).toBe('safe')
  expect(plainText('<h2>One</h2>two<br class="x">three')).toBe('One two three')
  expect(plainText('')).toBe('')
  expect(plainText('<p>Fish &amp; chips<br>today</p><p>&lt;3</p>')).toBe('Fish & chips today <3')
})
