import { Breadcrumb } from '#ui/breadcrumb.tsx'
import type { Elements } from '#ui/elements.ts'
import { hydrateLazily } from '#ui/lazy-hydration.tsx'
import { paths } from '../../routing/paths.ts'
import type { CategoryFacts } from './category-view.ts'
import type { ListingView } from './listing-view.ts'

/** Its links and its form work as plain HTML; the code only prevents page loads. */
const CategoryListing = hydrateLazily(() =>
  import('./category-listing.tsx').then((module) => module.CategoryListing),
)

/** Nothing but a picture: what the server has drawn stays as it is. */
const CategoryBanner = hydrateLazily(() =>
  import('./category-banner.tsx').then((module) => module.CategoryBanner),
)

interface CategoryPageProps {
  category: CategoryFacts
  listing: ListingView
  /** Stands among the products, so that a phone shows some of them first. */
  offer?: Elements
}

/** F-01: a category, what it is, and its products. */
export function CategoryPage({ category, listing, offer }: CategoryPageProps) {
  const { name, above, aboutHtml, picture, within } = category
  return (
    <div className="pb-section">
      <div className="container-page">
        <Breadcrumb
          steps={[
            { label: 'Home', to: paths.home() },
            ...above.map((one) => ({ label: one.name, to: paths.category(one) })),
          ]}
          current={name}
        />
        <div className="grid grid-cols-[1fr_auto] items-end gap-x-5 gap-y-3 pt-4 pb-5 lg:grid-cols-[1fr_1fr] lg:gap-gap lg:pt-8 lg:pb-12">
          <div className="min-w-0">
            <h1 className="display text-h1 wrap-anywhere">{name}</h1>
            <div
              className="mt-2 max-w-[46ch] text-ink-2 lg:mt-4 lg:text-lead"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned against an allow-list when it was written
              dangerouslySetInnerHTML={{ __html: aboutHtml }}
            />
          </div>
          {picture === undefined ? null : <CategoryBanner picture={picture} />}
        </div>
      </div>
      <CategoryListing {...{ name, within, listing, offer }} />
    </div>
  )
}
