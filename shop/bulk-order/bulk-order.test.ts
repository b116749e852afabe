import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { insertPhoto } from '../design/store.ts'
import { designRevisionPhotos } from '../design/tables.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { openTestShop } from '../testing/shop.ts'
import { bulkOrderRoutes } from './routes.ts'

const shop = await openTestShop()

const HEADER = 'sku,quantity,size,image file,recipient name,street,city,region,postcode,telephone,comment'
const IMPORT = `mutation ($csv: String!, $photos: [String!]) { addBulkOrderToCart(input: { csv: $csv, photos: $photos }) {
  __typename
  ... on BulkOrderImported { rows notices { line column message }
    cart { id itemsV2(pageSize: 100) { items { sku quantity product { sku } note_from_buyer { note } design_revision { key } } }
      shipping_addresses { firstname lastname street city postcode telephone region { code } } } }
  ... on BulkOrderRefused { problems { line column message } } } }`

type Customer = Awaited<ReturnType<typeof aSignedInCustomer>>

async function send(rows: readonly string[], photos: string[] = [], customer?: Customer, header = HEADER) {
  const { visit } = customer ?? (await aSignedInCustomer(shop))
  const csv = [header, ...rows].join('\n')
  return (await shop.ask(IMPORT, { csv, photos }, visit)).addBulkOrderToCart
}

async function aPhoto(fileName: string, [widthPx, heightPx]: [number, number] = [4000, 3000]) {
  const key = newId()
  const sha256 = randomUUID().replaceAll('-', '').repeat(2)
  const file = {
    sha256,
    files: sha256,
    format: 'jpeg' as const,
    fileName,
    byteSize: 1,
    frames: 1,
    uploadKey: newId(),
  }
  await insertPhoto(shop.db, { ...file, key, widthPx, heightPx, receivedAt: shop.clock.now() })
  return key
}

const cartOf = async ({ visit }: Customer) =>
  (
    await shop.ask(
      '{ customerCart { itemsV2(pageSize: 100) { items { sku quantity } } shipping_addresses { city } } }',
      {},
      visit,
    )
  ).customerCart

const sample = async () => (await bulkOrderRoutes(shop).request('/bulk-order/sample.csv')).text()

describe('L-08: the sample file', () => {
  it('is a download with the columns and two rows, whose SKUs the shop sells', async () => {
    const response = await bulkOrderRoutes(shop).request('/bulk-order/sample.csv')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="bulk-order-sample.csv"')
    const [header, ...rows] = (await response.text()).replace('\uFEFF', '').trim().split('\r\n')
    expect(header).toBe(HEADER)
    expect(rows.map((row) => row.split(',')[0])).toEqual(['CANVAS', 'CANVAS-20X30-P-D19-IMAGE-MATTE'])
  })

  it('SH-25: the import accepts it as it is, with the two photos that it names', async () => {
    const photos = [await aPhoto('beach.jpg'), await aPhoto('family.jpg')]
    const { visit } = await aSignedInCustomer(shop)
    const { addBulkOrderToCart } = await shop.ask(IMPORT, { csv: await sample(), photos }, visit)
    expect(addBulkOrderToCart).toMatchObject({
      __typename: 'BulkOrderImported',
      rows: 2,
      cart: {
        itemsV2: {
          items: [
            {
              sku: 'CANVAS-20X20-S-D19-IMAGE-MATTE',
              quantity: 2,
              note_from_buyer: [{ note: 'The horizon should be level' }],
            },
            { sku: 'CANVAS-20X30-P-D19-IMAGE-MATTE', quantity: 1, note_from_buyer: null },
          ],
        },
        shipping_addresses: [
          {
            firstname: 'Robin',
            lastname: 'Marsh',
            street: ['12 Harbour Street'],
            city: 'Ballina',
            postcode: '2478',
            region: { code: 'NSW' },
          },
        ],
      },
    })
  })
})

