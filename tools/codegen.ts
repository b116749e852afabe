import type { CodegenConfig } from '@graphql-codegen/cli'

/** What the two generated parts share: imports that Node and Vite both understand, and no run-time code for enums. */
const everywhere = {
  useTypeImports: true,
  enumsAsTypes: true,
  importExtension: '.ts' as const,
  scalars: { ID: 'string', JSON: 'unknown' },
}

/**
 * What a resolver gets as its parent, where that is not the contract's own shape. Paths as seen from shop/generated,
 * because the generator keeps `#` for the name of the type.
 */
const mappers = {
  Cart: '../cart/commands/open-cart.ts#OpenCart',
  CartPrices: '../cart/commands/open-cart.ts#OpenCart',
  CartItemInterface: '../cart/commands/open-cart.ts#OpenLine',
  SimpleCartItem: '../cart/commands/open-cart.ts#OpenLine',
  ProductInterface: '../catalogue/store.ts#Product',
  SimpleProduct: '../catalogue/store.ts#Product',
  CategoryInterface: '../catalogue/store.ts#Category',
  CategoryTree: '../catalogue/store.ts#Category',
  RoutableInterface: '../catalogue/resolvers.ts#Routed',
  Order: '../orders/store.ts#OrderWithLines',
  Design: '../design/store.ts#SavedDesign',
  DesignRevision: '../design/store.ts#DesignRevision as DesignRevisionRow',
  CustomerOrder: '../orders/store.ts#OrderWithLines',
  OrderItemInterface: '../orders/store.ts#OrderLine',
  OrderItem: '../orders/store.ts#OrderLine',
}

/** `npm run codegen`: types for resolvers from the SDL, and typed operations for pages. */
const config: CodegenConfig = {
  schema: ['shop/*.graphql', 'shop/*/*.graphql'],
  // Operations stand beside the page or component that sends them; a domain without any is fine.
  documents: ['shop/*/{pages,components}/**/*.graphql'],
  ignoreNoDocuments: true,
  hooks: { beforeOneFileWrite: [markAsPure] },
  generates: {
    'shop/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: { ...everywhere, contextType: '../context.ts#ShopContext', mappers },
    },
    'shop/generated/client/': {
      preset: 'client',
      // Pages send the text itself: no GraphQL parser and no syntax trees in the browser.
      config: { ...everywhere, documentMode: 'string' },
      presetConfig: { fragmentMasking: false },
    },
  },
}

/** So that a page's chunk keeps its own operations only: bundlers drop an unused `new` when it is marked. */
function markAsPure(_path: string, content: string): string {
  return content.replaceAll('= new TypedDocumentString(', '= /*#__PURE__*/ new TypedDocumentString(')
}

export default config
