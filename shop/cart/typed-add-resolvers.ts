/** The adding of older clients, a call for each kind of product. The shop decides by the SKU what is added. */
import type { ShopContext } from '../api/context.ts'
import { contractError, requiredInput } from '../api/contract-error.ts'
import { refusal } from '../api/refusal.ts'
import type {
  CartItemInput,
  ConfigurableProductCartItemInput,
  InputMaybe,
  Resolvers,
} from '../generated/resolvers.ts'
import { addEveryLine, isUnadded } from './commands/add-every-line.ts'
import { cartRequest } from './commands/cart-request.ts'
import { changedCartResult } from './commands/cart-result.ts'
import { enteredOptions, newLineOf } from './line-resolvers.ts'

type TypedItem = Pick<ConfigurableProductCartItemInput, 'data' | 'customizable_options'> &
  Partial<ConfigurableProductCartItemInput>

interface TypedInput {
  cart_id: string
  cart_items: readonly InputMaybe<TypedItem>[]
}

const add = async (_: unknown, { input }: { input?: InputMaybe<TypedInput> }, context: ShopContext) => ({
  cart: await addTyped(context, requiredInput(input, 'input')),
})

export const typedAddResolvers: Resolvers = {
  Mutation: {
    addSimpleProductsToCart: add,
    addVirtualProductsToCart: add,
    addConfigurableProductsToCart: add,
  },
}

/** @throws GraphQLError for the first product that cannot be added; none is then */
async function addTyped(context: ShopContext, { cart_id, cart_items }: TypedInput) {
  const request = await cartRequest(context, cart_id)
  const items = cart_items.flatMap((item) => (item ? itemOf(item) : []))
  if (items.length === 0) {
    throw contractError(refusal('graphql-input', 'Required parameter "cart_items" is missing'))
  }
  const result = await addEveryLine(context, request, items.map(newLineOf), {})
  if (!isUnadded(result)) return (await changedCartResult(context, result)).cart
  const [{ index, code, message } = { index: 0, code: undefined, message: '' }] = result.problems
  if (code === 'PRODUCT_NOT_FOUND') throw contractError(refusal('graphql-no-such-entity', message))
  const sentence = `Could not add the product with SKU ${items[index]?.sku} to the shopping cart: ${message}`
  throw contractError(refusal('graphql-input', sentence))
}

function itemOf({ data, parent_sku, variant_sku, customizable_options }: TypedItem): CartItemInput {
  return {
    ...data,
    sku: data.sku.trim() === '' ? (variant_sku ?? '') : data.sku,
    parent_sku: data.parent_sku ?? parent_sku,
    entered_options: [...(data.entered_options ?? []), ...enteredOptions(customizable_options)],
  }
}