describe('L-05, L-08: a filled-in file', () => {
  it('L-06: is for signed-in customers only', async () => {
    const { errors } = await shop.send(IMPORT, { csv: await sample() })
    expect(errors?.[0]).toMatchObject({
      message: "The current customer isn't authorized.",
      extensions: { category: 'graphql-authorization' },
    })
  })

  it('becomes lines with frozen designs that print the named photos', async () => {
    const [sea, hills] = [await aPhoto('Sea.JPG'), await aPhoto('hills.png', [3000, 4000])]
    const customer = await aSignedInCustomer(shop)
    const { cart } = await send(
      ['CANVAS,1,30 x 40 cm,sea.jpg', 'CANVAS-LARGE,2,60x90,hills.png', 'sample-kit,3,,'],
      [sea, hills],
      customer,
    )
    expect(cart.itemsV2.items).toMatchObject([
      { sku: 'CANVAS-30X40-L-D19-IMAGE-MATTE', product: { sku: 'CANVAS' } },
      { sku: 'CANVAS-60X90-P-D19-IMAGE-MATTE', quantity: 2, product: { sku: 'CANVAS-LARGE' } },
      { sku: 'SAMPLE-KIT', quantity: 3, design_revision: null },
    ])
    const printed = await shop.db.select().from(designRevisionPhotos)
    const photoOf = new Map(printed.map(({ revisionKey, photoKey }) => [revisionKey, photoKey]))
    const lines = cart.itemsV2.items.slice(0, 2)
    expect(lines.map(({ design_revision }) => photoOf.get(design_revision.key))).toEqual([sea, hills])
  })

  it('prints a product that is made in one position so, however its photo lies', async () => {
    const { cart } = await send(
      ['BOOKMARK,1,50x150,wide.jpg', 'MUG,1,11OZ,tall.jpg'],
      [await aPhoto('wide.jpg'), await aPhoto('tall.jpg', [3000, 4000])],
      await aSignedInCustomer(shop),
    )
    expect(cart.itemsV2.items).toMatchObject([{ sku: 'BOOKMARK-50X150-P-ONE' }, { sku: 'MUG-11OZ-L' }])
  })

  it('comes from any spreadsheet: semicolons, tabs, a BOM, quotes, empty rows, capitals and other column orders', async () => {
    const photo = await aPhoto('a;b.jpg')
    const asSaved = (separator: string, header: string, row: string) =>
      send([row, separator.repeat(3), ''], [photo], undefined, `\uFEFF${header}`)
    const semicolons = await asSaved(';', 'Quantity;SKU;Image_File;Size', '2;CANVAS;"a;b.jpg";30X40')
    expect(semicolons).toMatchObject({ __typename: 'BulkOrderImported', rows: 1 })
    const tabs = await asSaved('\t', 'SKU\tQUANTITY', 'SAMPLE-KIT\t1')
    expect(tabs).toMatchObject({ __typename: 'BulkOrderImported', rows: 1 })
  })

  it('rows with one SKU, photo and comment are one line, other comments make lines of their own', async () => {
    const row = (quantity: number, comment: string) => `CANVAS,${quantity},30X40,x.jpg,,,,,,,${comment}`
    const { cart } = await send([row(1, ''), row(2, ''), row(4, 'For Alex')], [await aPhoto('x.jpg')])
    expect(cart.itemsV2.items.map(({ quantity, note_from_buyer: notes }) => [quantity, notes])).toEqual([
      [3, null],
      [4, [{ note: 'For Alex' }]],
    ])
  })

  it('says when a photo has few pixels for its size, and takes it', async () => {
    const small = await aPhoto('small.jpg', [900, 1200])
    const { rows, notices } = await send(['CANVAS,1,30X40,small.jpg', 'CANVAS,1,60X90,small.jpg'], [small])
    expect([rows, notices]).toEqual([
      2,
      [
        { line: 2, column: 'image file', message: 'small.jpg will look a little soft in this size.' },
        {
          line: 3,
          column: 'image file',
          message: 'small.jpg has too few pixels for this size and will look blurred.',
        },
      ],
    ])
  })

  it('without a recipient leaves the cart’s address as it is', async () => {
    const customer = await aSignedInCustomer(shop)
    await send(['SAMPLE-KIT,1,,,Robin Marsh,12 Harbour Street,Ballina,NSW,2478,0400 000 000'], [], customer)
    await send(['SAMPLE-KIT,1'], [], customer)
    expect(await cartOf(customer)).toMatchObject({
      itemsV2: { items: [{ sku: 'SAMPLE-KIT', quantity: 2 }] },
      shipping_addresses: [{ city: 'Ballina' }],
    })
  })
})

