import { formatMoney, fromDollars, toDollars } from '#packages/money/money.ts'
import { fallingPrices } from '#packages/product/quantity-prices.ts'
import { Picture } from '#ui/picture.tsx'
import { PicturePlace } from '#ui/picture-place.tsx'
import { knownPictureFiles } from '../../scenes/components/picture-files.ts'
import { AddGoods } from './add-goods.tsx'
import { DeliveryNotes } from './delivery-notes.tsx'
import type { DeliveryPromiseProps } from './delivery-promise.tsx'
import { OtherProducts } from './other-products.tsx'
import { ProductBreadcrumb, ProductHeading } from './product-heading.tsx'
import type { ProductFacts } from './product-view.ts'
import { QuantityPrices } from './quantity-prices.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { SoldOut } from './sold-out.tsx'
import { OUT_OF_STOCK } from './start-order.tsx'

/** Of what is ordered with a form of its own, while there is none. */
const NOT_YET = 'Available soon'

interface GoodsPageProps extends DeliveryPromiseProps {
  product: ProductFacts
}

/** What is sold as it is: a picture, what it is made of, its price, and the way into the cart. */
export function GoodsPage({ product, ...promise }: GoodsPageProps) {
  const { name, sku, category, specifications } = product
  const [picture] = product.pictures
  const files = picture && knownPictureFiles(picture.url)
  return (
    <div className="container-page pb-section">
      <ProductBreadcrumb product={product} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 lg:grid-cols-[minmax(0,1.15fr)_minmax(23.75rem,1fr)] lg:gap-18">
        <PicturePlace
          shape={{ width: 1, height: 1 }}
          label={name}
          className="-mx-gutter sm:mx-0 sm:rounded-picture"
        >
          {picture && files ? (
            <Picture
              files={files}
              alt={picture.label}
              sizes="(width < 64rem) 100vw, 720px"
              first
              className="size-full object-cover object-[50%_55%]"
            />
          ) : null}
        </PicturePlace>
        <div className="grid gap-6">
          <ProductHeading product={product} />
          {specifications.length > 0 ? (
            <ul className="border-b border-line text-meta">
              {specifications.map((line) => (
                <li key={line} className="border-t border-line py-3">
                  {line}
                </li>
              ))}
            </ul>
          ) : null}
          <AddGoods
            sku={sku}
            unavailableWords={product.isOrderable ? (product.inStock ? undefined : OUT_OF_STOCK) : NOT_YET}
          >
            <Price product={product} />
          </AddGoods>
          {product.isOrderable && !product.inStock ? <SoldOut category={category} /> : null}
          {product.isOrderable && product.inStock ? (
            <>
              <QuantityPrices
                onePieceCents={product.fromCents}
                prices={fallingPrices(product.fromCents, tiersOf(product))}
                whatCounts="All of them in your cart count together"
              />
              <DeliveryNotes {...promise} urlKey={product.urlKey} sku={sku} />
            </>
          ) : null}
        </div>
      </div>
      <OtherProducts
        heading="Beside it on the shelf"
        category={category}
        products={product.siblings.filter((sibling) => sibling.picture)}
        className="pt-section"
      />
      <RecentlyViewed key={product.urlKey} urlKey={product.urlKey} className="pt-section" />
    </div>
  )
}

const tiersOf = ({ tiers }: ProductFacts) =>
  (tiers ?? []).flatMap((tier) =>
    tier?.quantity && tier.final_price?.value
      ? { fromQuantity: tier.quantity, unitCents: fromDollars(tier.final_price.value) }
      : [],
  )

function Price({
  product: { fromCents, regularCents, upToDollars, isOrderable },
}: {
  product: ProductFacts
}) {
  return (
    <p className="tabular flex flex-wrap items-baseline gap-x-3">
      {regularCents > fromCents ? (
        <s className="text-ink-2">
          <span className="sr-only">Was </span>
          <span>{formatMoney(regularCents)}</span>
        </s>
      ) : null}
      {toDollars(fromCents) < upToDollars ? <span className="text-small text-ink-2">From</span> : null}
      <span className="display text-[2.5rem] leading-none">{formatMoney(fromCents)}</span>
      {isOrderable ? <span className="text-small text-ink-2">GST included</span> : null}
    </p>
  )
}
