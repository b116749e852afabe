import { describe, expect, test } from 'vitest'
import { boardRecord } from '#packages/product/testing/small-record.ts'
import type { KnownProduct } from '../../cart/rules/new-line.ts'
import { bulkDesign, resolutionNotice } from './bulk-design.ts'
import { bulkLines } from './bulk-lines.ts'
import { orderedItem, type UploadedPhoto } from './ordered-item.ts'
import type { FileRow } from './read-file.ts'
import { recipientOf } from './recipient.ts'

const stocked = { inStock: true, priceCents: null, stock: null }
const products: KnownProduct[] = [
  { ...stocked, id: 1, sku: 'BOARD-PAGE', kind: 'printed', record: boardRecord },
  { ...stocked, id: 2, sku: 'KIT', kind: 'goods', priceCents: 1250 },
  { ...stocked, id: 3, sku: 'GiftCert', kind: 'gift-certificate' },
]
const photo: UploadedPhoto = { key: 'k1', fileName: 'Holiday.jpg', widthPx: 6000, heightPx: 4000 }
const upright: UploadedPhoto = { key: 'k2', fileName: 'upright.jpg', widthPx: 4000, heightPx: 6000 }
const photos = [
  photo,
  upright,
  { ...photo, key: 'k3', fileName: 'twice.jpg' },
  { ...photo, key: 'k4', fileName: 'TWICE.jpg' },
]

const aRow = (cells: Partial<FileRow['cells']> = {}, line = 2): FileRow => ({
  line,
  cells: {
    sku: 'BOARD-PAGE',
    quantity: '1',
    size: '30X40',
    'image file': 'holiday.JPG',
    'recipient name': '',
    street: '',
    city: '',
    region: '',
    postcode: '',
    telephone: '',
    comment: '',
    ...cells,
  },
})
const thing = (cells: Partial<FileRow['cells']>) => orderedItem(aRow(cells), products, photos)
const kit = { sku: 'kit', size: '', 'image file': '' }

describe('a row orders', () => {
  test.each([
    ['a print lying as its photo does', {}, 'BOARD-30X40-L-NONE-PLAIN'],
    ['a print standing as its photo does', { 'image file': 'upright.jpg' }, 'BOARD-30X40-P-NONE-PLAIN'],
    ['a square print', { size: '20x20' }, 'BOARD-20X20-S-NONE-PLAIN'],
    ['a size with blanks and its unit', { size: ' 30 × 40 cm' }, 'BOARD-30X40-L-NONE-PLAIN'],
    ['a size the other way round', { size: '40 x 30 cm' }, 'BOARD-30X40-L-NONE-PLAIN'],
    [
      'a whole choice by its SKU',
      { sku: 'board-60x90-p-oak-varnish', size: '' },
      'BOARD-60X90-P-OAK-VARNISH',
    ],
    [
      'a whole choice with its size again',
      { sku: 'BOARD-60X90-P-OAK-VARNISH', size: '60X90' },
      'BOARD-60X90-P-OAK-VARNISH',
    ],
  ])('%s', (_, cells, sku) => {
    expect(thing(cells)).toMatchObject({
      kind: 'thing',
      thing: { kind: 'printed', sku, parentSku: 'BOARD-PAGE' },
    })
  })

  test('a size by its unit, where its figures alone could mean two', () => {
    const [, , large] = boardRecord.sizes
    const inches = {
      ...large!,
      code: '76X102',
      label: '76 × 102 cm',
      inches: '30 × 40 in',
      widthMm: 762,
      heightMm: 1016,
    }
    const record = { ...boardRecord, sizes: [...boardRecord.sizes, inches] }
    const sold: KnownProduct[] = [{ ...stocked, id: 1, sku: 'BOARD-PAGE', kind: 'printed', record }]
    const ordered = (size: string) => orderedItem(aRow({ size }), sold, photos)
    expect(ordered('30 by 40 in')).toMatchObject({ thing: { sku: 'BOARD-76X102-L-NONE-PLAIN' } })
    expect(ordered('30 by 40 cm')).toMatchObject({ thing: { sku: 'BOARD-30X40-L-NONE-PLAIN' } })
    expect(ordered('30 by 40')).toEqual({
      kind: 'problem',
      column: 'size',
      message: 'We do not make BOARD-PAGE in the size 30 by 40.',
    })
  })

  test('but not what is made of words alone, which a photo would cover', () => {
    const record = { ...boardRecord, wordsAlone: true }
    const sold: KnownProduct[] = [{ ...stocked, id: 1, sku: 'BOARD-PAGE', kind: 'printed', record }]
    expect(orderedItem(aRow(), sold, photos)).toEqual({
      kind: 'problem',
      column: 'sku',
      message: 'BOARD-PAGE cannot be ordered with a file. Please add it on its page.',
    })
  })

  test('a size with a times sign and no unit', () => {
    expect(thing({ size: '30×40' })).toMatchObject({ thing: { sku: 'BOARD-30X40-L-NONE-PLAIN' } })
  })

  test('goods from stock', () => {
    expect(thing(kit)).toEqual({ kind: 'thing', thing: { kind: 'goods', sku: 'KIT', parentSku: 'KIT' } })
  })

  test.each([
    ['nothing', { sku: '' }, 'sku', 'Please fill in the SKU.'],
    ['what is not sold', { sku: 'MUG' }, 'sku', 'We do not sell MUG.'],
    [
      'a certificate',
      { sku: 'GiftCert' },
      'sku',
      'GiftCert cannot be ordered with a file. Please add it on its page.',
    ],
    ['goods in a size', { ...kit, size: '30X40' }, 'size', 'kit has no sizes. Please leave this cell empty.'],
    [
      'goods with a photo',
      { ...kit, 'image file': 'a.jpg' },
      'image file',
      'kit is not printed. Please leave this cell empty.',
    ],
    ['a print without a size', { size: '' }, 'size', 'Please fill in the size.'],
    ['a size that is not made', { size: '31X41' }, 'size', 'We do not make BOARD-PAGE in the size 31X41.'],
    [
      'two sizes',
      { sku: 'BOARD-60X90-P-OAK-VARNISH', size: '30X40' },
      'size',
      'The SKU says the size 60X90, and this cell says 30X40.',
    ],
    ['no photo', { 'image file': '' }, 'image file', 'Please fill in the name of the photo.'],
    [
      'a photo that is not there',
      { 'image file': 'lost.jpg' },
      'image file',
      'There is no lost.jpg among the photos that you uploaded for this file.',
    ],
    [
      'one of two photos',
      { 'image file': 'twice.jpg' },
      'image file',
      'Two of your photos are named twice.jpg. Please rename one of them.',
    ],
  ])('but not %s', (_, cells, column, message) => {
    expect(thing(cells)).toEqual({ kind: 'problem', column, message })
  })
})

