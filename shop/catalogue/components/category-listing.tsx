import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { classNames } from '#ui/class-names.ts'
import type { Elements } from '#ui/elements.ts'
import { PressWaits } from '../../hydration/press-waits.tsx'
import { paths } from '../../routing/paths.ts'
import { samplePicture } from '../../scenes/components/sample-picture.ts'
import { PhotoDrop } from '../../try-photo/components/photo-drop.tsx'
import type { CardProduct } from './card-product.ts'
import { ChosenFilters, ListingFilters } from './listing-filters.tsx'
import { ListingProducts } from './listing-products.tsx'
import type { ListingLink, ListingView } from './listing-view.ts'

interface CategoryListingProps {
  name: string
  within: readonly (ListingLink & { count: number })[]
  listing: ListingView
  offer?: Elements
}

/** The products of a category, and what narrows, sorts and pages them; a shopper's own photo on them if they like. */
export function CategoryListing({ name, within, listing, offer }: CategoryListingProps) {
  const { products, total, groups, chosen } = listing
  if (total === 0) return <Nothing {...{ name, listing }} />
  const isNarrowable = groups.length + chosen.length + within.length > 0
  return (
    <div
      className={classNames(
        'container-page grid gap-x-gap gap-y-4 lg:gap-y-6',
        isNarrowable && 'lg:grid-cols-[15rem_1fr]',
      )}
    >
      {total > 1 || chosen.length > 0 ? <ListingFilters {...{ listing, within }} /> : <span />}
      <ListingProducts
        listing={listing}
        label="Products"
        columns={isNarrowable ? 3 : 4}
        between={
          products.some(showsPhotos) || offer ? (
            <>
              {products.some(showsPhotos) ? (
                <>
                  <PressWaits />
                  <PhotoDrop isEverywhere={products.every(showsPhotos)} />
                </>
              ) : null}
              {offer}
            </>
          ) : undefined
        }
      />
    </div>
  )
}

/** Why there is nothing here, and the ways on. */
function Nothing({ name, listing: { chosen, everything } }: { name: string; listing: ListingView }) {
  return (
    <div className="container-page grid justify-items-start gap-5">
      <p role="status" className="max-w-[46ch] text-lead text-ink-2">
        {chosen.length === 0
          ? 'There is nothing here at the moment. Everything else is open.'
          : 'Nothing here is all of this together. Take one away.'}
      </p>
      <ChosenFilters {...{ chosen, everything }} />
      {chosen.length === 0 ? (
        <Link to={paths.home()} className={buttonClass()}>
          See what we make
        </Link>
      ) : (
        <Link to={everything} className={buttonClass()}>
          {`Show all of ${name}`}
        </Link>
      )}
    </div>
  )
}

const showsPhotos = ({ picture }: CardProduct) =>
  picture !== undefined && samplePicture(picture) !== undefined
