import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { Picture } from '#ui/picture.tsx'
import { PicturePlace } from '#ui/picture-place.tsx'
import { paths } from '../../routing/paths.ts'
import { knownPictureFiles } from '../../scenes/components/picture-files.ts'
import { samplePicture } from '../../scenes/components/sample-picture.ts'
import { LiveMockUp } from '../../try-photo/components/live-mock-up.tsx'
import type { CardProduct } from './card-product.ts'
import { Marks } from './marks.tsx'
import { Price } from './price.tsx'
import { StartOrder } from './start-order.tsx'

interface ProductCardProps {
  product: CardProduct
  shape?: 'tall' | 'square'
  /** One below the heading that the cards stand under. */
  heading?: 'h2' | 'h3' | 'h4' | 'h5'
  /** Shown without waiting, for the cards that are in the first view. */
  first?: boolean
  /** Where a card stands alone, such as on a page about one offer; in a row the whole card is the link. */
  button?: { title?: string; href?: string }
  /** How wide its picture is shown, as in the `sizes` attribute. */
  sizes?: string
}

const ON_CARD = 'size-full transition-transform duration-(--slow) ease-soft group-hover/card:scale-[1.025]'

/** F-10: picture, name, price and what it is; the whole card is the link. */
export function ProductCard({
  product,
  shape = 'tall',
  heading: Heading = 'h3',
  first = false,
  button,
  sizes = '(width < 64rem) 68vw, 310px',
}: ProductCardProps) {
  const { name, aboutHtml, picture, repeat, fromCents, regularCents, isRange, inStock, marks } = product
  const files = picture && knownPictureFiles(picture.url)
  const mockUp = picture && samplePicture(picture)
  return (
    <article className="group/card relative flex flex-col">
      <div className="relative">
        <PicturePlace
          shape={shape === 'tall' ? 'vertical' : 'square'}
          label={picture?.label ?? ''}
          className="rounded-picture"
        >
          {mockUp ? (
            <LiveMockUp
              {...mockUp}
              repeat={repeat}
              sizes={sizes}
              first={first}
              className={`aspect-auto! ${ON_CARD}`}
            />
          ) : files ? (
            <Picture
              files={files}
              alt={picture.label}
              sizes={sizes}
              first={first}
              className={`object-cover ${ON_CARD}`}
            />
          ) : null}
        </PicturePlace>
        <Marks marks={marks} className="absolute top-2.5 left-2.5" />
      </div>
      <Heading className="mt-4 leading-[1.35] font-semibold">
        <Link to={paths.product(product)} className="after:absolute after:inset-0">
          {name}
        </Link>
      </Heading>
      <Price cents={fromCents} regularCents={regularCents} isLowest={isRange} />
      {aboutHtml && shape === 'tall' ? <ProductInformation html={aboutHtml} /> : null}
      {button || !inStock ? (
        <div className="relative z-1 mt-3">
          <StartOrder
            to={button?.href ?? paths.product(product)}
            inStock={inStock}
            {...(button?.title && { title: button.title })}
            size="small"
          />
        </div>
      ) : null}
    </article>
  )
}

/** F-12: opens without a script. */
function ProductInformation({ html }: { html: string }) {
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned against an allow-list when it was written */}
      <div className="grid max-w-[36ch] gap-2 pb-1.5" dangerouslySetInnerHTML={{ __html: html }} />
    </details>
  )
}
