/** I-14, CA-105, CA-108: what the screen of saved designs shows, and what its forms do. */
import { describe, expect, it } from 'vitest'
import { aDesign as aDocument, aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { aCustomer } from '../../customers/testing.ts'
import type { Api } from '../../request/api.ts'
import { apiOfVisit } from '../../testing/api-of.ts'
import { openTestShop } from '../../testing/shop.ts'
import { INTENTS, KEPT_FIELD, TARGET_FIELD } from '../components/act-answer.ts'
import { actOn } from './account-acts.ts'
import { loadScreen } from './account-loads.ts'

const shop = await openTestShop()
const SKU = 'CANVAS-20X20-S-D19-WHITE-MATTE'

async function aDesign(title?: string): Promise<string> {
  const edge = { kind: 'colour', colour: '#ffffff' } as const
  const face = { widthMm: 200, heightMm: 200, bleedMm: 24, edge, elements: [aText({ text: 'Ours' })] }
  const { createDesign } = await shop.ask(
    'mutation ($input: CreateDesignInput!) { createDesign(input: $input) { ... on Design { key } } }',
    { input: { sku: SKU, title, document: JSON.stringify(aDocument(aSurface(face))) } },
  )
  return createDesign.key
}

async function aCustomerWith(...keys: string[]) {
  const { token } = await aCustomer(shop)
  const api = apiOfVisit(shop, { token })
  for (const key of keys) {
    await act(api, INTENTS.keepDesigns, '', { [KEPT_FIELD]: key })
    shop.clock.advance(1_000)
  }
  return { token, api }
}

async function screen(api: Api, query = '', portfolio?: string) {
  const asked = { api, words: [], search: new URLSearchParams(query), portfolio, now: shop.clock.now() }
  const found = await loadScreen('my-saved-design', asked)
  if (found?.name !== 'my-saved-design') throw new Error('Expected the saved designs')
  return found.shown
}
async function own(api: Api, query = '', portfolio?: string) {
  const shown = await screen(api, query, portfolio)
  if (shown.kind !== 'own') throw new Error(`Expected one's own designs but found ${shown.kind}`)
  return shown
}

function act(api: Api, intent: string, target: string, fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent, [TARGET_FIELD]: target, ...fields })) {
    form.append(name, value)
  }
  return actOn(api, form, shop.publicUrl)
}
const wayOf = (answer: Awaited<ReturnType<typeof act>>) =>
  answer instanceof Response ? answer.headers.get('location') : answer

describe('I-14: the screen of saved designs', () => {
  it('shows each with its product, its name, its picture and the way into the tool', async () => {
    const key = await aDesign('Our lake')
    const { api } = await aCustomerWith(key)
    expect(await own(api)).toMatchObject({
      page: 1,
      of: 1,
      designs: [
        {
          title: 'Our lake',
          product_name: expect.stringMatching(/canvas/i),
          picture_url: expect.stringMatching(`^/media/designs/picture\\.webp\\?key=${key}&v=[0-9a-f]{16}$`),
          edit_link: `/uploadchoice?design=${key}`,
        },
      ],
    })
  })

  it('shows 24 on a page, and the last page for one that is not there', async () => {
    const keys = await Promise.all(Array.from({ length: 25 }, () => aDesign()))
    const { api } = await aCustomerWith(...keys)
    expect((await own(api)).designs).toHaveLength(24)
    const last = await own(api, 'page=9')
    expect(last).toMatchObject({ page: 2, of: 2 })
    expect(last.designs.map(({ key }) => key)).toEqual([keys[0]])
  })

  it('offers what this browser holds and the account does not, and takes it with one press', async () => {
    const [mine, theirs] = [await aDesign(), await aDesign()]
    const { api } = await aCustomerWith(mine)
    const { keepInPortfolio } = await shop.ask(
      'mutation ($keys: [ID!]!) { keepInPortfolio(design_keys: $keys) { token } }',
      { keys: [mine, theirs] },
    )
    expect((await own(api, '', keepInPortfolio.token)).inBrowser).toEqual([theirs])
    await act(api, INTENTS.keepDesigns, '', { [KEPT_FIELD]: theirs })
    const after = await own(api, '', keepInPortfolio.token)
    expect(after.inBrowser).toEqual([])
    expect(after.designs.map(({ key }) => key)).toEqual([theirs, mine])
  })
})

