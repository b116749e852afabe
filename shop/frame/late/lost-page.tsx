import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { type CardProduct, ProductCard } from '../../catalogue/components/product-card.tsx'
import { paths } from '../../paths.ts'

/** E-30 to E-35: an address that leads nowhere, and where to go from here. Only departments that exist are shown. */
export function LostPage({ products }: { products: readonly CardProduct[] }) {
  return (
    <>
      <div className="container-page grid min-h-125 items-center gap-gap lg:grid-cols-2">
        <div className="py-10">
          <h1 className="display text-h1">Oops! This page is lost or may have been moved.</h1>
          <p className="mt-5 mb-7.5 max-w-[46ch] text-lead text-ink-2">
            It cannot be found, or there was a jam in the machine. Your cart and your designs are safe.
          </p>
          <Link to={paths.home()} className={buttonClass()}>
            Back to the home page
          </Link>
        </div>
        <EmptyAlbumPage />
      </div>
      {products.length > 0 ? (
        <section className="container-page pb-section">
          <SectionHeading>Check out our other products!</SectionHeading>
          <div className="grid grid-cols-2 gap-x-3 gap-y-8 lg:grid-cols-4 lg:gap-x-gap">
            {products.map((product) => (
              <ProductCard key={product.urlKey} product={product} shape="square" />
            ))}
          </div>
        </section>
      ) : null}
    </>
  )
}

/** Four album corners, one of them loose. */
function EmptyAlbumPage() {
  return (
    <svg
      viewBox="0 0 420 380"
      fill="none"
      role="img"
      aria-label="An empty album page with four photo corners"
      className="w-full max-w-[420px] justify-self-center"
    >
      <rect x="40" y="30" width="340" height="320" className="fill-sunk" transform="rotate(-2 210 190)" />
      <g transform="rotate(-2 210 190)" className="fill-brand">
        <rect x="104" y="100" width="212" height="180" className="fill-paper" opacity=".55" />
        <path d="M96 92h44L96 136z" />
        <path d="M324 92h-44l44 44z" />
        <path d="M96 288h44l-44-44z" />
        <path d="M324 288h-44l44-44z" transform="rotate(14 324 288) translate(10 12)" />
      </g>
      <path d="M132 322h130" className="stroke-line-firm" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  )
}
