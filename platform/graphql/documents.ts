/** Documents as clients send them: read, limited and checked against the schema once, however often they come. */
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql'
import { type DocumentLimits, excessOf } from './document-limits.ts'

export interface DocumentOptions {
  limits: DocumentLimits
  /** Longer texts are refused unread. */
  characters: number
  tokens: number
  /** How many documents are remembered. */
  remembered: number
}

export interface CheckedDocument {
  kind: 'document'
  document: DocumentNode
}

/** Why a document cannot run. A syntax error is told apart because HTTP has a status for it. */
export interface RefusedDocument {
  kind: 'refused'
  because: 'syntax' | 'limits' | 'validation'
  errors: readonly GraphQLError[]
}

export interface Documents {
  /** @returns the document ready to run; variables count for the limits only */
  read(
    text: string,
    variables: Readonly<Record<string, unknown>> | undefined,
  ): CheckedDocument | RefusedDocument
}

export function createDocuments(schema: GraphQLSchema, options: DocumentOptions): Documents {
  // A map keeps the order of insertion: the first key is the one used longest ago.
  const known = new Map<string, { checked: CheckedDocument; hasPages: boolean }>()
  return {
    read(text, variables) {
      const found = known.get(text)
      if (found) {
        known.delete(text)
        known.set(text, found)
        const excess = found.hasPages
          ? excessOf(schema, found.checked.document, options.limits, variables)
          : undefined
        return excess === undefined ? found.checked : refused('limits', excess)
      }
      const read = readOnce(text, variables)
      if (read.kind === 'document') remember(text, read)
      return read
    },
  }

  function readOnce(text: string, variables: Readonly<Record<string, unknown>> | undefined) {
    if (text.length > options.characters) {
      return refused('limits', `This document is longer than ${options.characters} characters.`)
    }
    try {
      const document = parse(text, { maxTokens: options.tokens })
      const excess = excessOf(schema, document, options.limits, variables)
      if (excess !== undefined) return refused('limits', excess)
      const errors = validate(schema, document, undefined, { maxErrors: MOST_ERRORS })
      return errors.length > 0 ? refusedBy('validation', errors) : { kind: 'document' as const, document }
    } catch (error) {
      if (error instanceof GraphQLError) return refusedBy('syntax', [error])
      // The parser calls itself for each level, and this text has more of them than the stack holds.
      if (error instanceof RangeError) return refused('limits', 'This document is too deep.')
      throw error
    }
  }

  function remember(text: string, checked: CheckedDocument) {
    known.set(text, { checked, hasPages: /pageSize\s*:\s*\$/.test(text) })
    if (known.size <= options.remembered) return
    for (const oldest of known.keys()) {
      known.delete(oldest)
      break
    }
  }
}

const MOST_ERRORS = 20

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
