/** Documents as clients send them: read, limited and checked against the schema once, however often they come. */
import { createHash } from 'node:crypto'
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  parse,
  validate,
  visit,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { isStorable, NOT_STORABLE } from '../database/storable.ts'
import { type DocumentLimits, documentRefusal } from './document-limits.ts'
import { locatedErrors } from './located-errors.ts'

export interface DocumentOptions {
  limits: DocumentLimits
  /** Longer texts are refused unread. */
  characters: number
  tokens: number
  /**
   * Characters of text whose parsed documents stay in memory: of one document, and of all together. A character costs
   * up to 135 bytes (measured with the shortest fields, each nested in the one before), a usual document 30.
   */
  remembered: { each: number; together: number }
}

export interface CheckedDocument {
  kind: 'document'
  /** Without locations: they would make it three times as large. `locatedErrors` finds them. */
  document: DocumentNode
}

/** Why a document cannot run. A syntax error is told apart because HTTP has a status for it. */
export interface RefusedDocument {
  kind: 'refused'
  because: 'syntax' | 'limits' | 'validation' | 'text'
  errors: readonly GraphQLError[]
}

export interface Documents {
  /** @returns the document ready to run; variables count for the limits only */
  read(
    text: string,
    variables: Readonly<Record<string, unknown>> | undefined,
  ): CheckedDocument | RefusedDocument
}

interface Remembered {
  checked: CheckedDocument
  hasPages: boolean
  characters: number
}

export function createDocuments(schema: GraphQLSchema, options: DocumentOptions): Documents {
  const { each, together } = options.remembered
  const known = new LRUCache<string, Remembered>({
    maxSize: together,
    sizeCalculation: ({ characters }) => characters,
  })
  return {
    read(text, variables) {
      if (text.length > each) return readOnce(text, variables)
      const key = createHash('sha256').update(text).digest('base64')
      const found = known.get(key)
      if (found) {
        const refusal = found.hasPages
          ? documentRefusal(schema, found.checked.document, options.limits, variables)
          : undefined
        return refusal === undefined ? found.checked : refused('limits', refusal)
      }
      const read = readOnce(text, variables)
      if (read.kind === 'document') {
        const hasPages = /pageSize\s*:\s*\$/.test(text)
        known.set(key, { checked: read, hasPages, characters: text.length })
      }
      return read
    },
  }

  function readOnce(text: string, variables: Readonly<Record<string, unknown>> | undefined) {
    if (text.length > options.characters) {
      return refused('limits', `This document is longer than ${options.characters} characters.`)
    }
    try {
      const document = parse(text, { maxTokens: options.tokens, noLocation: true })
      const refusal = documentRefusal(schema, document, options.limits, variables)
      if (refusal !== undefined) return refused('limits', refusal)
      const errors = validate(schema, document, undefined, { maxErrors: MAX_ERRORS })
      if (errors.length > 0) return refusedBy('validation', locatedErrors(errors, document, text))
      return hasStorableTexts(document)
        ? { kind: 'document' as const, document }
        : refused('text', NOT_STORABLE)
    } catch (error) {
      if (error instanceof GraphQLError) return refusedBy('syntax', [error])
      // The parser calls itself for each level, and this text has more of them than the stack holds.
      if (error instanceof RangeError) return refused('limits', 'This document is too deep.')
      throw error
    }
  }
}

const MAX_ERRORS = 20

function hasStorableTexts(document: DocumentNode): boolean {
  const texts: string[] = []
  visit(document, { enter: (node) => void (node.kind === 'StringValue' && texts.push(node.value)) })
  return isStorable(texts)
}

/** The operation that a name picks, or the sentence why there is none. */
export function operationOf(
  document: DocumentNode,
  name: string | undefined,
): OperationDefinitionNode | GraphQLError {
  const operation = getOperationAST(document, name)
  if (operation) return operation
  return new GraphQLError(
    name === undefined
      ? 'Must provide operation name if query contains multiple operations.'
      : `Unknown operation named "${name}".`,
  )
}

const refused = (because: RefusedDocument['because'], message: string) =>
  refusedBy(because, [new GraphQLError(message)])

const refusedBy = (
  because: RefusedDocument['because'],
  errors: readonly GraphQLError[],
): RefusedDocument => ({
  kind: 'refused',
  because,
  errors,
})
