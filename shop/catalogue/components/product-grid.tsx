import type { CardProduct } from './card-product.ts'
import { ProductCard } from './product-card.tsx'

/** The products of a department: their links work before any of this code has come. */
export function ProductGrid({ products }: { products: readonly CardProduct[] }) {
  return (
    <div className="container-page grid grid-cols-2 gap-x-3 gap-y-9 lg:grid-cols-4 lg:gap-x-gap">
      {products.map((product, index) => (
        <ProductCard key={product.urlKey} product={product} heading="h2" first={index < 2} />
      ))}
    </div>
  )
}
