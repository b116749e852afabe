import { Link } from 'react-router'
import { SectionHeading } from '#ui/section-heading.tsx'
import { paths } from '../../routing/paths.ts'
import type { CardProduct } from './card-product.ts'
import { ProductCard } from './product-card.tsx'
import type { ProductFacts } from './product-view.ts'

interface OtherProductsProps {
  heading: string
  category: ProductFacts['category']
  products: readonly CardProduct[]
  className: string
}

/** Below a product: up to four more of its category, and the way to all of them. */
export function OtherProducts({ heading, category, products, className }: OtherProductsProps) {
  if (products.length === 0) return null
  return (
    <section className={className}>
      <SectionHeading
        action={
          category ? (
            <Link
              to={paths.category(category)}
              className="link inline-flex min-h-11 items-center font-medium"
            >
              {`All ${category.name.toLowerCase()}`}
            </Link>
          ) : null
        }
      >
        {heading}
      </SectionHeading>
      <div tabIndex={-1} className="rail lg:grid lg:grid-cols-4 lg:gap-gap">
        {products.slice(0, 4).map((product) => (
          <ProductCard key={product.urlKey} product={product} />
        ))}
      </div>
    </section>
  )
}
