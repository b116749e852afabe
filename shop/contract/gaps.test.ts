import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../wiring/schema.ts'
import { contractGaps, writtenContract } from './gaps.ts'

test('M-48: every type, field, argument and enum value of the contract is in the schema, with its very type', () => {
  expect(contractGaps(writtenContract(), schema)).toEqual([])
})

test('the written contract is whole: about 400 types, each of which has something', () => {
  const types = Object.values(writtenContract().getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  expect(types.length).toBeGreaterThan(350)
})

const contract = buildSchema(`
  type Query { cart(cart_id: String!): Cart  route(url: String!): Page }
  interface Line { id: ID! }
  type Cart { items: [Line]  email: String }
  type Simple implements Line { id: ID! }
  type Page { a: Int }
  enum Kind { A B }
  input Add { sku: String!  note: String }
`)

test.each([
  ['a field that is not there', 'type Cart { items: [Line] }', 'Cart.email is missing'],
  ['another type', 'type Cart { items: [Line!]  email: String }', 'Cart.items is [Line!], not [Line]'],
  ['an enum value', 'enum Kind { A }', 'Kind.B is missing'],
  ['an interface', 'type Simple { id: ID! }', 'Simple does not implement Line'],
  [
    'an input that asks for more',
    'input Add { sku: String!  note: String! }',
    'Add(note) is String!, not String',
  ],
  [
    'an input that asks for something else',
    'input Add { sku: String!  note: String  size: Int! }',
    'Add(size) is required and not in the contract',
  ],
  [
    'an argument of another type',
    'type Query { cart(cart_id: ID!): Cart  route(url: String!): Page }',
    'Query.cart(cart_id) is ID!, not String!',
  ],
])('the comparison sees %s', (_what, changed, gap) => {
  expect(contractGaps(contract, changedBy(changed))).toEqual([gap])
})

test('the comparison allows inputs that ask for less, and anything beyond', () => {
  expect(contractGaps(contract, changedBy('input Add { sku: String  note: String  more: String }'))).toEqual(
    [],
  )
})

/** The small contract with one of its types written otherwise. */
function changedBy(definition: string) {
  const [, name] = definition.split(' ')
  const others = [
    'type Query { cart(cart_id: String!): Cart  route(url: String!): Page }',
    'interface Line { id: ID! }',
    'type Cart { items: [Line]  email: String }',
    'type Simple implements Line { id: ID! }',
    'type Page { a: Int }',
    'enum Kind { A B }',
    'input Add { sku: String!  note: String }',
  ].filter((one) => one.split(' ')[1] !== name)
  return buildSchema([...others, definition].join('\n'))
}
