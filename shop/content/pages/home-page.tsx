import { Eye, HardDriveUpload, Ruler, Truck } from 'lucide-react'
import { data, Link } from 'react-router'
import { formatMoney } from '#packages/money/money.ts'
import { Questions } from '#ui/questions.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { apiOf } from '../../api.ts'
import { cardProduct, ProductCard } from '../../catalogue/components/product-card.tsx'
import { priceOf } from '../../catalogue/rules/price.ts'
import { recordOfPrint } from '../../catalogue/rules/print-record.ts'
import type { ProductRecord } from '../../catalogue/rules/record.ts'
import { firstChoice, formatSku, isSquare } from '../../catalogue/rules/sku.ts'
import { PUBLIC_PAGE } from '../../frame/caching.ts'
import { configuredCents } from '../../frame/configuration.ts'
import { pageMeta, publicUrlOf } from '../../frame/page-meta.ts'
import { needed } from '../../frame/problem.ts'
import { HomePageDocument } from '../../generated/client/graphql.ts'
import { paths } from '../../paths.ts'
import { HomeHero } from '../components/home-hero.tsx'
import { HowItWorks } from '../components/how-it-works.tsx'
import { QualityBlock } from '../components/quality-block.tsx'
import { TrueSizeBand } from '../components/true-size-band.tsx'
import type { Route } from './+types/home-page.ts'
import { homeQuestions } from './home-questions.ts'
import { organisationData, siteData } from './structured-data.ts'

/** The canvas over the sofa in the rendered rooms. */
const SHOWN_SIZE = '60X90'

export async function loader({ context }: Route.LoaderArgs) {
  const answer = await needed(apiOf(context).send(HomePageDocument, {}))
  const custom = answer.products?.items?.[0]
  return data(
    {
      canvases: answer.categories?.items?.[0]?.products?.items ?? [],
      custom:
        custom?.print_record && custom.url_key
          ? { urlKey: custom.url_key, print: custom.print_record }
          : undefined,
      freeShippingCents: configuredCents(answer.configvalues, 'free_shipping_price'),
    },
    { headers: PUBLIC_PAGE },
  )
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  const host = publicUrlOf(matches)
  return pageMeta(matches, {
    title: 'Canvas prints, made from your own photos | Keepsake',
    description:
      'Design a canvas print from your own photo, see it on the wall at its true size, and have it sent anywhere in Australia.',
    robots: 'INDEX,FOLLOW',
    path: paths.home(),
    structured: [organisationData(host), siteData(host)],
  })
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { canvases, custom, freeShippingCents } = loaderData
  const record = custom && recordOfPrint(custom.print)
  const productPath = paths.page(custom?.urlKey ?? 'canvas-prints')
  return (
    <>
      <HomeHero shown={record && shownCanvas(record, productPath)} />
      <Facts freeShippingCents={freeShippingCents} />
      <section className="container-page py-section">
        <SectionHeading
          action={
            <Link
              to={paths.page('canvas-prints')}
              className="link inline-flex min-h-11 items-center font-medium whitespace-nowrap"
            >
              All canvas prints
            </Link>
          }
        >
          Start with a shape
        </SectionHeading>
        <div className="rail lg:grid lg:grid-cols-4 lg:gap-gap">
          {canvases.flatMap(cardProduct).map((product) => (
            <ProductCard key={product.urlKey} product={product} />
          ))}
        </div>
      </section>
      {record ? (
        <TrueSizeBand record={record} productPath={productPath} skuOf={(size) => lyingSku(record, size)} />
      ) : null}
      <HowItWorks />
      {record ? <QualityBlock record={record} /> : null}
      <section id="questions" className="bg-sunk">
        <div className="container-page grid gap-x-24 gap-y-8 py-section lg:grid-cols-[1fr_2fr]">
          <h2 className="display text-h2">Questions people ask</h2>
          <Questions items={homeQuestions(record, freeShippingCents)} />
        </div>
      </section>
    </>
  )
}

function Facts({ freeShippingCents }: { freeShippingCents: number | undefined }) {
  const facts = [
    {
      icon: Truck,
      text:
        freeShippingCents === undefined
          ? 'Sent anywhere in Australia'
          : `Free standard shipping over ${formatMoney(freeShippingCents)}`,
    },
    { icon: Ruler, text: 'Every canvas shown at its true size' },
    { icon: Eye, text: 'We tell you if a photo is too small' },
    { icon: HardDriveUpload, text: 'Your design is saved as you go' },
  ]
  return (
    <div className="container-page">
      <ul className="grid gap-x-8 gap-y-3.5 border-b border-line py-5.5 text-meta text-ink-2 lg:grid-cols-[repeat(4,auto)] lg:justify-between">
        {facts.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-2.5">
            <Icon size={20} strokeWidth={1.5} className="shrink-0 text-brand" aria-hidden />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The canvas in the hero's picture, if the catalogue still sells that size. */
function shownCanvas(record: ProductRecord, productPath: string) {
  if (!record.sizes.some((size) => size.code === SHOWN_SIZE)) return undefined
  const sku = lyingSku(record, SHOWN_SIZE)
  const choice = { ...firstChoice(record, SHOWN_SIZE), orientation: 'L' as const }
  return {
    words: '90 × 60 cm canvas',
    price: formatMoney(priceOf(record, choice).unitCents),
    path: `${productPath}?sku=${sku}`,
    sku,
  }
}

function lyingSku(record: ProductRecord, sizeCode: string): string {
  const choice = firstChoice(record, sizeCode)
  const size = record.sizes.find((one) => one.code === sizeCode)
  return formatSku(record, size && isSquare(size) ? choice : { ...choice, orientation: 'L' })
}
