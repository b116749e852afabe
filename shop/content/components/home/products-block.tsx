import { Link } from 'react-router'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { CardProduct } from '../../../catalogue/components/card-product.ts'
import { ProductCard } from '../../../catalogue/components/product-card.tsx'
import type { HomeLinkFragment } from '../../../generated/client/graphql.ts'

interface ProductsBlockProps {
  heading: string
  products: readonly CardProduct[]
  link: HomeLinkFragment | null | undefined
  /** One large and four beside it, or all in a row. */
  look: 'feature' | 'row'
}

/** B-03, B-05. */
export function ProductsBlock({ heading, products, link, look }: ProductsBlockProps) {
  if (products.length === 0) return null
  const [large, ...others] = products
  return (
    <section className="container-page">
      <SectionHeading
        action={
          link ? (
            <Link
              to={link.to}
              className="link inline-flex min-h-11 items-center font-medium whitespace-nowrap"
            >
              {link.label}
            </Link>
          ) : null
        }
      >
        {heading}
      </SectionHeading>
      {look === 'row' || !large ? (
        <div tabIndex={-1} className="rail lg:grid lg:grid-cols-4 lg:gap-gap">
          {products.map((product) => (
            <ProductCard key={product.urlKey} product={product} />
          ))}
        </div>
      ) : (
        <div className="grid grid-cols-2 gap-x-3.5 gap-y-8 lg:grid-cols-4 lg:gap-x-gap lg:gap-y-11">
          <div className="col-span-2 lg:row-span-2">
            <ProductCard product={large} sizes="(width < 64rem) 92vw, 650px" />
          </div>
          {others.slice(0, 4).map((product) => (
            <ProductCard key={product.urlKey} product={product} sizes="(width < 64rem) 46vw, 310px" />
          ))}
        </div>
      )}
    </section>
  )
}
