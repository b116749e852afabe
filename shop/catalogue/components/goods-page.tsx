import { Truck } from 'lucide-react'
import { Link } from 'react-router'
import { formatMoney, toDollars } from '#packages/money/money.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Picture } from '#ui/picture.tsx'
import { PicturePlace } from '#ui/picture-place.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { paths } from '../../routing/paths.ts'
import { knownPictureFiles } from '../../scenes/components/picture-files.ts'
import { AddGoods } from './add-goods.tsx'
import { ProductCard } from './product-card.tsx'
import type { ProductFacts } from './product-view.ts'
import { OUT_OF_STOCK } from './start-order.tsx'

/** Of what is ordered with a form of its own, while there is none. */
const NOT_YET = 'Available soon'

interface GoodsPageProps {
  product: ProductFacts
  arrival: string
  freeShippingCents: number | undefined
}

/** What is sold as it is: a picture, what it is made of, its price, and the way into the cart. */
export function GoodsPage({ product, arrival, freeShippingCents }: GoodsPageProps) {
  const { name, sku, category, specifications } = product
  const [picture] = product.pictures
  const files = picture && knownPictureFiles(picture.url)
  const shown = product.siblings.filter((sibling) => sibling.picture).slice(0, 4)
  return (
    <div className="container-page pb-section">
      <Breadcrumb
        steps={[
          { label: 'Home', to: paths.home() },
          ...(category ? [{ label: category.name, to: paths.category(category) }] : []),
        ]}
        current={name}
      />
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
          <div>
            <h1 className="display text-[clamp(2.125rem,1.6rem+1.8vw,3.125rem)] leading-tight">{name}</h1>
            <div
              className="mt-3 grid max-w-[52ch] gap-2 text-ink-2"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: written by staff and cleaned on the server
              dangerouslySetInnerHTML={{ __html: product.storyHtml }}
            />
          </div>
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
          {product.isOrderable ? (
            <p className="flex gap-3.5 text-meta leading-snug">
              <Truck size={20} strokeWidth={1.5} className="mt-0.5 shrink-0" aria-hidden />
              <span>
                <b className="font-semibold">{arrival}</b>
                <span className="block text-small text-ink-2">
                  {`Standard delivery, if you order today.${
                    freeShippingCents === undefined ? '' : ` Free over ${formatMoney(freeShippingCents)}.`
                  }`}
                </span>
              </span>
            </p>
          ) : null}
        </div>
      </div>
      {shown.length > 0 ? (
        <section className="pt-section">
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
            Beside it on the shelf
          </SectionHeading>
          <div tabIndex={-1} className="rail lg:grid lg:grid-cols-4 lg:gap-gap">
            {shown.map((sibling) => (
              <ProductCard key={sibling.urlKey} product={sibling} />
            ))}
          </div>
        </section>
      ) : null}
    </div>
  )
}

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
