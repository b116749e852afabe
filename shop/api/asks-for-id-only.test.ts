import { type GraphQLResolveInfo, Kind, type OperationDefinitionNode, parse } from 'graphql'
import { expect, it } from 'vitest'
import { asksForIdOnly } from './asks-for-id-only.ts'

const isOperation = (node: { kind: string }): node is OperationDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION

/** Whether calls with these selections of one field ask for the cart's id alone. */
function asks(...selections: string[]): boolean {
  const { definitions } = parse(`{ ${selections.map((one) => `change ${one}`).join(' ')} }
    fragment Id on Cart { id }`)
  const fields = definitions.find(isOperation)?.selectionSet.selections ?? []
  const fieldNodes: GraphQLResolveInfo['fieldNodes'] = fields.flatMap((node) =>
    node.kind === Kind.FIELD ? node : [],
  )
  return asksForIdOnly({ fieldNodes }, 'cart')
}

it.each([
  ['{ cart { id } }', true],
  ['{ __typename cart { __typename id } }', true],
  ['{ cart { number: id } }', true],
  ['{ cart { id email } }', false],
  ['{ cart { id: email } }', false],
  ['{ cart { ...Id } }', false],
  ['{ cart { ... on Cart { id } } }', false],
  ['{ ... on Output { cart { id email } } }', false],
  ['{ cart { id } errors { message } }', false],
])('a call that asks for %s asks for the id alone: %s', (selection, expected) => {
  expect(asks(selection)).toBe(expected)
})

it('a call that asks twice is looked at twice', () => {
  expect(asks('{ cart { id } }', '{ cart { email } }')).toBe(false)
})
