import { classNames } from '#ui/class-names.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import { ProductCard } from './product-card.tsx'
import { useViewedProducts } from './use-viewed-products.ts'

/** Below a product: what was looked at before on this device, the last one first; nothing on a first visit. */
export function RecentlyViewed({ urlKey, className }: { urlKey: string; className: string }) {
  const { place, count, products, forget } = useViewedProducts(urlKey)
  return (
    <div ref={place}>
      {count === 0 ? null : (
        <section className={className} aria-busy={products === undefined}>
          <SectionHeading
            action={
              <button type="button" onClick={forget} className="link min-h-11 font-medium">
                Clear this list
              </button>
            }
          >
            Recently viewed
          </SectionHeading>
          <ul
            tabIndex={-1}
            className={classNames(
              'rail lg:grid lg:gap-x-4 lg:gap-y-9',
              count > 4 ? 'lg:grid-cols-4 xl:grid-cols-8' : 'lg:grid-cols-4 xl:grid-cols-6',
            )}
          >
            {products === undefined
              ? Array.from({ length: count }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: all alike
                  <li key={index} className={ITEM}>
                    <SmallSkeleton />
                  </li>
                ))
              : products.map((product) => (
                  <li key={product.urlKey} className={ITEM}>
                    <ProductCard product={product} shape="square" sizes="(width < 64rem) 42vw, 220px" />
                  </li>
                ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Two of them and the beginning of a third on a phone. High enough for a name of two lines. */
const ITEM = 'min-w-0 max-lg:basis-[42%]!'

/** F-11: in the measures of a small card. */
function SmallSkeleton() {
  return (
    <div aria-hidden className="motion-safe:animate-pulse">
      <div className="aspect-square rounded-picture bg-wall" />
      <div className="mt-4 h-11 w-3/4 rounded-s bg-sunk" />
      <div className="mt-1 h-5 w-1/2 rounded-s bg-sunk" />
    </div>
  )
}
