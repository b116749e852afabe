import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatMoney } from '#packages/money/money.ts'
import { type Choice, formatSku } from '#packages/product/sku.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { hydrateLazily } from '#ui/lazy-hydration.tsx'
import { comeBackHere } from '../../request/use-return-path.ts'
import { paths } from '../../routing/paths.ts'
import { chosenIn } from '../rules/chosen.ts'
import { BuyForm } from './buy-form.tsx'
import type { ProductView } from './product-view.ts'

const ProductGallery = hydrateLazily(() =>
  import('./product-gallery.tsx').then((module) => module.ProductGallery),
)
const ProductDetails = hydrateLazily(() =>
  import('./product-details.tsx').then((module) => module.ProductDetails),
)

const Marks = hydrateLazily(() => import('./marks.tsx').then((module) => module.Marks))

interface ProductPageProps {
  product: ProductView
  arrival: string
  freeShippingCents: number | undefined
}

/** A product with every option. What is chosen is written into the address, which opens the page the same way. */
export function ProductPage({ product, arrival, freeShippingCents }: ProductPageProps) {
  const [search] = useSearchParams()
  const { name, record, category } = product
  const [choice, setChoice] = useState(() => chosenIn(record, search))
  // What shows the choice follows it: the price answers at once, also before the pictures are hydrated.
  const shown = useDeferredValue(choice)
  function choose(next: Choice) {
    setChoice(next)
    // Not a navigation, which would draw the whole page anew before the choice shows: a reload, a copied address and Back
    // find it.
    history.replaceState(history.state, '', `?sku=${formatSku(record, next)}`)
    comeBackHere()
  }
  const free = freeShippingCents === undefined ? '' : `. Free over ${formatMoney(freeShippingCents)}.`
  return (
    <>
      <div className="container-page pb-section">
        <Breadcrumb
          steps={[
            { label: 'Home', to: paths.home() },
            ...(category ? [{ label: category.name, to: paths.category(category) }] : []),
          ]}
          current={name}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 lg:grid-cols-[minmax(0,1.4fr)_minmax(23.75rem,1fr)] lg:gap-18">
          <ProductGallery product={product} choice={shown} />
          <div className="grid gap-6">
            <div>
              <Marks marks={product.marks} className="mb-3" />
              <h1 className="display text-[clamp(2.125rem,1.6rem+1.8vw,3.125rem)] leading-tight">{name}</h1>
              <div
                className="mt-3 grid max-w-[52ch] gap-2 text-ink-2"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: written by staff and cleaned on the server
                dangerouslySetInnerHTML={{ __html: product.storyHtml }}
              />
            </div>
            <BuyForm
              delivery={`Standard delivery, if you order today${free}`}
              {...{ record, choice, choose, arrival }}
              inStock={product.inStock}
            />
          </div>
        </div>
      </div>
      <ProductDetails product={product} choice={shown} />
    </>
  )
}
