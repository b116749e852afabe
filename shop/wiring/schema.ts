/** The contract, once: the SDL of every domain with its resolvers, and a quick way to run operations in process. */
import { makeExecutableSchema } from '@graphql-tools/schema'
import { type DocumentNode, execute, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql'
import { isDatabaseAway } from '#platform/database/outage.ts'
import { isStorable, NOT_STORABLE, wasNotStorable } from '#platform/database/storable.ts'
import { countListEntries } from '#platform/graphql/list-budget.ts'
import { DATABASE_AWAY } from '#platform/http/failure.ts'
import { carryOutOnce } from '../api/acts.ts'
import { guardCardNumbers } from '../api/card-number-guard.ts'
import type { Services, ShopContext } from '../api/context.ts'
import { contractError, TRY_AGAIN } from '../api/contract-error.ts'
import { refusal } from '../api/refusal.ts'
import { readSdl } from '../api/sdl.ts'
import { bulkOrderResolvers } from '../bulk-order/resolvers.ts'
import { detailResolvers } from '../cart/detail-resolvers.ts'
import { incentiveResolvers } from '../cart/incentive-resolvers.ts'
import { lineResolvers } from '../cart/line-resolvers.ts'
import { cartResolvers } from '../cart/resolvers.ts'
import { typedAddResolvers } from '../cart/typed-add-resolvers.ts'
import { catalogueResolvers } from '../catalogue/resolvers.ts'
import { addressResolvers as cartAddressResolvers } from '../checkout/address-resolvers.ts'
import { paymentResolvers } from '../checkout/payment-resolvers.ts'
import { reorderResolvers } from '../checkout/reorder-resolvers.ts'
import { checkoutResolvers } from '../checkout/resolvers.ts'
import { shippingResolvers } from '../checkout/shipping-resolvers.ts'
import { wishlistToCartResolvers } from '../checkout/wishlist-to-cart.ts'
import { contentResolvers } from '../content/resolvers.ts'
import { customersResolvers } from '../customers/resolvers.ts'
import { designResolvers } from '../design/resolvers.ts'
import { savedDesignResolvers } from '../design/saved-design-resolvers.ts'
import { identificationResolvers } from '../identification/resolvers.ts'
import { loyaltyResolvers } from '../marketing/loyalty-resolvers.ts'
import { marketingResolvers } from '../marketing/resolvers.ts'
import { mockUpResolvers } from '../mockups/resolvers.ts'
import { newsletterResolvers } from '../newsletter/resolvers.ts'
import { orderChangesResolvers } from '../order-changes/resolvers.ts'
import { changeWindowResolvers } from '../orders/change-window-resolvers.ts'
import { proofResolvers } from '../orders/proof-resolvers.ts'
import { ordersResolvers } from '../orders/resolvers.ts'
import { referralResolvers } from '../referrals/resolvers.ts'
import type { Send } from '../request/api.ts'
import { plainVisit } from '../request/visit.ts'
import { reviewsResolvers } from '../reviews/resolvers.ts'
import { templatesResolvers } from '../templates/resolvers.ts'
import { ticketResolvers } from '../tickets/resolvers.ts'
import { wishlistResolvers } from '../wishlist/resolvers.ts'
import { createContext } from './create-context.ts'

const plainSchema = makeExecutableSchema<ShopContext>({
  typeDefs: readSdl(),
  resolvers: [
    catalogueResolvers,
    designResolvers,
    savedDesignResolvers,
    cartResolvers,
    incentiveResolvers,
    marketingResolvers,
    loyaltyResolvers,
    referralResolvers,
    lineResolvers,
    typedAddResolvers,
    detailResolvers,
    checkoutResolvers,
    cartAddressResolvers,
    shippingResolvers,
    paymentResolvers,
    ordersResolvers,
    proofResolvers,
    changeWindowResolvers,
    orderChangesResolvers,
    reorderResolvers,
    contentResolvers,
    templatesResolvers,
    reviewsResolvers,
    ticketResolvers,
    newsletterResolvers,
    wishlistResolvers,
    wishlistToCartResolvers,
    identificationResolvers,
    bulkOrderResolvers,
    mockUpResolvers,
    customersResolvers,
  ],
})

/** Entries of all lists of an answer, whatever was asked: about 3 s of work when each is a product. */
export const MAX_ENTRIES = 50_000

export const schema: GraphQLSchema = countListEntries(
  guardCardNumbers(carryOutOnce(plainSchema)),
  MAX_ENTRIES,
)

/** Logs an unexpected error and returns its reference. */
export type ReportFailure = (error: Error) => string

export interface ErrorOptions {
  report: ReportFailure
  /** Outside production the answer tells what broke. */
  development: boolean
}

/**
 * Runs operations in process, for page loaders and tests.
 *
 * Texts come from the pages' own files, so each is parsed and validated once.
 */
export function createExecutor(services: Services, options: ErrorOptions): Send {
  const known = new Map<string, DocumentNode | readonly GraphQLError[]>()
  return async ({ query, variables, visit: asked, actKey }) => {
    // One form of a page may send several calls; each has its own operation name.
    const visit = actKey
      ? { ...(asked ?? plainVisit), actKey: `${actKey} ${query} ${JSON.stringify(variables)}` }
      : asked
    let document = known.get(query)
    if (!document) {
      document = documentOf(query)
      if (known.size >= MAX_DOCUMENTS) known.clear()
      known.set(query, document)
    }
    if (!isDocument(document))
      return { errors: document.map((error) => presentedError(error, options).toJSON()) }
    if (!isStorable(variables)) return { data: null, errors: [notStorable().toJSON()] }
    const { data, errors } = await execute({
      schema,
      document,
      contextValue: createContext(services, visit),
      variableValues: variables as Record<string, unknown> | undefined,
    })
    if (!errors) return { data }
    return { data, errors: errors.map((error) => presentedError(error, options).toJSON()) }
  }
}

/** A call with a text that no table can hold, in its variables or in its document. */
export const notStorable = () => contractError(refusal('graphql-input', NOT_STORABLE))

/**
 * An error as clients may see it: refusals as they are, with the contract's category on those of the document itself,
 * and everything unexpected as `Internal server error` with a reference to the log. While the database is away the
 * error says that trying again helps.
 */
export function presentedError(error: GraphQLError, { report, development }: ErrorOptions): GraphQLError {
  if (error.extensions.category !== undefined) return error
  const { originalError } = error
  if (!originalError || originalError instanceof GraphQLError) {
    return withExtensions(error, error.message, { category: 'graphql' })
  }
  // It came encoded, such as in an id.
  if (wasNotStorable(originalError)) {
    return withExtensions(error, NOT_STORABLE, { category: 'graphql-input' })
  }
  if (isDatabaseAway(originalError)) {
    return withExtensions(error, DATABASE_AWAY, { category: TRY_AGAIN, reference: report(originalError) })
  }
  return withExtensions(error, 'Internal server error', {
    category: 'internal',
    reference: report(originalError),
    ...(development && { debugMessage: originalError.message }),
  })
}

/** The pages have a few dozen operations; the limit guards against texts made by a program. */
const MAX_DOCUMENTS = 500

function documentOf(query: string): DocumentNode | readonly GraphQLError[] {
  try {
    const document = parse(query)
    const problems = validate(schema, document)
    return problems.length > 0 ? problems : document
  } catch (error) {
    if (error instanceof GraphQLError) return [error]
    throw error
  }
}

const isDocument = (document: DocumentNode | readonly GraphQLError[]): document is DocumentNode =>
  'kind' in document

function withExtensions(
  error: GraphQLError,
  message: string,
  extensions: Record<string, unknown>,
): GraphQLError {
  const { nodes, source, positions, path, originalError } = error
  return new GraphQLError(message, { nodes, source, positions, path, originalError, extensions })
}
