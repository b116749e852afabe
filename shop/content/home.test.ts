import { and, desc, eq } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { brands } from '../brands/brand.ts'
import { findProducts } from '../catalogue/store.ts'
import { products } from '../catalogue/tables.ts'
import { HomePageDocument, type HomePageQuery } from '../generated/client/graphql.ts'
import { orderLines } from '../orders/tables.ts'
import { approveReview } from '../reviews/commands/decide-review.ts'
import { anOrder } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { writeHome } from './commands/write-home.ts'
import { homeView } from './components/home/home-view.ts'
import { builtInHomes } from './home/built-in.ts'
import { filled, homeRecordSchema } from './rules/home-record.ts'
import { saleInWords } from './rules/sale-in-words.ts'
import { cmsPages } from './tables.ts'

const shop = await openTestShop()

const HOME = `{ homePage {
  meta_title
  hero { heading emphasis first { label to } pictures { url alt } }
  product { sku }
  sections {
    __typename
    ... on HomeProducts { source heading products { sku } }
    ... on HomeSample { product { sku price_range { minimum_price { final_price { value } } } } }
    ... on HomeSteps { steps { name } }
    ... on HomeReviews { text_until }
  }
} }`

async function home() {
  const { homePage } = await shop.ask(HOME)
  const sections: { __typename: string }[] = homePage.sections
  return { ...homePage, kinds: sections.map(({ __typename }) => __typename), sections: homePage.sections }
}

describe('the home page of a new shop', () => {
  test.each([
    ['B-02', 'HomeSale'],
    ['B-03, B-05', 'HomeProducts'],
    ['B-04', 'HomeSteps'],
    ['B-06', 'HomeReviews'],
    ['B-07', 'HomeSample'],
    ['B-08', 'HomeQuality'],
    ['B-09', 'HomeGallery'],
  ])('%s: has a section %s', async (_, kind) => {
    expect((await home()).kinds).toContain(kind)
  })

  it('B-03: names the products that came last, the last first, one of each family', async () => {
    const shown = await shop.db
      .select({ sku: products.sku, family: products.family })
      .from(products)
      .where(and(eq(products.kind, 'printed'), eq(products.inStock, true)))
      .orderBy(desc(products.id))
    const lastOfFamilies = shown.filter(
      ({ family }, place) => shown.findIndex((one) => one.family === family) === place,
    )
    const { sections } = await home()
    const newest = sections.find((one: { source?: string }) => one.source === 'newest')
    expect(newest?.products.map(({ sku }) => sku)).toEqual(lastOfFamilies.slice(0, 4).map(({ sku }) => sku))
  })

  it('B-07: sells the sample kit at the price of the catalogue', async () => {
    const { sections } = await home()
    const sample = sections.find(({ __typename }) => __typename === 'HomeSample')
    expect(sample?.product.sku).toBe('SAMPLE-KIT')
    expect(sample?.product.price_range.minimum_price.final_price.value).toBe(12.5)
  })

  it('B-06: shows no review while nobody has written one', async () => {
    expect((await shop.ask('{ recentReviews { text } }')).recentReviews).toEqual([])
  })

  it('B-05: says nothing of what is ordered most while nobody has ordered', async () => {
    expect((await shop.ask('{ mostOrderedProducts { sku } }')).mostOrderedProducts).toEqual([])
  })
})

test('B-05: what was ordered most comes first, by pieces', async () => {
  await anOrder(shop, { lines: [{ quantity: 1 }] })
  const large = await anOrder(shop, { lines: [{ quantity: 4 }] })
  const [product] = await findProducts(shop.db, { skus: ['CANVAS-LARGE'] })
  await shop.db.update(orderLines).set({ productId: product?.id }).where(eq(orderLines.orderId, large.id))
  const { mostOrderedProducts } = await shop.ask('{ mostOrderedProducts { sku } }')
  expect(mostOrderedProducts.map(({ sku }) => sku)).toEqual(['CANVAS-LARGE', 'CANVAS'])
})

