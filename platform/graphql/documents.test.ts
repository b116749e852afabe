import { buildSchema, execute, GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { createDocuments } from './documents.ts'
import { locatedErrors } from './located-errors.ts'

const schema = buildSchema('type Query { a: Query  broken(of: Int): Int }')

const documents = createDocuments(schema, {
  limits: {
    depth: 20,
    cost: 1_000,
    aliases: 100,
    directives: 10,
    fragments: 10,
    repeats: 10,
    nested: 3,
    heavy: { fields: [], most: 0 },
  },
  characters: 2_000,
  tokens: 1_000,
  remembered: { each: 100, together: 250 },
})

/** A document of exactly so many characters. */
const sized = (characters: number, name: string) => `query ${name} { a { __typename } }`.padEnd(characters)

const read = (text: string) => {
  const found = documents.read(text, undefined)
  return found.kind === 'document' ? found.document : undefined
}

function isRemembered(text: string) {
  const first = read(text)
  return first !== undefined && first === read(text)
}

test('a document that comes again is not read again, unless it is long', () => {
  expect(isRemembered(sized(100, 'Small'))).toBe(true)
  expect(isRemembered(sized(101, 'Long'))).toBe(false)
})

test('what is remembered is bounded by its characters, and what was not used for longest goes first', () => {
  const [first, second, third] = ['A', 'B', 'C'].map((name) => sized(100, name)) as [string, string, string]
  const [ofFirst, ofSecond] = [read(first), read(second)]
  expect(read(first)).toBe(ofFirst)
  read(third)
  expect(read(first)).toBe(ofFirst)
  expect(read(second)).not.toBe(ofSecond)
})

test('what is remembered holds no locations, which weigh more than the document', () => {
  const document = read(sized(90, 'Light'))
  expect(document?.definitions[0]).toMatchObject({ kind: 'OperationDefinition' })
  expect(JSON.stringify(document)).not.toContain('"loc"')
})

test('§3.1: errors say line and column all the same, of validation and of what broke while it ran', async () => {
  const refused = documents.read('{\n  a { nothing }\n}', undefined)
  expect(refused.kind === 'refused' && refused.errors.map(({ locations }) => locations)).toEqual([
    [{ line: 2, column: 7 }],
  ])
  const text = '{\n  a { ...F }\n}\nfragment F on Query { broken(of: 1) }'
  const document = read(text)
  if (!document) throw new Error('Expected a document that can run')
  const broken = () => {
    throw new GraphQLError('no', { extensions: { category: 'graphql-input' } })
  }
  const { errors = [] } = await execute({ schema, document, rootValue: { a: { broken } } })
  expect(locatedErrors(errors, document, text).map((error) => error.toJSON())).toEqual([
    {
      message: 'no',
      locations: [{ line: 4, column: 23 }],
      path: ['a', 'broken'],
      extensions: { category: 'graphql-input' },
    },
  ])
})
