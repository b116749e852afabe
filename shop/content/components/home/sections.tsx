import { classNames } from '#ui/class-names.ts'
import { Questions } from '#ui/questions.tsx'
import { landscapeSku } from '../../rules/landscape-sku.ts'
import { GalleryBlock } from './gallery-block.tsx'
import type { HomeView, SectionView } from './home-view.ts'
import { HowItWorks } from './how-it-works.tsx'
import { ProductsBlock } from './products-block.tsx'
import { QualityBlock } from './quality-block.tsx'
import { ReviewsBlock } from './reviews-block.tsx'
import { SaleBlock } from './sale-block.tsx'
import { SampleBlock } from './sample-block.tsx'
import { TrueSizeBand } from './true-size-band.tsx'

/** B-02 to B-09: what the home page's record says below the hero, in its order. */
export function Sections({ home }: { home: HomeView }) {
  return home.sections.map((section, index) => (
    <div
      key={keyOf(section)}
      className={classNames('drawn-near', isOnPaper(section) && spaceOf(home.sections[index - 1]))}
    >
      <Section section={section} home={home} />
    </div>
  ))
}

const COLOURED: readonly SectionView['kind'][] = ['sale', 'true-size', 'reviews', 'questions']

const isOnPaper = (section: SectionView) => !COLOURED.includes(section.kind)

/** The space between two sections is there once; a coloured one ends where its colour does. */
const spaceOf = (before: SectionView | undefined) =>
  before && isOnPaper(before) ? 'pb-section' : 'py-section'

const keyOf = (section: SectionView) =>
  section.kind === 'products' ? `products ${section.heading}` : section.kind

function Section({ section, home: { shown, now } }: { section: SectionView; home: HomeView }) {
  switch (section.kind) {
    case 'sale':
      return <SaleBlock {...section} now={now} />
    case 'products':
      return <ProductsBlock {...section} />
    case 'true-size':
      return shown ? (
        <TrueSizeBand
          {...section}
          record={shown.record}
          productPath={shown.path}
          skuOf={(size) => landscapeSku(shown.record, size)}
        />
      ) : null
    case 'steps':
      return <HowItWorks {...section} />
    case 'reviews':
      return <ReviewsBlock {...section} headingUntil={section.heading_until} textUntil={section.text_until} />
    case 'sample':
      return <SampleBlock {...section} />
    case 'quality':
      return <QualityBlock {...section} picture={section.pictured} record={shown?.record} />
    case 'gallery':
      return <GalleryBlock {...section} />
    case 'questions':
      return (
        <section id="questions" className="bg-sunk">
          <div className="container-page grid gap-x-24 gap-y-8 py-section lg:grid-cols-[1fr_2fr]">
            <h2 className="display text-h2">{section.heading}</h2>
            <Questions items={section.questions} />
          </div>
        </section>
      )
  }
}
