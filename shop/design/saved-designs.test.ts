import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aDesign as aDocument, aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { aCustomer, refusedWith } from '../customers/testing.ts'
import { aDesignRevision } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'

const shop = await openTestShop()

async function aDesign(): Promise<string> {
  await aDesignRevision(shop.db)
  const { rows } = await shop.db.execute<{ key: string }>(
    sql`select design_key as key from design_revisions order by frozen_at desc, key limit 1`,
  )
  const { rows: keys } = await shop.db.execute<{ key: string }>(
    sql`select key from designs where key not in (select design_key from design_list_entries) limit 1`,
  )
  return keys[0]?.key ?? rows[0]?.key ?? ''
}
const listed = async (visit: { token?: string }, token?: string) =>
  shop.send(
    'query ($token: String) { savedDesigns(token: $token) { key sku title saved_at kept_at edit_link } }',
    { token },
    visit,
  )
const keysIn = (answer: Awaited<ReturnType<typeof listed>>) =>
  (answer.data as { savedDesigns: { key: string }[] }).savedDesigns.map(({ key }) => key)
const keep = (key: string, token: string) =>
  shop.send(
    'mutation ($key: ID!) { saveDesignToAccount(design_key: $key) { key edit_link } }',
    { key },
    { token },
  )
const keepAsGuest = (keys: string[], token?: string, visit = {}) =>
  shop.send(
    'mutation ($keys: [ID!]!, $token: String) { saveDesignsAsGuest(design_keys: $keys, token: $token) { token url expires_at } }',
    { keys, token },
    visit,
  )
const linkOf = (answer: Awaited<ReturnType<typeof keepAsGuest>>) =>
  (answer.data as { saveDesignsAsGuest: { token: string; url: string; expires_at: string } })
    .saveDesignsAsGuest

const EXPIRED = [
  'graphql-no-such-entity',
  'This link is not valid any more. Sign in to see your saved designs.',
]

describe('I-14: a customer’s saved designs', () => {
  it('are on the customer’s own list, latest first, each once', async () => {
    const { token } = await aCustomer(shop)
    const [first, second] = [await aDesign(), '']
    expect((await keep(first, token)).data).toEqual({
      saveDesignToAccount: { key: first, edit_link: `/uploadchoice?design=${first}` },
    })
    shop.clock.advance(1_000)
    const later = second || (await aDesign())
    await keep(later, token)
    await keep(first, token)
    expect(keysIn(await listed({ token }))).toEqual([later, first])
    const other = await aCustomer(shop)
    expect(keysIn(await listed({ token: other.token }))).toEqual([])
  })

  it('leave the list without being lost', async () => {
    const { token } = await aCustomer(shop)
    const key = await aDesign()
    await keep(key, token)
    const remove = () =>
      shop.ask('mutation ($key: ID!) { removeSavedDesign(design_key: $key) }', { key }, { token })
    expect((await remove()).removeSavedDesign).toBe(true)
    expect((await remove()).removeSavedDesign).toBe(false)
    expect(keysIn(await listed({ token }))).toEqual([])
    expect((await shop.ask('query ($key: ID!) { design(key: $key) { key } }', { key })).design).toEqual({
      key,
    })
  })

  it('H-18: are closed to guests, and a design that is not there is not kept', async () => {
    expect(refusedWith(await listed({}))?.[0]).toBe('graphql-authorization')
    expect(refusedWith(await shop.send('mutation { savedDesignsLink { token } }'))?.[0]).toBe(
      'graphql-authorization',
    )
    const { token } = await aCustomer(shop)
    expect(refusedWith(await keep('nothing', token))).toEqual([
      'graphql-no-such-entity',
      'We could not find this design.',
    ])
  })
})

