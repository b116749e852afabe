import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Choice, formatSku } from '#packages/product/sku.ts'
import { hydrateLazily } from '#ui/lazy-hydration.tsx'
import { chosenIn } from '../rules/chosen.ts'
import { BuyForm } from './buy-form.tsx'
import type { DeliveryPromiseProps } from './delivery-promise.tsx'
import { ProductBreadcrumb, ProductHeading } from './product-heading.tsx'
import type { ProductView } from './product-view.ts'
import type { OfferedDesign } from './start-from-design.tsx'

const ProductGallery = hydrateLazily(() =>
  import('./product-gallery.tsx').then((module) => module.ProductGallery),
)
const ProductDetails = hydrateLazily(() =>
  import('./product-details.tsx').then((module) => module.ProductDetails),
)

const StartFromDesign = hydrateLazily(() =>
  import('./start-from-design.tsx').then((module) => module.StartFromDesign),
)

const BuyNotes = hydrateLazily(() => import('./buy-notes.tsx').then((module) => module.BuyNotes))
const Marks = hydrateLazily(() => import('./marks.tsx').then((module) => module.Marks))

/** Waited for by nobody, and so not among what the page loads first. */
const rememberAddress = async () => (await import('../../request/use-return-path.ts')).comeBackHere()

interface ProductPageProps extends DeliveryPromiseProps {
  product: ProductView
  /** Ready-made designs to start from. */
  designs: readonly OfferedDesign[]
}

/** A product with every option. What is chosen is written into the address, which opens the page the same way. */
export function ProductPage({ product, designs, ...promise }: ProductPageProps) {
  const [search] = useSearchParams()
  const { record } = product
  const [choice, setChoice] = useState(() => chosenIn(record, search))
  // What shows the choice follows it: the price answers at once, also before the pictures are hydrated.
  const shown = useDeferredValue(choice)
  function choose(next: Choice) {
    setChoice(next)
    // Not a navigation, which would draw the whole page anew before the choice shows: a reload, a copied address and Back
    // find it.
    history.replaceState(history.state, '', `?sku=${formatSku(record, next)}`)
    void rememberAddress().catch(() => undefined)
  }
  return (
    <>
      <div className="container-page pb-section">
        <ProductBreadcrumb product={product} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 lg:grid-cols-[minmax(0,1.4fr)_minmax(23.75rem,1fr)] lg:gap-18">
          <ProductGallery product={product} choice={shown} />
          <div className="grid gap-6">
            <ProductHeading product={product}>
              <Marks marks={product.marks} className="mb-3" />
            </ProductHeading>
            <BuyForm {...{ product, choice, choose }} />
            <BuyNotes {...promise} record={record} choice={shown} product={product} />
          </div>
        </div>
      </div>
      {designs.length > 0 ? (
        <StartFromDesign
          designs={designs}
          product={product.sku}
          toolPath={record.toolPath}
          piece={record.words.piece}
        />
      ) : null}
      <ProductDetails product={product} choice={shown} />
    </>
  )
}
