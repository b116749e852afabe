import { parse, Source } from 'graphql'
import { expect, test } from 'vitest'
import { withInterfaceFields } from '../shop/api/interface-fields.ts'
import { coverageOf } from './undescribed.ts'

const undescribed = (sdl: string) => coverageOf(parse(new Source(sdl, 'cart.graphql'))).undescribed

test.each([
  ['a type', 'type Money { "AUD." value: Float }', 'cart.graphql:1 Money'],
  ['a field', '"Paid." type Money { value: Float }', 'cart.graphql:1 Money.value'],
  ['an argument', '"All." type Query { "One." cart(id: ID!): Int }', 'cart.graphql:1 Query.cart(id)'],
  ['an interface', 'interface Line { "Pieces." quantity: Int }', 'cart.graphql:1 Line'],
  ['an input', 'input Add { "Exact." sku: String }', 'cart.graphql:1 Add'],
  ['an input field', '"To add." input Add { sku: String }', 'cart.graphql:1 Add.sku'],
  ['an enum', 'enum Kind { "Sent." GOODS }', 'cart.graphql:1 Kind'],
  ['an enum value', '"Of lines." enum Kind { GOODS }', 'cart.graphql:1 Kind.GOODS'],
  ['a union', 'union Answer = Cart | Refused', 'cart.graphql:1 Answer'],
  ['a scalar', 'scalar JSON', 'cart.graphql:1 JSON'],
  ['a directive', 'directive @kept("Seconds." for: Int) on FIELD', 'cart.graphql:1 @kept'],
  ['its argument', '"Kept." directive @kept(for: Int) on FIELD', 'cart.graphql:1 @kept(for)'],
  ['a field of an extension', 'extend type Cart {\n  email: String\n}', 'cart.graphql:2 Cart.email'],
])('%s without a description is named with file and line', (_what, sdl, place) => {
  expect(undescribed(sdl)).toContain(place)
})

test('a blank description is none', () => {
  expect(undescribed('"  " scalar JSON')).toEqual(['cart.graphql:1 JSON'])
})

test('what is described is not named, and an extension needs no description of its own', () => {
  const sdl =
    '"A cart." type Cart { "Opaque." id: ID } extend type Cart { "For news." email(": )" of: Int): String }'
  expect(coverageOf(parse(sdl))).toEqual({ elements: 4, undescribed: [] })
})

test('a type that several files define needs one description', () => {
  expect(undescribed('type Query { "One." a: Int } "All questions." type Query { "Two." b: Int }')).toEqual(
    [],
  )
})

test('a field of an interface is named once, not for every type that has it', () => {
  const sdl = '"A line." interface Line { sku: String } "Sold." type Sold implements Line'
  const { elements, undescribed } = coverageOf(withInterfaceFields(parse(sdl)))
  expect(undescribed).toEqual(['GraphQL request:1 Line.sku'])
  expect(elements).toBe(4)
})
