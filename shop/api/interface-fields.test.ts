import { parse, print } from 'graphql'
import { expect, test } from 'vitest'
import { withInterfaceFields } from './interface-fields.ts'

const filled = (sdl: string) => print(withInterfaceFields(parse(sdl)))
const same = (sdl: string) => print(parse(sdl))

test.each([
  [
    'a field comes with its description, arguments and directives',
    `interface Line { "Newest first." notes(first: Int = 5): [String] @cacheControl(maxAge: 5) }
     type CartLine implements Line { quantity: Float! }`,
    `interface Line { "Newest first." notes(first: Int = 5): [String] @cacheControl(maxAge: 5) }
     type CartLine implements Line { quantity: Float!  "Newest first." notes(first: Int = 5): [String] @cacheControl(maxAge: 5) }`,
  ],
  [
    'a type needs no field of its own',
    'interface Line { id: ID! } type CartLine implements Line',
    'interface Line { id: ID! } type CartLine implements Line { id: ID! }',
  ],
  [
    'a field that the type declares keeps its narrower type and its description',
    'interface Page { "Any." parts: [Page]  id: ID } type Folder implements Page { "Its own." parts: [Folder] }',
    'interface Page { "Any." parts: [Page]  id: ID } type Folder implements Page { "Its own." parts: [Folder]  id: ID }',
  ],
  [
    'a field that an extension of the type declares is the type’s own, too',
    'interface Line { id: ID } type CartLine implements Line { note: String } extend type CartLine { id: ID! }',
    'interface Line { id: ID } type CartLine implements Line { note: String } extend type CartLine { id: ID! }',
  ],
  [
    'fields that an interface gains in an extension are given along',
    'interface Line { id: ID } extend interface Line { sku: String } type CartLine implements Line',
    'interface Line { id: ID } extend interface Line { sku: String } type CartLine implements Line { id: ID  sku: String }',
  ],
  [
    'an extension may name the interface; a field is added once',
    'interface Line { id: ID } type CartLine implements Line extend type CartLine implements Line { note: String }',
    'interface Line { id: ID } type CartLine implements Line { id: ID } extend type CartLine implements Line { note: String }',
  ],
  [
    'an interface has the fields of those that it implements, and hands them on',
    'interface A { a: Int } interface B implements A { b: Int } type C implements B & A',
    'interface A { a: Int } interface B implements A { b: Int  a: Int } type C implements B & A { b: Int  a: Int }',
  ],
  [
    'the interface that implements the other decides, whichever is named first',
    'interface A { x: A } interface B implements A { x: B } type C implements A & B',
    'interface A { x: A } interface B implements A { x: B } type C implements A & B { x: B }',
  ],
  [
    'of two interfaces that know nothing of each other, the first named decides',
    'interface A { x: Int } interface B { x: Int  y: Int } type C implements A & B',
    'interface A { x: Int } interface B { x: Int  y: Int } type C implements A & B { x: Int  y: Int }',
  ],
])('%s', (_name, written, expected) => {
  expect(filled(written)).toBe(same(expected))
})

test.each([
  ['an interface that nothing defines', 'type CartLine implements Line { id: ID }'],
  [
    'interfaces that implement each other and share their fields',
    'interface A implements B { a: Int  b: Int } interface B implements A { a: Int  b: Int }',
  ],
  ['what is neither type nor interface', 'enum Kind { A B } input Add { sku: String! } scalar JSON'],
])('%s stays as it is written', (_name, written) => {
  expect(filled(written)).toBe(same(written))
})

test('the document that was given is not changed', () => {
  const document = parse('interface Line { id: ID } type CartLine implements Line')
  const before = print(document)
  withInterfaceFields(document)
  expect(print(document)).toBe(before)
})
