/** The contract over HTTP: graphql-yoga with limits, behind `POST /graphql` and `GET /graphql` for queries. */
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import { GraphQLError } from 'graphql'
import { createYoga } from 'graphql-yoga'
import { createContext, type Services } from '../context.ts'
import { type ErrorOptions, presentedError, schema } from '../schema.ts'

/**
 * Limits on a document. The contract's floor is depth 20 and complexity 300; storefront clients send cart documents of a
 * few hundred fields, and introspection must stay possible.
 */
const LIMITS = {
  maxDepth: { n: 20, flattenFragments: true, ignoreIntrospection: true },
  maxAliases: { n: 60 },
  maxDirectives: { n: 60 },
  maxTokens: { n: 6_000 },
  costLimit: { maxCost: 50_000, depthCostFactor: 1.2, ignoreIntrospection: true },
  blockFieldSuggestion: { enabled: false },
}

/** @returns a fetch handler for everything under /graphql */
export function createGraphqlEndpoint(services: Services, errors: ErrorOptions) {
  const yoga = createYoga({
    schema,
    context: () => createContext(services),
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: errors.development,
    logging: false,
    cors: { origin: services.publicUrl, credentials: true },
    plugins: [EnvelopArmorPlugin(LIMITS)],
    maskedErrors: {
      maskError: (error) => presentedError(error instanceof GraphQLError ? error : unexpected(error), errors),
    },
  })
  return (request: Request): Response | Promise<Response> => yoga.fetch(request)
}

function unexpected(error: unknown): GraphQLError {
  const originalError = error instanceof Error ? error : new Error(String(error))
  return new GraphQLError('Internal server error', { originalError })
}
