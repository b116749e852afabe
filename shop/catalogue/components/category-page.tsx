import type { ReactNode } from 'react'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { hydrateLazily } from '#ui/lazy-hydration.tsx'
import type { CategoryPageFragment } from '../../generated/client/graphql.ts'
import { paths } from '../../routing/paths.ts'
import { type CardProduct, cardProduct } from './card-product.ts'

const ProductGrid = hydrateLazily(() => import('./product-grid.tsx').then((module) => module.ProductGrid))

export interface CategoryView {
  name: string
  urlPath: string
  canonicalUrl: string | undefined
  /** From the department down. */
  above: readonly { name: string; urlPath: string }[]
  about: string
  metaTitle: string
  metaDescription: string
  products: readonly CardProduct[]
}

export function categoryView(category: Omit<CategoryPageFragment, 'offer_page'>): CategoryView {
  const name = category.name ?? ''
  return {
    name,
    urlPath: category.url_path ?? '',
    canonicalUrl: category.canonical_url ?? undefined,
    above: (category.breadcrumbs ?? []).flatMap((one) =>
      one?.category_name && one.category_url_path
        ? [{ name: one.category_name, urlPath: one.category_url_path }]
        : [],
    ),
    about: category.description ?? '',
    metaTitle: category.meta_title ?? name,
    metaDescription: category.meta_description ?? category.description ?? '',
    products: (category.products?.items ?? []).flatMap(cardProduct),
  }
}

/** A department: what it is, what is offered there, and its products. */
export function CategoryPage({ category, offer }: { category: CategoryView; offer?: ReactNode }) {
  return (
    <div className="pb-section">
      <div className="container-page">
        <Breadcrumb
          steps={[
            { label: 'Home', to: paths.home() },
            ...category.above.map((one) => ({ label: one.name, to: paths.category(one) })),
          ]}
          current={category.name}
        />
        <div className="grid gap-4 pt-6 pb-9 lg:grid-cols-[1fr_1fr] lg:items-end lg:pt-8 lg:pb-14">
          <h1 className="display text-h1">{category.name}</h1>
          <p className="max-w-[46ch] text-lead text-ink-2 lg:justify-self-end">{category.about}</p>
        </div>
      </div>
      {offer ? <div className="pb-9 lg:pb-14">{offer}</div> : null}
      <ProductGrid products={category.products} />
    </div>
  )
}
