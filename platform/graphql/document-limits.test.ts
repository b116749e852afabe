import { buildSchema, getIntrospectionQuery, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { documentRefusal } from './document-limits.ts'

const schema = buildSchema(`
  type Query { shelf(pageSize: Int = 20): Shelf  book: Book  named(name: String): Named }
  type Shelf { items: [Book] }
  interface Named { name: String }
  type Book implements Named { name: String  authors: [Author!]!  shelf(pageSize: Int = 20): Shelf }
  type Author implements Named { name: String  books: [Book]  children: [Author] }
`)
const limits = {
  depth: 6,
  cost: 500,
  aliases: 3,
  directives: 4,
  fragments: 3,
  repeats: 3,
  nested: 3,
  heavy: { fields: [], most: 0 },
}
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
  ['a tree', `{ book { authors { ${'children { '.repeat(3)} name ${'} '.repeat(3)} } } }`],
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

test('a list may be within itself a few times, and the levels are counted through fragments', () => {
  const fragments =
    'fragment A on Book { authors { books { ...B } } } fragment B on Book { authors { name } }'
  const text = `{ book { ...A } } ${fragments}`
  const within = (nested: number) => documentRefusal(schema, parse(text), { ...limits, nested })
  expect(within(2)).toBeUndefined()
  expect(within(1)).toBe('This document has a list within itself too often: at most 1 levels are allowed.')
})

test('SH-19: what takes long however short its answer is may be asked for a few times, also by a fragment', () => {
  const few = { ...limits, aliases: 10, heavy: { fields: ['Shelf.items'], most: 2 } }
  const told = (fields: string) =>
    documentRefusal(schema, parse(`{ ${fields} } fragment S on Shelf { items { name } }`), few)
  expect(told('a: shelf { ...S } b: shelf { items { name } }')).toBeUndefined()
  expect(told('a: shelf { ...S } b: shelf { ...S } c: shelf { ...S }')).toBe(
    'This document asks too often for Shelf.items: at most 2 of them are allowed.',
  )
})

test('the size of a page may stand in a variable', () => {
  const text = 'query ($size: Int) { shelf(pageSize: $size) { items { name authors { name } } } }'
  expect(refusal(text, { size: 20 })).toBeUndefined()
  expect(refusal(text, { size: 2_000_000 })).toMatch(/too much at once/)
  expect(refusal(text, { size: -5 })).toBeUndefined()
})

test('the size of a page may be the default of a variable, also within a fragment', () => {
  const page = 'shelf(pageSize: $size) { items { name authors { name } } }'
  const many = `query ($size: Int = 2000000) { ${page} }`
  expect(refusal(many)).toMatch(/too much at once/)
  expect(refusal(many, { size: 20 })).toBeUndefined()
  const few = `query A($size: Int = 20) { ...A } fragment A on Query { ${page} }`
  expect(refusal(few)).toBeUndefined()
  expect(refusal(`${few} query B($size: Int = 2000000) { ...A }`)).toMatch(/too much at once/)
})

describe('of the schema itself', () => {
  test('the usual queries of tools are allowed', () => {
    expect(refusal(getIntrospectionQuery())).toBeUndefined()
    const everything = {
      oneOf: true,
      inputValueDeprecation: true,
      schemaDescription: true,
      specifiedByUrl: true,
    }
    expect(refusal(getIntrospectionQuery(everything))).toBeUndefined()
    expect(
      refusal('{ __type(name: "Book") { fields { name type { name ofType { name } } } } }'),
    ).toBeUndefined()
  })

  test.each([
    ['the schema twice', '{ a: __schema { types { name } } b: __schema { types { name } } }'],
    ['its types twice', '{ __schema { types { name } again: types { name } } }'],
    ['the fields of the types of fields', '{ __schema { types { fields { type { fields { name } } } } } }'],
    [
      'the same in fragments',
      '{ __schema { types { ...A } } } fragment A on __Type { fields { type { ofType { ...B } } } } fragment B on __Type { ...A }',
    ],
    ['eleven types', `{ ${Array.from({ length: 11 }, () => '__type(name: "Book") { name }').join(' ')} }`],
  ])('refused: %s', (_what, text) => {
    const within = { ...limits, aliases: 30, repeats: 30, nested: 2 }
    expect(documentRefusal(schema, parse(text), within)).toMatch(/too much of the schema/)
  })
})
