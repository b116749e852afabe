/** I-23: a customer gets a copy of what the shop keeps, and nobody else does. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { aDesign, aPhoto, aSurface } from '#packages/design-document/testing/builders.ts'
import { transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { isRefusal } from '../api/refusal.ts'
import { changeCart } from '../cart/store.ts'
import { savedCalls } from '../cart/testing/saved-calls.ts'
import { products } from '../catalogue/tables.ts'
import { aCustomer } from '../customers/testing.ts'
import { noteSenderOf } from '../design/commands/own-photos.ts'
import { photoFileKey } from '../design/rules/photo-storage.ts'
import { insertPhoto, type Photo, photosByKeys } from '../design/store.ts'
import { cookieNames } from '../request/cookie-names.ts'
import { productReviews, reviewPictures } from '../reviews/tables.ts'
import { aDesignRevision, aSku } from '../testing/builders.ts'
import { aPaidOrder } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { receiveTicketFile } from '../tickets/commands/ticket-files.ts'
import { openTicket } from '../tickets/commands/write-as-customer.ts'
import { myDataRoutes } from './my-data-routes.ts'
import { readZip } from './testing/read-zip.ts'

const shop = await openTestShop()
const folder = await mkdtemp(join(tmpdir(), 'my-data-'))
afterAll(() => rm(folder, { recursive: true }))
const storage = openStorage(folder)
const log = createLog({ production: true, logLevel: 'silent' })
const routes = myDataRoutes({
  ...shop,
  storage,
  log,
  send: ({ query, variables, visit }) => shop.send(query, variables as object, visit),
})

const ADDRESS = 'http://shop.example/media/private/my-data'
const ask = (token?: string, headers: Record<string, string> = {}) =>
  routes.fetch(
    new Request(ADDRESS, {
      method: 'POST',
      headers: {
        origin: 'http://shop.example',
        ...(token && { cookie: `${cookieNames.customer}=${token}` }),
        ...headers,
      },
    }),
  )
const filesOf = async (answer: Response) => readZip(Buffer.from(await answer.arrayBuffer()))
async function copyOf(token: string) {
  const answer = await ask(token)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  return filesOf(answer)
}
const json = (files: Map<string, Buffer>, name: string) => JSON.parse(String(files.get(name)))

/** A photo in storage; its original tells where it was taken, the copy that is shown does not. */
async function aStoredPhoto(fileName: string, sender?: { token: string }): Promise<string> {
  const key = newId()
  const photo: Photo = {
    key,
    uploadKey: newId(),
    sha256: newId().toLowerCase().repeat(2),
    files: newId(),
    format: 'jpeg',
    fileName,
    byteSize: 20,
    widthPx: 1200,
    heightPx: 800,
    frames: 1,
    receivedAt: shop.clock.now(),
  }
  await insertPhoto(shop.db, photo)
  await storage.put(photoFileKey(photo, 'original'), `the original of ${fileName}, taken in Ballina`)
  await storage.put(photoFileKey(photo, 'display.jpg'), `the copy of ${fileName}`)
  await noteSenderOf(shop, key, sender?.token)
  return key
}
const withPhoto = (photo: string) => {
  const element = aPhoto({ photo, photoWidthPx: 1200, photoHeightPx: 800 })
  const edge = { kind: 'colour', colour: '#ffffff' } as const
  return aDesign(aSurface({ widthMm: 200, heightMm: 200, bleedMm: 24, edge, elements: [element] }))
}
async function aSavedDesign(token: string, photo: string): Promise<string> {
  const { createDesign } = await shop.ask(
    'mutation ($input: CreateDesignInput!) { createDesign(input: $input) { ... on Design { key } ... on DesignInvalid { message } } }',
    {
      input: { sku: 'CANVAS-20X20-S-D19-WHITE-MATTE', document: JSON.stringify(withPhoto(photo)) },
    },
  )
  if (!createDesign.key) throw new Error(createDesign.message)
  await shop.ask(
    'mutation ($key: ID!) { saveDesignToAccount(design_key: $key) { key } }',
    { key: createDesign.key },
    { token },
  )
  return createDesign.key
}

