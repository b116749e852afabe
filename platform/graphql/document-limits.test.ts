import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { documentRefusal } from './document-limits.ts'

const schema = buildSchema(`
  type Query { shelf(pageSize: Int = 20): Shelf  book: Book  named(name: String): Named }
  type Shelf { items: [Book] }
  interface Named { name: String }
  type Book implements Named { name: String  authors: [Author!]!  shelf(pageSize: Int = 20): Shelf }
  type Author implements Named { name: String  books: [Book] }
`)
const limits = { depth: 6, cost: 500, aliases: 3, directives: 4, fragments: 3, repeats: 3 }
const refusal = (text: string, variables?: Record<string, unknown>) =>
  documentRefusal(schema, parse(text), limits, variables)

test.each([
  ['a page of twenty with two fields', '{ shelf { items { name authors { name } } } }'],
  ['the deepest that is allowed', '{ book { authors { books { authors { books { name } } } } } }'],
  [
    'fragments, which are no levels',
    '{ book { ...A } } fragment A on Book { ...B } fragment B on Book { name }',
  ],
  [
    'the same fragment twice',
    '{ a: book { ...A } b: book { ...A } } fragment A on Book { authors { name } }',
  ],
  [
    'a field and a type that there are not, which validation tells',
    '{ book { nothing { x } ... on None { y } } }',
  ],
  ['a fragment that spreads itself, which validation tells', '{ book { ...A } } fragment A on Book { ...A }'],
  ['introspection', '{ __schema { types { fields { type { ofType { ofType { ofType { name } } } } } } } }'],
])('allowed: %s', (_what, text) => {
  expect(refusal(text)).toBeUndefined()
})

test.each([
  ['one level more', '{ book { authors { books { authors { books { authors { name } } } } } } }', /too deep/],
  [
    'levels inside fragments',
    '{ book { ...A } } fragment A on Book { authors { books { ...B } } } fragment B on Book { authors { books { authors { name } } } }',
    /too deep/,
  ],
  ['a page of five hundred', '{ shelf(pageSize: 500) { items { name } } }', /too much at once/],
  ['pages in pages', '{ shelf { items { shelf { items { name } } } } }', /too much at once/],
  [
    'fragments that double at each step',
    '{ book { ...A } } fragment A on Book { a: shelf { items { ...B } } } fragment B on Book { b: shelf { items { ...C } } } fragment C on Book { name }',
    /too much at once/,
  ],
  ['aliases', '{ a: book { name } b: book { name } c: book { name } d: book { name } }', /too many aliases/],
  ['directives', `{ book { name ${'@skip(if: false) '.repeat(5)} } }`, /too many directives/],
  ['the same field again and again', '{ book { name name name name } }', /too many repeats/],
  [
    'the same field again and again in inline fragments',
    '{ named { ... { name } ... { name } ... on Book { name ... on Named { name } } } }',
    /too many repeats/,
  ],
  [
    'fragments that nobody spreads',
    `{ book { name } } ${['A', 'B', 'C', 'D'].map((name) => `fragment ${name} on Book { name }`).join(' ')}`,
    /too many fragments/,
  ],
])('refused: %s', (_what, text, sentence) => {
  expect(refusal(text)).toMatch(sentence)
})

test('the size of a page may stand in a variable', () => {
  const text = 'query ($size: Int) { shelf(pageSize: $size) { items { name authors { name } } } }'
  expect(refusal(text, { size: 20 })).toBeUndefined()
  expect(refusal(text, { size: 2_000_000 })).toMatch(/too much at once/)
  expect(refusal(text, { size: -5 })).toBeUndefined()
})