describe('the lines of a file', () => {
  const read = (...rows: FileRow[]) => bulkLines(rows, products, photos)

  test('keep row, quantity and comment', () => {
    const { lines, problems } = read(aRow({ quantity: '12', comment: 'For Alex' }), aRow(kit, 3))
    expect(problems).toEqual([])
    expect(lines).toMatchObject([
      { line: 2, quantity: 12, comment: 'For Alex', thing: { kind: 'printed' } },
      { line: 3, quantity: 1, comment: '', thing: { kind: 'goods' } },
    ])
  })

  test('name every problem of every row', () => {
    const { problems } = read(
      aRow({ sku: 'MUG', quantity: 'two', comment: 'x'.repeat(501) }),
      aRow({ quantity: '1.5' }, 3),
    )
    expect(problems).toEqual([
      { line: 2, column: 'sku', message: 'We do not sell MUG.' },
      { line: 2, column: 'quantity', message: 'Please give a whole number of pieces, 1 or more.' },
      { line: 2, column: 'comment', message: 'Please use at most 500 characters for the note.' },
      { line: 3, column: 'quantity', message: 'Please give a whole number of pieces, 1 or more.' },
    ])
  })

  test.each(['1e2', '0x10', '-1', '1234567', ''])('take no quantity of %j', (quantity) => {
    expect(read(aRow({ quantity })).problems[0]?.column).toBe('quantity')
  })

  test('of the same goods have one comment; prints may differ', () => {
    const commented = (cells: object, line: number, comment: string) => aRow({ ...cells, comment }, line)
    expect(read(commented(kit, 2, 'a'), commented(kit, 3, 'a')).problems).toEqual([])
    expect(read(commented({}, 2, 'a'), commented({}, 3, 'b')).problems).toEqual([])
    expect(read(commented(kit, 2, 'a'), commented({}, 3, 'b'), commented(kit, 4, 'b')).problems).toEqual([
      {
        line: 4,
        column: 'comment',
        message: 'Line 2 orders KIT with another comment. Please put them in one row.',
      },
    ])
  })
})