async function aReview(customerId: number, state: 'pending' | 'published', photoKeys: readonly string[]) {
  const [product] = await shop.db.select({ id: products.id }).from(products).limit(1)
  const written = { nickname: 'Robin', summary: 'Lovely', text: 'It hangs.', ratings: [], percent: 100 }
  const [review] = await shop.db
    .insert(productReviews)
    .values({ ...written, productId: product!.id, customerId, state, createdAt: shop.clock.now() })
    .returning({ id: productReviews.id })
  const pictures = photoKeys.map((photoKey, index) => ({
    reference: newId(),
    reviewId: review!.id,
    photoKey,
    place: index + 1,
    agreedTo: 'You may show them.',
  }))
  await shop.db.insert(reviewPictures).values(pictures)
}

describe('I-23: a copy of one’s data', () => {
  it('holds account, orders, designs, credit and points, and the photos', async () => {
    const customer = await aCustomer(shop)
    const photo = await aStoredPhoto('beach.jpg', customer)
    const design = await aSavedDesign(customer.token, photo)
    const order = await aPaidOrder(shop, { customerId: customer.id, email: customer.email })
    const files = await copyOf(customer.token)
    expect([...files.keys()]).toEqual([
      'account.json',
      'orders.json',
      'designs.json',
      'cart.json',
      'store-credit.json',
      'points.json',
      'referrals.json',
      'tickets.json',
      'photos/0001 beach.jpg',
      'read-me.txt',
    ])
    expect(json(files, 'account.json').customer).toMatchObject({
      email: customer.email,
      firstname: 'Robin',
      sessions: [{}],
    })
    expect(json(files, 'orders.json')).toMatchObject([
      { number: order.number, items: [{ design_revision: { document: expect.any(String) } }] },
    ])
    expect(json(files, 'designs.json')).toMatchObject([{ key: design, document: expect.any(String) }])
    expect(json(files, 'store-credit.json')).toEqual([])
    expect(json(files, 'points.json').customer.reward_points.balance.points).toBe(0)
    expect(String(files.get('photos/0001 beach.jpg'))).toBe('the original of beach.jpg, taken in Ballina')
  })

  it('I-10: holds the customer’s tickets and the files of them, and nobody else’s', async () => {
    const [customer, other] = [await aCustomer(shop), await aCustomer(shop)]
    for (const { id } of [customer, other]) {
      const file = await receiveTicketFile({ ...shop, storage, takesHeic: true }, id, {
        bytes: Buffer.from(`%PDF-1 of ${id}`),
        sentName: 'receipt.pdf',
      })
      if (isRefusal(file)) throw new Error(file.message)
      const written = {
        subject: `Bent ${id}`,
        message: 'Badly',
        orderNumber: undefined,
        files: [file.reference],
      }
      await openTicket(shop, id, written)
    }
    const files = await copyOf(customer.token)
    expect(json(files, 'tickets.json')).toMatchObject([
      {
        subject: `Bent ${customer.id}`,
        messages: [{ author: 'CUSTOMER', message: 'Badly', files: [{ name: 'receipt.pdf' }] }],
      },
    ])
    expect(String(files.get('tickets/0001 receipt.pdf'))).toBe(`%PDF-1 of ${customer.id}`)
    expect([...files.keys()].filter((name) => name.startsWith('tickets/'))).toHaveLength(1)
  })

  it('holds the pictures of the customer’s reviews, whether or not they are shown, and nobody else’s', async () => {
    const [customer, other] = [await aCustomer(shop), await aCustomer(shop)]
    const shown = await aStoredPhoto('wall.jpg', customer)
    await aReview(customer.id, 'published', [shown, await aStoredPhoto('corner.HEIC', customer)])
    // Of a photo that this customer has not sent, what everybody sees.
    await aReview(customer.id, 'pending', [await aStoredPhoto('from a friend.jpg')])
    await aReview(other.id, 'published', [await aStoredPhoto('other.jpg', other)])
    const files = await copyOf(customer.token)
    const pictures = [...files].filter(([name]) => name.startsWith('reviews/'))
    expect(pictures.map(([name, bytes]) => [name, String(bytes)])).toEqual([
      ['reviews/0001 wall.jpg', 'the original of wall.jpg, taken in Ballina'],
      ['reviews/0002 corner.HEIC', 'the original of corner.HEIC, taken in Ballina'],
      ['reviews/0003 Photo.jpg', 'the copy of from a friend.jpg'],
    ])
    expect(String(files.get('read-me.txt'))).toContain('reviews            the pictures of your reviews')
  })

  it('has of a photo that somebody else sent what everybody sees who was shown the design, and no more', async () => {
    const [owner, friend] = [await aCustomer(shop), await aCustomer(shop)]
    const photo = await aStoredPhoto('beach.HEIC', owner)
    await aSavedDesign(friend.token, photo)
    const files = await copyOf(friend.token)
    expect(String(files.get('photos/0001 Photo.jpg'))).toBe('the copy of beach.HEIC')
    expect(Buffer.concat([...files.values()]).toString()).not.toContain('taken in Ballina')
  })

  it('holds the cart and what was saved for later, with the photos in both', async () => {
    const customer = await aCustomer(shop)
    const visit = { token: customer.token }
    const cartId = (await shop.ask('{ customerCart { id } }', {}, visit)).customerCart.id
    const { add, save, uidsOf } = savedCalls(shop)
    for (const name of ['kept.jpg', 'saved.jpg']) {
      const document = withPhoto(await aStoredPhoto(name, customer))
      const design_revision = await aDesignRevision(shop.db, { document })
      await add(cartId, [{ sku: aSku, quantity: 1, design_revision }], visit)
    }
    const [, saved = ''] = await uidsOf(cartId)
    await save(cartId, saved, visit)
    const comment = { orderComment: 'Ring twice', giftMessage: 'Dear Kim' }
    await transaction(shop.db, (tx) => changeCart(tx, cartId, comment, shop.clock.now()))
    const files = await copyOf(customer.token)
    const line = { sku: aSku, design_revision: { document: expect.any(String) } }
    expect(json(files, 'cart.json')).toMatchObject({
      additional_information: { order_comment: 'Ring twice', gift_message: 'Dear Kim' },
      shipping_addresses: [],
      lines: [line],
      savedForLater: [line],
    })
    const photos = [...files.keys()].filter((name) => name.startsWith('photos/'))
    expect(photos).toEqual(['photos/0001 kept.jpg', 'photos/0002 saved.jpg'])
  })

  it('has none of another customer’s orders and nothing that signs anybody in', async () => {
    const [one, other] = [await aCustomer(shop), await aCustomer(shop)]
    await aPaidOrder(shop, { customerId: other.id, email: other.email })
    const files = await copyOf(one.token)
    expect(json(files, 'orders.json')).toEqual([])
    const all = Buffer.concat([...files.values()]).toString()
    expect(all).not.toContain(other.email)
    expect(all).not.toContain(one.token)
    expect(all).not.toMatch(/argon2/)
  })

  it('says which photo could not be read, and holds the others', async () => {
    const customer = await aCustomer(shop)
    const [gone, here] = [await aStoredPhoto('gone.jpg', customer), await aStoredPhoto('here.jpg', customer)]
    await aSavedDesign(customer.token, gone)
    await aSavedDesign(customer.token, here)
    const photo = (await photosByKeys(shop.db, [gone])).get(gone) ?? { files: '' }
    await storage.delete(photoFileKey(photo, 'original'))
    const files = await copyOf(customer.token)
    expect([...files.keys()].filter((name) => name.startsWith('photos/'))).toHaveLength(1)
    expect(String(files.get('read-me.txt'))).toMatch(/photos\/\d{4} gone\.jpg \(could not be read\)/)
  })

  it('is whole with orders on more than one page', async () => {
    const customer = await aCustomer(shop)
    const revision = await aDesignRevision(shop.db)
    const lines = [{ sku: aSku, revision }]
    for (let count = 0; count < 21; count += 1) {
      await aPaidOrder(shop, { customerId: customer.id, email: customer.email, lines } as never)
    }
    expect(json(await copyOf(customer.token), 'orders.json')).toHaveLength(21)
  })
})

describe('I-23, SH-17: whoever asks for it', () => {
  it('signs in first', async () => {
    for (const token of [undefined, 'x'.repeat(32)]) {
      const answer = await ask(token)
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toMatch(/^\/customer\/login/)
    }
  })

  it('does so on a page of the shop, and not by an address that others can link to', async () => {
    const { token } = await aCustomer(shop)
    expect((await ask(token, { origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await routes.fetch(new Request(ADDRESS))).status).toBe(404)
  })

  it('gets one at a time, and may go on when the download was given up', async () => {
    const { token } = await aCustomer(shop)
    const first = await ask(token)
    expect((await ask(token)).headers.get('location')).toBe('/customer/account/policy?copy=busy')
    await first.body?.cancel()
    await filesOf(await ask(token))
  })

  it('gets a few within an hour', async () => {
    const { token } = await aCustomer(shop)
    for (let count = 0; count < 4; count += 1) await copyOf(token)
    expect((await ask(token)).headers.get('location')).toBe('/customer/account/policy?copy=wait')
    shop.clock.advance(3_600_000)
  })
})
