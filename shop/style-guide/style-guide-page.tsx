import { useRef } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type Brand, brands } from '../brands/brand.ts'
import { cardProduct } from '../catalogue/components/card-product.ts'
import { HomePageDocument } from '../generated/client/graphql.ts'
import { apiOf } from '../request/api.ts'
import { requestFactsOf } from '../request/request.ts'
import { Primitives } from './primitives.tsx'
import { TokenSheet } from './token-sheet.tsx'

/** Only while developing; see routes.ts. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { homePage } = await apiOf(context).send(HomePageDocument, {})
  const products = homePage.sections.flatMap((section) =>
    section.__typename === 'HomeProducts' ? section.products : [],
  )
  const cards = products.flatMap(cardProduct)
  return {
    card: cards.find(({ fromCents, regularCents }) => fromCents < regularCents) ?? cards[0],
    now: requestFactsOf(context).now.getTime(),
  }
}

export function meta() {
  return [{ title: 'Style guide' }, { name: 'robots', content: 'NOINDEX,NOFOLLOW' }]
}

/** Every token and every primitive, in the three brands beside each other. */
export default function StyleGuidePage() {
  const { now, card } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="grid lg:grid-cols-3">
      <h1 className="sr-only">Style guide</h1>
      {Object.values(brands).map((brand) => (
        <BrandColumn key={brand.code} brand={brand}>
          {(box) => (
            <>
              <TokenSheet box={box} />
              <Primitives now={now} card={card} />
            </>
          )}
        </BrandColumn>
      ))}
    </main>
  )
}

interface BrandColumnProps {
  brand: Brand
  children: (box: React.RefObject<HTMLElement | null>) => React.ReactNode
}

function BrandColumn({ brand, children }: BrandColumnProps) {
  const box = useRef<HTMLElement>(null)
  return (
    <section
      ref={box}
      data-brand={brand.code}
      aria-label={brand.name}
      className="min-w-0 bg-paper p-6 font-ui text-ink"
    >
      <h2 className="display mb-6 text-h2">{brand.name}</h2>
      {children(box)}
    </section>
  )
}