describe('a file with something wrong changes nothing', () => {
  it.each<[string, string[], number | null, string | null, string]>([
    ['an unknown SKU', ['NOPE,1'], 2, 'sku', 'We do not sell NOPE.'],
    ['no SKU', [',1'], 2, 'sku', 'Please fill in the SKU.'],
    [
      'a certificate',
      ['GiftCert,1'],
      2,
      'sku',
      'GiftCert cannot be ordered with a file. Please add it on its page.',
    ],
    ['no size', ['CANVAS,1,,x.jpg'], 2, 'size', 'Please fill in the size.'],
    [
      'another size than made',
      ['CANVAS,1,33X44,x.jpg'],
      2,
      'size',
      'We do not make CANVAS in the size 33X44.',
    ],
    [
      'two sizes in one row',
      ['CANVAS-30X40-P-D38-MIRROR-MATTE,1,20X30,x.jpg'],
      2,
      'size',
      'The SKU says the size 30X40, and this cell says 20X30.',
    ],
    [
      'a size of goods',
      ['SAMPLE-KIT,1,30X40'],
      2,
      'size',
      'SAMPLE-KIT has no sizes. Please leave this cell empty.',
    ],
    ['no photo', ['CANVAS,1,30X40'], 2, 'image file', 'Please fill in the name of the photo.'],
    [
      'a photo that was not uploaded',
      ['CANVAS,1,30X40,other.jpg'],
      2,
      'image file',
      'There is no other.jpg among the photos that you uploaded for this file.',
    ],
    ['half a piece', ['SAMPLE-KIT,1.5'], 2, 'quantity', 'Please give a whole number of pieces, 1 or more.'],
    ['no pieces', ['SAMPLE-KIT,0'], 2, 'quantity', 'Please give a whole number of pieces, 1 or more.'],
    ['too many pieces', ['SAMPLE-KIT,1000'], 2, 'quantity', 'Please order at most 999 pieces in one line.'],
    ['more than is in stock', ['SAMPLE-KIT,900'], 2, null, 'The requested qty is not available'],
    [
      'a long comment',
      [`SAMPLE-KIT,1,,,,,,,,,${'x'.repeat(501)}`],
      2,
      'comment',
      'Please use at most 500 characters for the note.',
    ],
    [
      'two comments on the same goods',
      ['SAMPLE-KIT,1', 'SAMPLE-KIT,1,,,,,,,,,Blue'],
      3,
      'comment',
      'Line 2 orders SAMPLE-KIT with another comment. Please put them in one row.',
    ],
    [
      'more cells than columns',
      ['SAMPLE-KIT,1,,,,,,,,,,extra'],
      2,
      null,
      'This row has more cells than the first row has columns.',
    ],
    ['no rows', ['', ',,'], null, null, 'This file has no rows below the first one.'],
    [
      '101 rows',
      Array.from({ length: 101 }, () => 'SAMPLE-KIT,1'),
      null,
      null,
      'This file has 101 rows. Please send at most 100 in one file.',
    ],
    [
      'too many characters',
      [`SAMPLE-KIT,1,,,,,,,,,${'x'.repeat(250_000)}`],
      null,
      null,
      'This file is too large. Please send at most 100 rows in one file.',
    ],
    [
      'an open quotation mark',
      ['SAMPLE-KIT,1,,,"Robin'],
      2,
      null,
      'A quotation mark is opened in this row and not closed. Please save the file as CSV again.',
    ],
    [
      'one name',
      ['SAMPLE-KIT,1,,,Robin,1 A Street,Ballina,NSW,2478,0400000000'],
      2,
      'recipient name',
      'Please give a first and a last name.',
    ],
    [
      'a postcode of another state',
      ['SAMPLE-KIT,1,,,Robin Marsh,1 A Street,Ballina,VIC,2478,0400000000'],
      2,
      'region',
      'The postcode 2478 is in New South Wales, not in Victoria.',
    ],
    [
      'half an address',
      ['SAMPLE-KIT,1,,,Robin Marsh,1 A Street,Ballina,NSW,2478'],
      2,
      'telephone',
      'This is a required field.',
    ],
  ])('%s', async (_name, rows, line, column, message) => {
    const customer = await aSignedInCustomer(shop)
    const result = await send(rows, [await aPhoto('x.jpg')], customer)
    expect(result).toEqual({ __typename: 'BulkOrderRefused', problems: [{ line, column, message }] })
    expect(await cartOf(customer)).toEqual({ itemsV2: { items: [] }, shipping_addresses: [] })
  })

  it('tells every bad row with its line, empty rows counted, and adds none of the good ones', async () => {
    const customer = await aSignedInCustomer(shop)
    const { problems } = await send(
      ['SAMPLE-KIT,1', '', 'NOPE,1', 'SAMPLE-KIT,0', 'SAMPLE-KIT,2'],
      [],
      customer,
    )
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [4, 'sku'],
      [5, 'quantity'],
    ])
    expect((await cartOf(customer)).itemsV2.items).toEqual([])
  })

  it('too little stock for one row keeps the others out, too', async () => {
    const customer = await aSignedInCustomer(shop)
    const photo = await aPhoto('x.jpg')
    const { problems } = await send(
      ['CANVAS,1,30X40,x.jpg', 'SAMPLE-KIT,200', 'SAMPLE-KIT,200'],
      [photo],
      customer,
    )
    expect(problems).toEqual([{ line: 4, column: null, message: 'The requested qty is not available' }])
    expect((await cartOf(customer)).itemsV2.items).toEqual([])
  })

  it('a file for different recipients is told that one order goes to one address', async () => {
    const to = (name: string) => `SAMPLE-KIT,1,,,${name},12 Harbour Street,Ballina,NSW,2478,0400 000 000`
    const { problems } = await send([
      to('Robin Marsh'),
      'SAMPLE-KIT,1',
      to('ROBIN  MARSH'),
      to('Alex Taylor'),
    ])
    expect(problems).toEqual([
      {
        line: 5,
        column: 'recipient name',
        message:
          'One order goes to one address, and this row names another recipient than line 2. Please send a file for each recipient.',
      },
    ])
  })

  it.each([
    ['size,quantity', ['The first row names no column "sku". Please start from the sample file.']],
    ['sku,quantity,colour', ['We do not know the column "colour".']],
    ['sku,quantity,sku', ['The column "sku" is there twice.']],
    ['sku,,quantity', ['A column of the first row has no name.']],
  ])('a first row of %s', async (header, messages) => {
    const { problems } = await send(['SAMPLE-KIT,1'], [], undefined, header)
    expect(problems).toEqual(messages.map((message) => ({ line: 1, column: null, message })))
  })

  it('two photos of one name are not guessed between', async () => {
    const photos = [await aPhoto('x.jpg'), await aPhoto('X.jpg')]
    const { problems } = await send(['CANVAS,1,30X40,x.jpg'], photos)
    expect(problems[0].message).toBe('Two of your photos are named x.jpg. Please rename one of them.')
  })

  it('SH-25: sending files again and again is limited', async () => {
    const customer = await aSignedInCustomer(shop)
    for (let sent = 0; sent < 20; sent++) await send(['NOPE,1'], [], customer)
    const { errors } = await shop.send(IMPORT, { csv: HEADER }, customer.visit)
    expect(errors?.[0]?.message).toBe('Too many tries. Please wait 10 minutes and try again.')
  })
})