describe('I-14: a saved design', () => {
  it('is removed, which the next page says and undoes', async () => {
    const key = await aDesign()
    const { api } = await aCustomerWith(key)
    const way = wayOf(await act(api, INTENTS.removeDesign, key))
    expect(way).toBe(`/customer/account/my-saved-design?removed=${key}`)
    expect(await own(api, `removed=${key}`)).toMatchObject({ designs: [], removed: key })
    // PE-20: an old tab removes it again.
    expect(wayOf(await act(api, INTENTS.removeDesign, key))).toMatchObject({ kind: 'refused' })
    await act(api, INTENTS.keepDesigns, '', { [KEPT_FIELD]: key })
    expect(await own(api, `removed=${key}`)).toMatchObject({ designs: [{ key }], removed: undefined })
  })

  it('gets another name, in one line, and keeps what is drawn on it', async () => {
    const key = await aDesign('Before')
    const { api } = await aCustomerWith(key)
    const read = () => shop.ask('query ($key: ID!) { design(key: $key) { title document sku } }', { key })
    const { design: before } = await read()
    expect(await act(api, INTENTS.renameDesign, key, { 'design-name': '  For\n Kim ' })).toMatchObject({
      kind: 'done',
    })
    expect((await read()).design).toEqual({ ...before, title: 'For Kim' })
    const long = await act(api, INTENTS.renameDesign, key, { 'design-name': 'x'.repeat(201) })
    expect(long).toMatchObject({ kind: 'refused', problems: { 'design-name': expect.stringMatching(/200/) } })
    expect((await read()).design.title).toBe('For Kim')
    expect(await act(api, INTENTS.renameDesign, key)).toMatchObject({
      kind: 'refused',
      problems: { 'design-name': expect.any(String) },
    })
  })

  it('goes into the cart as it is, once however often that is pressed', async () => {
    const key = await aDesign()
    const { api, token } = await aCustomerWith(key)
    expect(wayOf(await act(api, INTENTS.orderDesign, key))).toBe('/checkout/cart')
    expect(await act(api, INTENTS.orderDesign, key)).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/cart/),
    })
    const { customerCart } = await shop.ask(
      '{ customerCart { total_quantity itemsV2 { items { design_revision { design_key } } } } }',
      {},
      { token },
    )
    expect(customerCart).toMatchObject({
      total_quantity: 1,
      itemsV2: { items: [{ design_revision: { design_key: key } }] },
    })
  })

  it('that is not there is said, and nothing happens', async () => {
    const { api } = await aCustomerWith()
    for (const intent of [INTENTS.orderDesign, INTENTS.renameDesign, INTENTS.removeDesign]) {
      expect(await act(api, intent, 'x'.repeat(32), { 'design-name': 'Kim' })).toMatchObject({
        kind: 'refused',
        message: 'This design is not in your list any more. Reload the page.',
      })
    }
    expect(await act(api, INTENTS.keepDesigns, '', { [KEPT_FIELD]: 'none' })).toMatchObject({
      kind: 'refused',
      message: 'We could not find this design.',
    })
  })
})

describe('H-18, SH-16: a link to saved designs', () => {
  it('shows them to a guest under keys that change nothing, and their pictures', async () => {
    const key = await aDesign('Our lake')
    const { api } = await aCustomerWith(key)
    const made = await act(api, INTENTS.shareDesigns, '')
    if (made instanceof Response) throw new Error('Expected a sentence')
    const token = /token=([\w-]+)/.exec(made.message ?? '')?.[1] ?? ''
    const shown = await screen(shop.api, `token=${token}`)
    expect(shown).toMatchObject({ kind: 'shared', designs: [{ title: 'Our lake' }] })
    expect(JSON.stringify(shown)).not.toContain(key)
  })

  it('that is wrong or too old opens the screen, which says so', async () => {
    expect(await screen(shop.api, 'token=guess')).toEqual({
      kind: 'expired',
      message: 'This link is not valid any more. Sign in to see your saved designs.',
    })
  })

  it('makes nobody the customer: its holder removes nothing', async () => {
    const key = await aDesign()
    const { api } = await aCustomerWith(key)
    expect(wayOf(await act(shop.api, INTENTS.removeDesign, key))).toMatch(/^\/customer\/login/)
    expect((await own(api)).designs).toHaveLength(1)
  })
})