describe('the design of a row', () => {
  const printed = (size: string, from: UploadedPhoto) => {
    const result = orderedItem(aRow({ size, 'image file': from.fileName }), products, [from])
    if (result.kind === 'problem' || result.thing.kind !== 'printed') throw new Error('Expected a print')
    return result.thing
  }
  const notice = (from: UploadedPhoto) => {
    const order = printed('30X40', from)
    return resolutionNotice(order, bulkDesign(order))
  }

  test('is its photo over the whole face', () => {
    const { surfaces } = bulkDesign(printed('30X40', photo))
    expect(surfaces).toHaveLength(1)
    expect(surfaces[0]).toMatchObject({ widthMm: 400, heightMm: 300 })
    expect(surfaces[0]?.elements).toMatchObject([
      { type: 'photo', photo: 'k1', photoWidthPx: 6000, frame: { kind: 'face' } },
    ])
  })

  test.each([
    [6000, 4000, undefined],
    // 400 mm are 15.7 inches: 2400 pixels make 152 dpi, 1200 make 76, 600 make 38.
    [1200, 900, 'Holiday.jpg will look a little soft in this size.'],
    [600, 450, 'Holiday.jpg has too few pixels for this size and will look blurred.'],
  ])('from %d x %d pixels: %s', (widthPx, heightPx, sentence) => {
    expect(notice({ ...photo, widthPx, heightPx })).toBe(sentence)
  })

  test.each([
    ['too large for the photo', 600, 'Holiday.jpg has too few pixels for this size and will look blurred.'],
    ['as large as the front', 300, 'Holiday.jpg will look a little soft in this size.'],
  ])('whose back is %s is judged by both sides', (_, widthMm, sentence) => {
    const [front] = boardRecord.surfaces
    if (!front) throw new Error('Expected the board to have a surface')
    const trims = [{ size: '30X40', widthMm, heightMm: (widthMm * 4) / 3 }]
    const surfaces = [front, { ...front, name: 'back', label: 'Back', trims }]
    const order = { ...printed('30X40', { ...photo, widthPx: 1200, heightPx: 900 }) }
    const twoSided = { ...order, record: { ...boardRecord, surfaces } }
    expect(resolutionNotice(twoSided, bulkDesign(twoSided))).toBe(sentence)
  })

  test('without a photo says nothing of its pixels', () => {
    const order = printed('30X40', photo)
    const design = bulkDesign(order)
    expect(
      resolutionNotice(order, { ...design, surfaces: [{ ...design.surfaces[0]!, elements: [] }] }),
    ).toBeUndefined()
  })
})

describe('the recipient of a file', () => {
  const named = {
    'recipient name': 'Robin Anne Marsh',
    street: '12 Harbour Street\nUnit 3',
    city: 'Ballina',
    region: 'NSW',
    postcode: '2478',
    telephone: '0400 000 000',
  }
  const recipient = (...rows: Partial<FileRow['cells']>[]) =>
    recipientOf(
      rows.map((cells, index) => aRow(cells, index + 2)),
      undefined,
    )

  test('is nobody where no row names one', () => {
    expect(recipient({}, {})).toEqual({ address: undefined, problems: [] })
  })

  test('is the one that the rows name', () => {
    expect(recipient({}, named, { ...named, city: 'BALLINA', street: '12  Harbour Street Unit 3' })).toEqual({
      address: {
        firstName: 'Robin Anne',
        lastName: 'Marsh',
        company: undefined,
        street: ['12 Harbour Street', 'Unit 3'],
        city: 'Ballina',
        state: 'NSW',
        postcode: '2478',
        countryCode: 'AU',
        telephone: '0400 000 000',
      },
      problems: [],
    })
  })

  test('gets the 0 back that a spreadsheet took from the postcode', () => {
    const { address, problems } = recipient({ ...named, region: 'NT', city: 'Darwin', postcode: '800' })
    expect(address?.postcode).toBe('0800')
    expect(problems).toEqual([])
  })

  test('is one for the whole file', () => {
    expect(recipient(named, { ...named, street: '1 Other Street' }, {}).problems).toEqual([
      {
        line: 3,
        column: 'recipient name',
        message:
          'One order goes to one address, and this row names another recipient than line 2. Please send a file for each recipient.',
      },
    ])
  })

  test.each([
    ['one name', { 'recipient name': 'Robin' }, 'recipient name', 'Please give a first and a last name.'],
    ['no name', { 'recipient name': '' }, 'recipient name', 'This is a required field.'],
    ['no street', { street: '' }, 'street', 'This is a required field.'],
    ['no town', { city: '' }, 'city', 'This is a required field.'],
    ['no state', { region: '' }, 'region', 'This is a required field.'],
    ['no postcode', { postcode: '' }, 'postcode', 'This is a required field.'],
    ['no telephone', { telephone: '' }, 'telephone', 'This is a required field.'],
  ])('with %s is told which cell', (_, cells, column, message) => {
    expect(recipient({ ...named, ...cells }).problems).toContainEqual({ line: 2, column, message })
    expect(recipient({ ...named, ...cells }).problems.filter((one) => one.column === column)).toHaveLength(1)
  })

  test('lives where the shop delivers', () => {
    const { problems } = recipientOf([aRow(named)], ['3000', '3999'])
    expect(problems).toMatchObject([{ column: 'postcode' }])
  })
})
