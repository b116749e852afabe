import { describe, expect, test } from 'vitest'
import { measuresInWords } from '#packages/product/size-words.ts'
import { boardRecord } from '#packages/product/testing/small-record.ts'
import { choiceOptionsOf } from './choice-options.ts'
import { cleanHtml } from './clean-html.ts'
import { measuresIn, measuresOfSize } from './measures.ts'
import { redirectCodeOf, routePath } from './route-path.ts'
import { plainWords, searchPhrase, searchProblem } from './search-phrase.ts'

describe('sizes as shoppers type them', () => {
  test.each([
    ['30x40', [['cm:30x40', 'in:30x40']]],
    ['40 × 30 cm', [['cm:30x40']]],
    ['30cm by 40cm', [['cm:30x40']]],
    ['12x16in', [['in:12x16']]],
    ['12" x 16"', [['in:12x16']]],
    ['12 inch * 16 inches', [['in:12x16']]],
    ['305x406mm', [['cm:31x41']]],
    ['30,5 x 40.4 CM', [['cm:31x40']]],
    [
      '20x30 and 40x60',
      [
        ['cm:20x30', 'in:20x30'],
        ['cm:40x60', 'in:40x60'],
      ],
    ],
    ['canvas', []],
    ['30', []],
  ])('%s', (text, measures) => expect(measuresIn(text).measures).toEqual(measures))

  test('leave the other words', () => {
    expect(measuresIn('oak 30x40cm board').rest.split(/\s+/)).toEqual(['oak', 'board'])
  })

  test('find a size by its label and by its measures', () => {
    expect(measuresOfSize(boardRecord.sizes[1]!)).toEqual(['cm:30x40', 'in:12x16'])
    const odd = { ...boardRecord.sizes[1]!, label: 'Medium', widthMm: 305, heightMm: 406 }
    expect(measuresOfSize(odd)).toEqual(['in:12x16', 'cm:31x41'])
  })

  test('are shown as they hang', () => {
    expect(measuresInWords(boardRecord.sizes[1]!, 'P')).toBe('30 × 40 cm')
    expect(measuresInWords(boardRecord.sizes[1]!, 'L')).toBe('40 × 30 cm')
  })
})

describe('a search', () => {
  test('is its words and its sizes', () => {
    expect(searchPhrase('Café-Größe 30x40')).toEqual({
      words: ['cafe', 'grosse'],
      measures: [['cm:30x40', 'in:30x40']],
    })
    expect(plainWords('')).toEqual([])
  })

  test('is cut to what the product index can be asked', () => {
    expect(searchPhrase('w '.repeat(20)).words).toHaveLength(12)
    expect(searchPhrase('x'.repeat(41)).words).toEqual(['x'.repeat(40)])
    expect(searchPhrase('20x30 30x40 40x50 50x60').measures).toHaveLength(3)
    expect(searchPhrase(`${' '.repeat(200)}word`).words).toEqual([])
  })

  test.each([
    ['Oak board_30-x', undefined],
    ['', undefined],
    ['x'.repeat(200), undefined],
    ['x'.repeat(201), 'A search may be 200 characters long at most.'],
    [
      '50% off',
      "Please enter valid string. Allowed Characters are 'A to Z' 'a to z' '0 to 9' [space] '_' and '-'.",
    ],
    [
      'a\n',
      "Please enter valid string. Allowed Characters are 'A to Z' 'a to z' '0 to 9' [space] '_' and '-'.",
    ],
  ])('N-16: for %j: %s', (phrase, problem) => expect(searchProblem(phrase)).toBe(problem))
})

describe('the path of a page', () => {
  test.each([
    ['canvas-prints', 'canvas-prints', 0],
    ['/canvas-prints', 'canvas-prints', 0],
    ['/Canvas-Prints', 'canvas-prints', 301],
    ['/canvas/large_1/', 'canvas/large_1', 301],
    ['/canvas?size=1#top', 'canvas', 0],
    ['/canvas#top\nmore', 'canvas', 0],
    [`/${'x'.repeat(200)}`, 'x'.repeat(200), 0],
  ])('%j is %s with %d', (url, path, redirectCode) => expect(routePath(url)).toEqual({ path, redirectCode }))

  test.each([
    '',
    '/',
    '//elsewhere',
    '/a//b',
    '/a.b',
    '/a%2Fb',
    '/ä',
    '/a b',
    `/${'x'.repeat(201)}`,
    `/a?${'x'.repeat(800)}`,
  ])('SH-32: %j is none', (url) => expect(routePath(url)).toBeUndefined())

  test.each([
    [{ redirectCode: 301 }, 301],
    [{ redirectCode: '301' }, 0],
    [{}, 0],
  ])('of %j redirects with %d', (routed, code) => expect(redirectCodeOf(routed)).toBe(code))
})

test('SH-12: texts of products keep their marks and nothing that runs or looks elsewhere', () => {
  const html =
    '<h2>A</h2><p>B <strong>C</strong><br /></p><table><thead><tr><th scope="col" colspan="2">D</th></tr></thead></table><a href="https://a.example" title="E">E</a>'
  expect(cleanHtml(html)).toBe(html)
  expect(
    cleanHtml('<p onclick="x()" class="y">A<script>x()</script><img src="/a.png"></p><div>B</div>'),
  ).toBe('<p>A</p>B')
  for (const address of ['http://a.example', 'javascript:x()', '//a.example']) {
    expect(cleanHtml(`<a href="${address}">A</a>`)).toBe('<a>A</a>')
  }
  for (const address of ['mailto:a@b.example', 'tel:1', '/contact-us']) {
    expect(cleanHtml(`<a href="${address}">A</a>`)).toBe(`<a href="${address}">A</a>`)
  }
})

describe('the options of a print', () => {
  test('are size, position and the record’s own, with what each adds', () => {
    const options = choiceOptionsOf(boardRecord)
    expect(options.map(({ code, label }) => [code, label])).toEqual([
      ['SIZE', 'Size'],
      ['POSITION', 'Position'],
      ['FRAME', 'Frame'],
      ['COAT', 'Coat'],
    ])
    expect(options[0]?.values[1]).toEqual({
      code: '30X40',
      label: '30 × 40 cm',
      price: { kind: 'fixed', cents: 2000 },
    })
    expect(options[2]?.values.map(({ price }) => price)).toEqual([
      { kind: 'fixed', cents: 0 },
      { kind: 'percent', percent: 10 },
    ])
    expect(options[3]?.values[1]?.price).toEqual({ kind: 'fixed', cents: 100 })
  })

  test('lie as the sizes allow', () => {
    const positions = (from: number, to: number) =>
      choiceOptionsOf({ ...boardRecord, sizes: boardRecord.sizes.slice(from, to) })[1]?.values.map(
        ({ code, label }) => [code, label],
      )
    const [portrait, landscape, square] = [
      ['P', 'Portrait'],
      ['L', 'Landscape'],
      ['S', 'Square'],
    ]
    expect(positions(0, 3)).toEqual([portrait, landscape, square])
    expect(positions(0, 1)).toEqual([square])
    expect(positions(1, 3)).toEqual([portrait, landscape])
  })
})
