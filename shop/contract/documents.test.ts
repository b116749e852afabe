/**
 * The documents of a Venia-like storefront against the schema, and through the standard tool that such storefronts make
 * their typed clients with. They are the acceptance test of the contract: nothing in them may be changed to pass.
 */
import { globSync, readFileSync } from 'node:fs'
import { generate } from '@graphql-codegen/cli'
import {
  concatAST,
  type DocumentNode,
  Kind,
  NoDeprecatedCustomRule,
  parse,
  printSchema,
  validate,
  visit,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { createDocuments } from '#platform/graphql/documents.ts'
import { documentOptions } from '../wiring/graphql.ts'
import { schema } from '../wiring/schema.ts'
import { writtenContract } from './gaps.ts'
import { operationText, storefrontDocuments } from './storefront.ts'

const files = globSync('documents/*.graphql', { cwd: import.meta.dirname }).sort()
const documents = files.map((path) => parse(readFileSync(`${import.meta.dirname}/${path}`, 'utf8')))
const all: DocumentNode = concatAST(documents)

test('M-48: every document of a Venia-like storefront is valid', () => {
  expect(validate(schema, all).map(({ message }) => message)).toEqual([])
  expect(storefrontDocuments.size).toBeGreaterThan(90)
})

test('they use deprecated twins too, as older storefronts do', () => {
  const used = validate(schema, all, [NoDeprecatedCustomRule]).map(({ message }) => message)
  for (const twin of ['Cart.items', 'Cart.applied_coupon', 'Query.urlResolver', 'Query.categoryList']) {
    expect(used.filter((message) => message.includes(twin)).length, twin).toBeGreaterThan(0)
  }
})

test('§6-§10: every call that the contract lists is made by one of them', () => {
  const called = new Set<string>()
  visit(all, {
    [Kind.OPERATION_DEFINITION]: ({ selectionSet }) => {
      for (const selection of selectionSet.selections) {
        if (selection.kind === Kind.FIELD) called.add(selection.name.value)
      }
      return false
    },
  })
  const contract = writtenContract()
  const listed = [contract.getQueryType(), contract.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  )
  /** Left to the tests of their own domains: tokens that only a mail holds, and twins that differ in name only. */
  const elsewhere = ['customerOrders', 'deleteCustomer', 'deleteCustomerAddressV2']
  expect(listed.filter((name) => !called.has(name) && !elsewhere.includes(name))).toEqual([])
})

describe('§1.7: the limits on documents let each of them through', () => {
  const documents = createDocuments(schema, documentOptions)
  test.each([...storefrontDocuments.keys()])('%s', (name) => {
    const read = documents.read(operationText(name), { pageSize: 100 })
    expect(read.kind === 'refused' ? read.errors[0]?.message : read.kind).toBe('document')
  })
})

test('GraphQL Code Generator makes a typed client of them', async () => {
  const written = await generate(
    {
      schema: printSchema(schema),
      documents: files.map((path) => `${import.meta.dirname}/${path}`),
      generates: { 'client/': { preset: 'client', config: { useTypeImports: true, enumsAsTypes: true } } },
      silent: true,
    },
    false,
  )
  const client: string = written.find(({ filename }: { filename: string }) =>
    filename.endsWith('graphql.ts'),
  )?.content
  for (const name of storefrontDocuments.keys()) expect(client).toContain(`export const ${name}Document`)
  expect(client).toContain('export type CartDetailsQuery')
}, 120_000)
