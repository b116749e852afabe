import { samplePicture } from '../../scenes/components/sample-picture.ts'
import { PhotoDrop } from '../../try-photo/components/photo-drop.tsx'
import type { CardProduct } from './card-product.ts'
import { ProductCard } from './product-card.tsx'

/** The products of a department, with a shopper's own photo on them if they like: links work before any of this code has come. */
export function ProductGrid({ products }: { products: readonly CardProduct[] }) {
  return (
    <div className="container-page">
      {products.some(showsPhotos) ? (
        <PhotoDrop isEverywhere={products.every(showsPhotos)} className="mb-6 lg:mb-8" />
      ) : null}
      <div className="grid grid-cols-2 gap-x-3 gap-y-9 lg:grid-cols-4 lg:gap-x-gap">
        {products.map((product, index) => (
          <ProductCard
            key={product.urlKey}
            product={product}
            heading="h2"
            first={index < 2}
            sizes="(width < 64rem) 46vw, 310px"
          />
        ))}
      </div>
    </div>
  )
}

const showsPhotos = ({ picture }: CardProduct) =>
  picture !== undefined && samplePicture(picture) !== undefined
