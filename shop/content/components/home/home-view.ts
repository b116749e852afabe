/** The home page as it is drawn: computed on the server, so that the browser gets words and no code for them. */

import { dayInSydney } from '#packages/calendar/business-days.ts'
import { monthAndYear } from '#packages/calendar/day-words.ts'
import { instantOf } from '#packages/calendar/utc-timestamp.ts'
import { formatMoney, fromDollars } from '#packages/money/money.ts'
import { largestSharpSize } from '#packages/product/largest-size.ts'
import { priceOf } from '#packages/product/price.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { firstChoice } from '#packages/product/sku.ts'
import { cardProduct } from '../../../catalogue/components/card-product.ts'
import { recordOfPrint } from '../../../catalogue/rules/print-record.ts'
import type { HomePageQuery } from '../../../generated/client/graphql.ts'
import { offerInWords } from '../../../marketing/rules/header-offer-words.ts'
import { configured, configuredCents } from '../../../request/configuration.ts'
import { paths } from '../../../routing/paths.ts'
import { filled } from '../../rules/home-record.ts'
import { landscapeSku } from '../../rules/landscape-sku.ts'
import { saleInWords } from '../../rules/sale-in-words.ts'

export type HomeView = ReturnType<typeof homeView>
export type SectionView = NonNullable<ReturnType<typeof sectionView>>

type Page = HomePageQuery['homePage']

/** A photo of a phone's usual 12 megapixel camera. */
const PHONE_PHOTO = { widthPx: 4032, heightPx: 3024 }
/** With fewer orders a ranking means nothing. */
const ENOUGH_ORDERED = 3
/** One large and four beside it. */
const FEATURED = 5

/** @param answer of the page's one operation */
export function homeView(answer: HomePageQuery, now: Date) {
  const { homePage, configvalues } = answer
  const { product } = homePage
  const record = product?.print_record ? recordOfPrint(product.print_record) : undefined
  const freeShippingCents = configuredCents(configvalues, 'free_shipping_price')
  const words = {
    FREESHIPPING: freeShippingCents === undefined ? undefined : formatMoney(freeShippingCents),
    SIZES: record && String(record.sizes.length),
    LARGEST: record && largestSharpSize(record, PHONE_PHOTO)?.label,
  }
  const inWords = (text: string) => filled(text, words)
  const sale = saleInWords(
    offerInWords(answer.headeroffer?.items?.[0], {
      freeShipping: words.FREESHIPPING,
      contactEmail: configured(configvalues, 'contact_email'),
    }),
  )
  return {
    metaTitle: homePage.meta_title,
    metaDescription: homePage.meta_description,
    hero: homePage.hero,
    tag: tagOf(homePage, record),
    facts: homePage.facts.flatMap(({ icon, text }) => {
      const whole = inWords(text)
      return whole === undefined ? [] : [{ icon, text: whole }]
    }),
    shown:
      record && product?.url_key ? { path: paths.product({ urlKey: product.url_key }), record } : undefined,
    sections: homePage.sections.flatMap(
      (section) => sectionView(section, { answer, sale, inWords, isPrinted: record !== undefined }) ?? [],
    ),
    now: now.getTime(),
  }
}

interface Around {
  answer: HomePageQuery
  sale: ReturnType<typeof saleInWords>
  inWords: (text: string) => string | undefined
  isPrinted: boolean
}

/** Undefined for a section without content. */
function sectionView(section: Page['sections'][number], { answer, sale, inWords, isPrinted }: Around) {
  switch (section.__typename) {
    case 'HomeSale':
      return sale ? { kind: 'sale' as const, ...section, sale } : undefined
    case 'HomeProducts':
      return productsView(section, answer)
    case 'HomeTrueSize': {
      const heading = inWords(section.heading)
      return isPrinted && heading !== undefined
        ? { ...section, kind: 'true-size' as const, heading }
        : undefined
    }
    case 'HomeSteps':
      return { kind: 'steps' as const, ...section }
    case 'HomeReviews':
      return { kind: 'reviews' as const, ...section, reviews: answer.recentReviews.map(reviewView) }
    case 'HomeSample': {
      const { product, ...rest } = section
      if (!product?.url_key) return undefined
      const price = formatMoney(fromDollars(product.price_range.minimum_price.final_price.value ?? 0))
      return { kind: 'sample' as const, ...rest, price, path: paths.product({ urlKey: product.url_key }) }
    }
    case 'HomeQuality':
      return { kind: 'quality' as const, ...section }
    case 'HomeGallery':
      return { kind: 'gallery' as const, ...section }
    case 'HomeQuestions': {
      const questions = section.questions.flatMap(({ question, answer: text }) => {
        const whole = inWords(text)
        return whole === undefined ? [] : [{ question, answer: whole }]
      })
      return { kind: 'questions' as const, heading: section.heading, questions }
    }
  }
}

/** What was ordered most comes first; while there are too few orders, the heading does not claim it. */
function productsView(
  section: Extract<Page['sections'][number], { __typename?: 'HomeProducts' }>,
  { mostOrderedProducts }: HomePageQuery,
) {
  const { source, heading, heading_until: until, link } = section
  const look = section.look === 'feature' ? ('feature' as const) : ('row' as const)
  const given = section.products.flatMap(cardProduct)
  const ordered = source === 'ordered' ? mostOrderedProducts.flatMap(cardProduct) : []
  if (ordered.length < ENOUGH_ORDERED) {
    return {
      kind: 'products' as const,
      heading: source === 'ordered' ? (until ?? heading) : heading,
      look,
      link,
      products: given,
    }
  }
  const others = given.filter(({ urlKey }) => !ordered.some((one) => one.urlKey === urlKey))
  return {
    kind: 'products' as const,
    heading,
    look,
    link,
    products: [...ordered, ...others].slice(0, FEATURED),
  }
}

function reviewView(review: HomePageQuery['recentReviews'][number]) {
  const { text, nickname, average_rating: percent, created_at: createdAt, product } = review
  return {
    text,
    nickname,
    percent,
    month: monthAndYear(dayInSydney(instantOf(createdAt))),
    product:
      product.name && product.url_key
        ? { name: product.name, path: paths.product({ urlKey: product.url_key }) }
        : undefined,
  }
}

/** What hangs in the hero's picture, if the catalogue still sells it. */
function tagOf({ hero: { tag }, product }: Page, record: ProductRecord | undefined) {
  if (!tag || !product?.url_key) return undefined
  const path = paths.product({ urlKey: product.url_key })
  if (!tag.size) {
    const cents = fromDollars(product.price_range.minimum_price.final_price.value ?? 0)
    return { words: tag.words, price: formatMoney(cents), path }
  }
  if (!record?.sizes.some((size) => size.code === tag.size)) return undefined
  const choice = { ...firstChoice(record, tag.size), orientation: 'L' as const }
  const price = formatMoney(priceOf(record, choice).unitCents)
  return { words: tag.words, price, path: `${path}?sku=${landscapeSku(record, tag.size)}` }
}
