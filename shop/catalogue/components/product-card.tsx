import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { formatMoney, fromDollars } from '#packages/money/money.ts'
import { classNames } from '#ui/class-names.ts'
import { Picture } from '#ui/picture.tsx'
import type { ProductCardFragment } from '../../generated/client/graphql.ts'
import { paths } from '../../paths.ts'
import { pictureFiles } from './picture-files.ts'

export interface CardProduct {
  name: string
  urlKey: string
  about: string
  picture: { url: string; label: string } | undefined
  fromCents: number
}

/** A product as its card shows it; undefined for one without a name or address. */
export function cardProduct(product: ProductCardFragment | null | undefined): CardProduct[] {
  if (!product?.name || !product.url_key) return []
  const { name, url_key: urlKey, image, short_description: about, price_range: prices } = product
  return [
    {
      name,
      urlKey,
      about: about?.html.replace(/<[^>]*>/g, '') ?? '',
      picture: image?.url ? { url: image.url, label: image.label ?? '' } : undefined,
      fromCents: fromDollars(prices.minimum_price.final_price.value ?? 0),
    },
  ]
}

interface ProductCardProps {
  product: CardProduct
  shape?: 'tall' | 'square'
  /** One below the heading that the cards stand under. */
  heading?: 'h2' | 'h3'
  /** Shown without waiting, for the cards that are in the first view. */
  first?: boolean
}

/** Picture, name and price; the whole card is the link. */
export function ProductCard({
  product,
  shape = 'tall',
  heading: Heading = 'h3',
  first = false,
}: ProductCardProps) {
  const { name, urlKey, about, picture, fromCents } = product
  const files = picture && pictureFiles(picture.url)
  return (
    <article className="group/card relative flex flex-col">
      <div
        className={classNames(
          'overflow-hidden rounded-picture bg-wall',
          shape === 'tall' ? 'aspect-[4/5]' : 'aspect-square',
        )}
      >
        {picture && files ? (
          <Picture
            files={files}
            alt={picture.label}
            sizes="(width < 64rem) 68vw, 310px"
            first={first}
            className="size-full object-cover transition-transform duration-(--slow) ease-soft group-hover/card:scale-[1.025]"
          />
        ) : null}
      </div>
      <Heading className="mt-4 leading-[1.35] font-semibold">
        <Link to={paths.page(urlKey)} className="after:absolute after:inset-0" prefetch="intent">
          {name}
        </Link>
      </Heading>
      <p className="tabular mt-0.5 font-semibold">From {formatMoney(fromCents)}</p>
      {about && shape === 'tall' ? <ProductInformation>{about}</ProductInformation> : null}
    </article>
  )
}

function ProductInformation({ children }: { children: string }) {
  return (
    <details className="group/info relative z-1 mt-1 text-small text-ink-2">
      <summary className="inline-flex min-h-11 items-center gap-1.5">
        <span className="group-open/info:hidden">Product Information</span>
        <span className="hidden group-open/info:inline">Hide Product Information</span>
        <ChevronDown
          size={14}
          strokeWidth={1.5}
          aria-hidden
          className="transition-transform duration-(--base) group-open/info:rotate-180"
        />
      </summary>
      <p className="max-w-[36ch] pb-1.5">{children}</p>
    </details>
  )
}
