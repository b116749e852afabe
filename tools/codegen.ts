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
  Customer: '../customers/rules/caller.ts#ContractCustomer',
  CustomerAddress: '../customers/address-store.ts#AddressRow',
  Cart: '../cart/commands/open-cart.ts#OpenCart',
  RewardPoints: '../customers/rules/caller.ts#ContractCustomer',
  CustomerStoreCredit: '../customers/rules/caller.ts#ContractCustomer',
  CartPrices: '../cart/commands/open-cart.ts#OpenCart',
  CartItemInterface: '../cart/commands/open-cart.ts#OpenLine',
  SimpleCartItem: '../cart/commands/open-cart.ts#OpenLine',
  VirtualCartItem: '../cart/commands/open-cart.ts#OpenLine',
  GiftCardCartItem: '../cart/commands/open-cart.ts#OpenLine',
  ProductInterface: '../catalogue/store.ts#Product',
  SimpleProduct: '../catalogue/store.ts#Product',
  VirtualProduct: '../catalogue/store.ts#Product',
  GiftCardProduct: '../catalogue/store.ts#Product',
  CustomizableProductInterface: '../catalogue/store.ts#Product',
  PhysicalProductInterface: '../catalogue/store.ts#Product',
  Products: '../catalogue/listing-resolvers.ts#FoundProducts',
  CategoryInterface: '../catalogue/categories-store.ts#Category',
  CategoryTree: '../catalogue/categories-store.ts#Category',
  RoutableUrl: '../catalogue/commands/find-route.ts#Rewrite',
  RoutableInterface: '../catalogue/route-resolvers.ts#RoutedPage',
  Order: '../orders/store.ts#Order as OrderRow',
  CmsPage: '../content/pages-store.ts#CmsPage as CmsPageRow',
  HomePage: '../content/rules/home-record.ts#HomeRecord',
  HomeSection: '../content/rules/home-record.ts#HomeSectionRecord',
  HomeSale: '../content/rules/home-record.ts#SaleSection',
  HomeProducts: '../content/rules/home-record.ts#ProductsSection',
  HomeTrueSize: '../content/rules/home-record.ts#TrueSizeSection',
  HomeSteps: '../content/rules/home-record.ts#StepsSection',
  HomeReviews: '../content/rules/home-record.ts#ReviewsSection',
  HomeSample: '../content/rules/home-record.ts#SampleSection',
  HomeQuality: '../content/rules/home-record.ts#QualitySection',
  HomeGallery: '../content/rules/home-record.ts#GallerySection',
  HomeQuestions: '../content/rules/home-record.ts#QuestionsSection',
  CmsBlock: '../content/page-resolvers.ts#FoundBlock',
  Ticket: '../tickets/store.ts#Ticket as TicketRow',
  TicketMessage: '../tickets/store.ts#TicketMessage as TicketMessageRow',
  TicketFile: '../tickets/file-store.ts#TicketFile as TicketFileRow',
  Wishlist: '../wishlist/store.ts#Wishlist as WishlistRow',
  WishlistItem: '../wishlist/store.ts#WishlistItem as WishlistItemRow',
  WishlistItemInterface: '../wishlist/store.ts#WishlistItem as WishlistItemRow',
  SimpleWishlistItem: '../wishlist/store.ts#WishlistItem as WishlistItemRow',
  VirtualWishlistItem: '../wishlist/store.ts#WishlistItem as WishlistItemRow',
  GiftCardWishlistItem: '../wishlist/store.ts#WishlistItem as WishlistItemRow',
  ProductReview: '../reviews/store.ts#Review',
  PrintRecord: '../catalogue/rules/print-record.ts#PrintRecord as PrintRecordParts',
  Design: '../design/store.ts#SavedDesign as DesignRow',
  SavedDesign: '../design/list-store.ts#KeptDesign',
  DesignRevision: '../design/store.ts#DesignRevision as DesignRevisionRow',
  CustomerOrder: '../orders/commands/read-guest-order.ts#ShownOrder',
  CustomerOrders: '../orders/commands/list-orders.ts#OrderList',
  OrderTotal: '../orders/store.ts#Order as OrderRow',
  OrderTracking: '../orders/store.ts#Order as OrderRow',
  OrderProof: '../orders/commands/read-proof.ts#ProofOfOrder',
  ArtworkProof: '../orders/commands/read-proof.ts#ProofOfLine',
  OrderPieceChange: '../order-changes/commands/plan-replacement.ts#Replacement',
  OrderPiece: '../order-changes/commands/plan-replacement.ts#ShownPiece',
  OrderProgress: '../orders/rules/progress.ts#Progress',
  OrderItemInterface: '../orders/line-resolvers.ts#SoldLine',
  OrderItem: '../orders/line-resolvers.ts#SoldLine',
  GiftCardOrderItem: '../orders/line-resolvers.ts#SoldLine',
  Invoice: '../orders/document-resolvers.ts#InvoiceOfOrder',
  InvoiceTotal: '../orders/store.ts#Order as OrderRow',
  InvoiceItemInterface: '../orders/document-resolvers.ts#DocumentLine',
  InvoiceItem: '../orders/document-resolvers.ts#DocumentLine',
  GiftCardInvoiceItem: '../orders/document-resolvers.ts#DocumentLine',
  OrderShipment: '../orders/document-resolvers.ts#ShipmentOfOrder',
  ShipmentItemInterface: '../orders/document-resolvers.ts#DocumentLine',
  ShipmentItem: '../orders/document-resolvers.ts#DocumentLine',
  GiftCardShipmentItem: '../orders/document-resolvers.ts#DocumentLine',
  CreditMemo: '../orders/document-resolvers.ts#MemoOfOrder',
  CreditMemoTotal: '../orders/credit-memo-store.ts#CreditMemo as CreditMemoRow',
  CreditMemoItemInterface: '../orders/document-resolvers.ts#DocumentLine',
  CreditMemoItem: '../orders/document-resolvers.ts#DocumentLine',
  GiftCardCreditMemoItem: '../orders/document-resolvers.ts#DocumentLine',
  // Never answered, but clients name them. With their own shapes, comparing types takes the compiler minutes.
  BundleCartItem: '../cart/commands/open-cart.ts#OpenLine',
  ConfigurableCartItem: '../cart/commands/open-cart.ts#OpenLine',
  DownloadableCartItem: '../cart/commands/open-cart.ts#OpenLine',
  BundleProduct: '../catalogue/store.ts#Product',
  ConfigurableProduct: '../catalogue/store.ts#Product',
  DownloadableProduct: '../catalogue/store.ts#Product',
  GroupedProduct: '../catalogue/store.ts#Product',
  BundleOrderItem: '../orders/line-resolvers.ts#SoldLine',
  ConfigurableOrderItem: '../orders/line-resolvers.ts#SoldLine',
  DownloadableOrderItem: '../orders/line-resolvers.ts#SoldLine',
  BundleInvoiceItem: '../orders/document-resolvers.ts#DocumentLine',
  DownloadableInvoiceItem: '../orders/document-resolvers.ts#DocumentLine',
  BundleShipmentItem: '../orders/document-resolvers.ts#DocumentLine',
  BundleCreditMemoItem: '../orders/document-resolvers.ts#DocumentLine',
  DownloadableCreditMemoItem: '../orders/document-resolvers.ts#DocumentLine',
}

/** `npm run codegen`: types for resolvers from the SDL, and typed operations for pages. */
const config: CodegenConfig = {
  schema: [{ 'shop/*/*.graphql': { loader: './tools/load-sdl.ts' } }],
  // Operations stand beside the page or component that sends them; a domain without any is fine.
  documents: ['shop/*/{pages,components}/**/*.graphql'],
  ignoreNoDocuments: true,
  hooks: { beforeOneFileWrite: [markAsPure] },
  generates: {
    'shop/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: { ...everywhere, contextType: '../api/context.ts#ShopContext', mappers },
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
