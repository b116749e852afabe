import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openStorage } from '#platform/storage/open-storage.ts'
import { aCart } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'
import { certificateRoutes } from './certificate-routes.ts'
import { removeUnclaimedCertificates } from './commands/certificates.ts'
import { aCustomer, refusedWith } from './testing.ts'

const shop = await openTestShop()
const folder = await mkdtemp(join(tmpdir(), 'certificates-'))
afterAll(() => rm(folder, { recursive: true }))
const storage = openStorage(folder)
const routes = certificateRoutes({ ...shop, storage })

const PDF = Buffer.from('%PDF-1.7\n%%EOF')
const JPEG = Buffer.from('\xff\xd8\xff\xe0....JFIF', 'latin1')
const PNG = Buffer.from('\x89PNG\r\n\x1a\n....', 'latin1')

const upload = (bytes: Uint8Array) =>
  routes.request('/media/private/certificates', { method: 'POST', body: new Uint8Array(bytes) })
const uploaded = async (bytes: Uint8Array = PDF): Promise<string> =>
  (await (await upload(bytes)).json()).reference
const read = (reference: string, headers: Record<string, string> = {}) =>
  routes.request(`/media/${reference}`, { headers })
const stored = async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes('.'))
const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })

const NOT_UPLOADED = ['graphql-input', 'This certificate was not uploaded.']
const change = (gst_certificate: string, token: string) =>
  shop.send(
    'mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { gst_certificate } } }',
    { input: { gst_certificate } },
    { token },
  )

describe('M-13, I-24, SH-33: a GST certificate', () => {
  it.each([
    ['pdf', PDF, 'application/pdf'],
    ['jpg', JPEG, 'image/jpeg'],
    ['png', PNG, 'image/png'],
  ])(
    'as %s is taken, named by the account, and read by its owner byte for byte',
    async (ending, bytes, type) => {
      const response = await upload(bytes)
      expect(response.status).toBe(201)
      const { reference } = await response.json()
      expect(reference).toMatch(new RegExp(`^private/certificates/\\w{32}\\.${ending}$`))
      const owner = await aCustomer(shop, { gst_certificate: reference })
      const { customer } = await shop.ask('{ customer { gst_certificate } }', {}, { token: owner.token })
      expect(customer.gst_certificate).toBe(reference)

      const file = await read(reference, bearer(owner))
      expect([file.status, file.headers.get('content-type')]).toEqual([200, type])
      expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true)
      expect(file.headers.get('content-disposition')).toBe(`attachment; filename="gst-certificate.${ending}"`)
      expect(file.headers.get('cache-control')).toBe('private, no-store')
      expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  it.each<[string, Uint8Array, number, string]>([
    ['a page', Buffer.from('<html>'), 415, 'This file is not a PDF, JPEG or PNG. Please choose another one.'],
    [
      'a program',
      Buffer.from('MZ\x90'),
      415,
      'This file is not a PDF, JPEG or PNG. Please choose another one.',
    ],
    [
      'a PDF that begins with something else',
      Buffer.from(' %PDF-1.7'),
      415,
      'This file is not a PDF, JPEG or PNG. Please choose another one.',
    ],
    ['nothing', Buffer.alloc(0), 415, 'This file is not a PDF, JPEG or PNG. Please choose another one.'],
    [
      'more than 5 MB',
      Buffer.concat([PDF, Buffer.alloc(5_000_000)]),
      413,
      'This file is larger than 5 MB. Please choose a smaller copy.',
    ],
  ])('%s is refused and leaves nothing behind', async (_what, bytes, status, message) => {
    const before = await stored()
    const response = await upload(bytes)
    expect([response.status, await response.json()]).toEqual([status, { message }])
    expect(await stored()).toEqual(before)
  })

  it('is read by nobody but its owner: no guest, no other customer, and nobody before a form named it', async () => {
    const reference = await uploaded()
    const stranger = await aCustomer(shop)
    expect((await read(reference, bearer(stranger))).status).toBe(404)
    const owner = await aCustomer(shop, { gst_certificate: reference })
    for (const headers of [{}, bearer(stranger), bearer({ token: 'x' })]) {
      expect((await read(reference, headers)).status).toBe(404)
    }
    expect((await read(reference, { cookie: `customer_token=${owner.token}` })).status).toBe(200)
  })

  it('cannot be taken over by another account', async () => {
    const reference = await uploaded()
    const owner = await aCustomer(shop, { gst_certificate: reference })
    const stranger = await aCustomer(shop)
    expect(refusedWith(await change(reference, stranger.token))).toEqual(NOT_UPLOADED)
    expect(refusedWith(await change(reference, owner.token))).toBeUndefined()
    expect((await read(reference, bearer(stranger))).status).toBe(404)
  })

  it.each(['private/certificates/none.pdf', 'orders/1/artwork.pdf', '../secret'])(
    'a reference of nothing that was uploaded is refused: %s',
    async (reference) => {
      const { token } = await aCustomer(shop)
      expect(refusedWith(await change(reference, token))).toEqual(NOT_UPLOADED)
      expect((await read(reference, bearer({ token }))).status).toBe(404)
    },
  )

  it('J-12: a cart names an uploaded one, and no other', async () => {
    const id = await aCart(shop, { lines: [] })
    const name = (gst_certificate: string) =>
      shop.send(
        `mutation ($id: String!, $info: CartAdditionalInformationInput!) {
          setAdditionalInformationOnCart(input: { cart_id: $id, additional_information: $info }) {
            cart { additional_information { gst_certificate } } } }`,
        { id, info: { gst_certificate } },
      )
    const reference = await uploaded()
    expect((await name(reference)).data).toEqual({
      setAdditionalInformationOnCart: { cart: { additional_information: { gst_certificate: reference } } },
    })
    expect(refusedWith(await name('private/certificates/none.pdf'))).toEqual(NOT_UPLOADED)
    const customers = await uploaded()
    await aCustomer(shop, { gst_certificate: customers })
    expect(refusedWith(await name(customers))).toEqual(NOT_UPLOADED)
  })

  it('is gone a day later when no form named it, and stays when one did', async () => {
    const [unused, used] = [await uploaded(), await uploaded()]
    const owner = await aCustomer(shop, { gst_certificate: used })
    await removeUnclaimedCertificates({ ...shop, storage })
    expect(await storage.exists(unused)).toBe(true)
    shop.clock.advance(25 * 3_600_000)
    await removeUnclaimedCertificates({ ...shop, storage })
    expect([await storage.exists(unused), await storage.exists(used)]).toEqual([false, true])
    expect(refusedWith(await change(unused, owner.token))).toBeDefined()
  })

  it('goes with the account that is closed', async () => {
    const reference = await uploaded()
    const { token } = await aCustomer(shop, { gst_certificate: reference })
    await shop.ask('mutation { deleteCustomer }', {}, { token })
    await removeUnclaimedCertificates({ ...shop, storage })
    expect(await storage.exists(reference)).toBe(false)
  })

  it('uploading again and again is limited', async () => {
    let status = 201
    for (let sent = 0; sent < 21 && status === 201; sent++) status = (await upload(PDF)).status
    expect(status).toBe(429)
  })
})