describe('SH-16: a link to saved designs', () => {
  it('opens the customer’s list to whoever holds it, for 30 days', async () => {
    const { token } = await aCustomer(shop)
    const key = await aDesign()
    await keep(key, token)
    const { savedDesignsLink } = await shop.ask(
      'mutation { savedDesignsLink { token url expires_at } }',
      {},
      { token },
    )
    // 256 bits of chance.
    expect(savedDesignsLink.token).toMatch(/^[\w-]{43}$/)
    expect(savedDesignsLink.url).toBe(
      `https://shop.example/customer/account/my-saved-design?token=${savedDesignsLink.token}`,
    )
    expect(keysIn(await listed({}, savedDesignsLink.token))).toHaveLength(1)
    // It signs nobody in.
    expect(
      refusedWith(await shop.send('{ customer { id } }', {}, { token: savedDesignsLink.token }))?.[0],
    ).toBe('graphql-authorization')
    shop.clock.advance(30 * 86_400_000)
    expect(refusedWith(await listed({}, savedDesignsLink.token))).toEqual(EXPIRED)
  })

  it('keeps a guest’s designs in a list of their own, which grows with its link only', async () => {
    const one = await aDesign()
    const link = linkOf(await keepAsGuest([one]))
    const other = linkOf(await keepAsGuest([one]))
    expect(other.token).not.toBe(link.token)
    await aDesignRevision(shop.db)
    const two = await aDesign()
    expect(linkOf(await keepAsGuest([two], link.token))).toEqual(link)
    expect(keysIn(await listed({}, link.token))).toHaveLength(2)
    expect(keysIn(await listed({}, other.token))).toHaveLength(1)
  })

  it('that is wrong opens nothing and keeps nothing', async () => {
    expect(refusedWith(await listed({}, 'guess'))).toEqual(EXPIRED)
    expect(refusedWith(await keepAsGuest([await aDesign()], 'guess'))).toEqual(EXPIRED)
    expect(refusedWith(await keepAsGuest(['nothing']))?.[1]).toBe('We could not find this design.')
    expect(refusedWith(await keepAsGuest([]))?.[1]).toBe('We could not find this design.')
  })

  it('the database keeps only its hash', async () => {
    const { token } = linkOf(await keepAsGuest([await aDesign()]))
    const { rows } = await shop.db.execute(sql`select * from design_list_links`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('SH-16: the keys behind a link', () => {
  const linkTo = async (token: string): Promise<string> =>
    (await shop.ask('mutation { savedDesignsLink { token } }', {}, { token })).savedDesignsLink.token
  const read = (key: string) =>
    shop.ask('query ($key: ID!) { design(key: $key) { key is_shared sku version document } }', { key })

  async function aSharedDesign() {
    const { token } = await aCustomer(shop)
    const face = {
      widthMm: 200,
      heightMm: 200,
      bleedMm: 24,
      edge: { kind: 'colour', colour: '#ffffff' },
    } as const
    const document = JSON.stringify(aDocument(aSurface({ ...face, elements: [aText({ text: 'Ours' })] })))
    const { createDesign } = await shop.ask(
      'mutation ($input: CreateDesignInput!) { createDesign(input: $input) { ... on Design { key } } }',
      { input: { sku: 'CANVAS-20X20-S-D19-WHITE-MATTE', document } },
    )
    const { key } = createDesign
    await keep(key, token)
    const link = await linkTo(token)
    const [shared = ''] = keysIn(await listed({}, link))
    return { token, key, link, shared }
  }

  it('show the design, and neither tell the owner’s key nor save or freeze with their own', async () => {
    const { key, link, shared } = await aSharedDesign()
    const { design: own } = await read(key)
    const { design } = await read(shared)
    expect(design).toEqual({ ...own, key: shared, is_shared: true })
    expect(own.is_shared).toBe(false)
    expect(JSON.stringify((await listed({}, link)).data)).not.toContain(key)

    const { sku, version, document } = design
    const save = `mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { __typename } }`
    const change = { key: shared, base_version: version, sku, document, title: 'Taken over' }
    expect((await shop.ask(save, { input: change })).saveDesign.__typename).toBe('DesignNotFound')
    const freeze = `mutation ($input: FreezeDesignInput!) { freezeDesign(input: $input) { __typename } }`
    expect((await shop.ask(freeze, { input: { key: shared, version } })).freezeDesign.__typename).toBe(
      'DesignNotFound',
    )
    expect((await shop.ask(save, { input: { ...change, key } })).saveDesign.__typename).toBe('Design')
  })

  it('let whoever was sent the link make a copy', async () => {
    const { key, shared } = await aSharedDesign()
    const { sku, document } = (await read(shared)).design
    const { createDesign } = await shop.ask(
      'mutation ($input: CreateDesignInput!) { createDesign(input: $input) { ... on Design { key is_shared } } }',
      { input: { sku, document } },
    )
    expect(createDesign).toMatchObject({ is_shared: false })
    expect([key, shared]).not.toContain(createDesign.key)
  })

  it('end with the link, and when the owner takes the design off the list', async () => {
    const gone = await aSharedDesign()
    await shop.ask(
      'mutation ($key: ID!) { removeSavedDesign(design_key: $key) }',
      { key: gone.key },
      { token: gone.token },
    )
    const late = await aSharedDesign()
    shop.clock.advance(30 * 86_400_000)
    for (const key of [gone.shared, late.shared, `${late.shared}x`, 'x.'.repeat(500)]) {
      expect((await shop.send('query ($key: ID!) { design(key: $key) { key } }', { key })).data).toEqual({
        design: null,
      })
    }
  })

  it('a customer’s list is not added to by its link', async () => {
    const { link } = await aSharedDesign()
    expect(refusedWith(await keepAsGuest([await aDesign()], link))).toEqual(EXPIRED)
  })
})