test('B-05: the home page says what people make most only once three products were ordered', async () => {
  const popular = async () => {
    const answer = await shop.send(String(HomePageDocument))
    const view = homeView(answer.data as HomePageQuery, shop.clock.now())
    return view.sections.flatMap((section) =>
      section.kind === 'products' && section.look === 'feature' ? [section] : [],
    )[0]
  }
  expect(await popular()).toMatchObject({ heading: 'Five to start with' })

  const third = await anOrder(shop, { lines: [{ quantity: 9 }] })
  const [panoramic] = await findProducts(shop.db, { skus: ['CANVAS-PANORAMIC'] })
  await shop.db.update(orderLines).set({ productId: panoramic?.id }).where(eq(orderLines.orderId, third.id))
  const shown = await popular()
  expect(shown?.heading).toBe('What people make most')
  expect(shown?.products.map(({ urlKey }) => urlKey)).toEqual([
    'panoramic-canvas-print',
    'large-canvas-print',
    'custom-canvas-print',
    'custom-photo-mug',
    'custom-photo-pillow',
  ])
})

test('B-06: a review is on the home page once staff have published it, and not before', async () => {
  const { createProductReview } = await shop.ask(`mutation {
    createProductReview(input: {
      sku: "CANVAS", nickname: "R. of Ballina", summary: "Good", text: "The corners are folded well."
      ratings: [{ id: "MQ==", value_id: "NQ==" }, { id: "Mg==", value_id: "MTA=" }, { id: "Mw==", value_id: "MTU=" }]
    }) { review { text } }
  }`)
  expect(createProductReview.review.text).toBe('The corners are folded well.')
  expect((await shop.ask('{ recentReviews { text } }')).recentReviews).toEqual([])
  await approveReview(shop, 1)
  expect((await shop.ask('{ recentReviews { nickname text } }')).recentReviews).toMatchObject([
    { nickname: 'R. of Ballina', text: 'The corners are folded well.' },
  ])
})

describe('CA-114: staff write the home page without a release', () => {
  it('shows what they wrote, with its sections in their order', async () => {
    const record = {
      ...builtInHomes.canvas,
      hero: { ...builtInHomes.canvas.hero, heading: 'Every wall has' },
      sections: builtInHomes.canvas.sections
        .filter(({ kind }) => kind === 'steps' || kind === 'gallery')
        .reverse(),
    }
    expect(await writeHome(shop, record)).toBeUndefined()
    const written = await home()
    expect(written.hero.heading).toBe('Every wall has')
    expect(written.kinds).toEqual(['HomeGallery', 'HomeSteps'])
  })

  it('refuses what no page could be made of, and names it', async () => {
    const away = { ...builtInHomes.canvas.hero, first: { label: 'Away', to: '//elsewhere.example' } }
    expect(await writeHome(shop, { ...builtInHomes.canvas, hero: away })).toMatchObject({
      kind: 'refusal',
      message: expect.stringContaining('hero.first.to'),
    })
    expect((await home()).hero.heading).toBe('Every wall has')
  })

  it('comes with the built-in words when what is kept cannot be read', async () => {
    await shop.db.update(cmsPages).set({ record: null }).where(eq(cmsPages.identifier, 'home'))
    expect((await home()).hero.heading).toBe(builtInHomes.canvas.hero.heading)
  })
})

test.each(Object.values(brands))('A-09, CA-114: the built-in home page of $code can be read', ({ code }) => {
  expect(homeRecordSchema.parse(builtInHomes[code])).toEqual(builtInHomes[code])
})

describe('B-02: the sale block', () => {
  const offer = {
    text: '<b>Opening offer.</b> 60 × 90 cm from A$39.99',
    details: '<p>A &amp; B.</p><p>C</p>',
  }

  it('takes its words and its end from the offer that runs', () => {
    expect(saleInWords({ ...offer, endsAt: 5, showsTimer: true })).toEqual({
      heading: '60 × 90 cm from A$39.99',
      text: 'A & B.',
      endsAt: 5,
    })
  })

  it('is not there without an offer, or for one that has no end to count down to', () => {
    expect(saleInWords(undefined)).toBeUndefined()
    expect(saleInWords({ ...offer, endsAt: undefined, showsTimer: false })).toBeUndefined()
  })
})

test('a sentence of the home page whose word is not known is left out', () => {
  expect(filled('Free over [FREESHIPPING]', { FREESHIPPING: 'A$99.00' })).toBe('Free over A$99.00')
  expect(filled('Free over [FREESHIPPING]', { FREESHIPPING: undefined })).toBeUndefined()
})
