import type { ReactElement } from 'react'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { paths } from '../../routing/paths.ts'
import type { ProductFacts } from './product-view.ts'

/** The way down to a product: home, its department, and its category when it has one. */
export function ProductBreadcrumb({ product: { name, way } }: { product: ProductFacts }) {
  return (
    <Breadcrumb
      steps={[
        { label: 'Home', to: paths.home() },
        ...way.map((one) => ({ label: one.name, to: paths.category(one) })),
      ]}
      current={name}
    />
  )
}

interface ProductHeadingProps {
  product: ProductFacts
  /** Above the name. */
  children?: ReactElement
}

/** A product's name and its story. */
export function ProductHeading({ product: { name, storyHtml }, children }: ProductHeadingProps) {
  return (
    <div>
      {children}
      <h1 className="display text-[clamp(2.125rem,1.6rem+1.8vw,3.125rem)] leading-tight">{name}</h1>
      <div
        className="mt-3 grid max-w-[52ch] gap-2 text-ink-2"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by staff and cleaned on the server
        dangerouslySetInnerHTML={{ __html: storyHtml }}
      />
    </div>
  )
}
