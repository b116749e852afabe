import { isOversize } from '#packages/product/parcel.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { type Choice, formatSku } from '#packages/product/sku.ts'
import { firstSurfaceOf } from '#packages/product/surfaces.ts'
import { Picture } from '#ui/picture.tsx'
import { Questions } from '#ui/questions.tsx'
import { usePhotoKinds } from '../../request/photo-kinds.ts'
import { drawingPaths } from '../../routing/drawing-paths.ts'
import { pictureFiles } from '../../scenes/components/picture-files.ts'
import { useChosenPhoto } from '../../try-photo/components/photo/chosen-photo.ts'
import { Care } from './care.tsx'
import { CornerView } from './corner-view.tsx'
import { OtherProducts } from './other-products.tsx'
import { PhotoSizes } from './photo-sizes.tsx'
import type { ProductView } from './product-view.ts'
import { RecentlyViewed } from './recently-viewed.tsx'

/** Below the choosing: what it is made of, how large a photo can go, questions, and other products. */
export function ProductDetails({ product, choice }: { product: ProductView; choice: Choice }) {
  const { record, category } = product
  const surface = firstSurfaceOf(record, choice)
  const isFolded = surface.body === 'folded'
  const closeUp = product.pictures.at(-1)
  const own = useChosenPhoto()
  const { takesHeic } = usePhotoKinds()
  return (
    <>
      <section className="drawn-near bg-sunk">
        <div className="container-page grid items-center gap-x-gap gap-y-9 py-section lg:grid-cols-12">
          <div className="lg:col-span-4">
            <h2 className="display text-h2">{record.words.materialHeading}</h2>
            <ul className="mt-7 text-meta">
              {product.specifications.map((line) => (
                <li key={line} className="border-t border-line-firm/40 py-3">
                  {line}
                </li>
              ))}
            </ul>
            {record.hangs && surface.depthMm > 0 ? (
              <a
                href={drawingPaths.hangingTemplate(formatSku(record, choice))}
                target="_blank"
                rel="noopener"
                className="link mt-3 inline-flex min-h-11 items-center font-medium"
              >
                Hanging template for this size, PDF
              </a>
            ) : null}
          </div>
          {isFolded ? (
            <CornerView
              depthMm={surface.depthMm}
              edge={surface.edge}
              face={surface}
              photo={own ?? 'lake'}
              label={`${own ? 'Your photo: it' : 'The photo'} and the folded edge of ${record.words.aPiece} ${surface.depthMm} mm deep`}
              className="w-full rounded-picture bg-paper lg:col-span-7 lg:col-start-6"
            />
          ) : closeUp ? (
            <Picture
              files={pictureFiles(closeUp.url)}
              alt={closeUp.label}
              sizes="(width < 64rem) 100vw, 760px"
              className="aspect-[4/3] w-full rounded-picture object-cover lg:col-span-7 lg:col-start-6"
            />
          ) : null}
        </div>
      </section>
      {record.words.care.length > 0 ? <Care lines={record.words.care} /> : null}
      {record.sizes.length > 1 && !record.wordsAlone ? (
        <section className="drawn-near container-page grid gap-x-24 gap-y-8 pt-section lg:grid-cols-[1fr_2fr]">
          <div>
            <h2 className="display text-h2">How large can your photo go?</h2>
            <p className="mt-4 max-w-[46ch] text-lead text-ink-2">
              We measure your own file while you design, and say so before you pay if it is soft.
            </p>
          </div>
          <PhotoSizes record={record} />
        </section>
      ) : null}
      <section
        id="questions"
        className="drawn-near container-page grid gap-x-24 gap-y-8 py-section lg:grid-cols-[1fr_2fr]"
      >
        <h2 className="display text-h2">Questions people ask</h2>
        <Questions items={questionsAbout(record, takesHeic)} />
      </section>
      <OtherProducts
        heading={category ? `More ${category.name.toLowerCase()}` : 'More like this'}
        category={category}
        products={product.siblings}
        className="drawn-near container-page pb-section"
      />
      <RecentlyViewed key={product.urlKey} urlKey={product.urlKey} className="container-page pb-section" />
    </>
  )
}

function questionsAbout(record: ProductRecord, takesHeic: boolean) {
  const oversize = record.sizes.filter((size) => isOversize(size.parcel)).map((size) => size.label)
  const ofPhotos = {
    question: 'Which photo files can I use?',
    answer: `JPEG, PNG, WebP, AVIF, TIFF, ${takesHeic ? 'GIF, BMP and the HEIC files of an iPhone' : 'GIF and BMP'}, up to 200 MB. We keep the file exactly as you sent it and print from that, not from a smaller copy.`,
  }
  return [
    ...(record.wordsAlone ? [] : [ofPhotos]),
    ...record.words.questions,
    {
      question: 'Can I stop and go on later?',
      answer:
        'Yes. Your design is saved within a second of every change. Close the page, come back on the same device, and it is as you left it.',
    },
    ...(oversize.length > 0
      ? [
          {
            question: 'How do the large sizes travel?',
            answer: `${oversize.join(' and ')} are too large for the post, so a courier brings them to a street address. They cannot go to a PO box.`,
          },
        ]
      : []),
  ]
}
