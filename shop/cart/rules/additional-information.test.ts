import { expect, test } from 'vitest'
import { INVALID_ABN, INVALID_GST_NUMBER } from '../../customers/rules/business-numbers.ts'
import { NO_LINKS } from '../../fields/rules/address.ts'
import { type AdditionalInformation, keptInformation } from './additional-information.ts'
import { carriedProblem, filledIn } from './cart-address.ts'
import { extrasProblem, keptExtras, type LineExtras } from './line-extras.ts'

test('what is left out stays, an empty text clears, and the rest is kept without blanks', () => {
  expect(
    keptInformation({ orderComment: ' Ring twice ', giftMessage: '', awc: null, showCoupon: false }),
  ).toEqual({
    kind: 'kept',
    details: { orderComment: 'Ring twice', giftMessage: null, showCoupon: false },
  })
  expect(keptInformation({})).toEqual({ kind: 'kept', details: {} })
})

test.each(['showCoupon', 'shipToThisAddress', 'billToThisAddress', 'businessPurchase'] as const)(
  'the mark %s is kept as it is',
  (flag) => {
    expect(keptInformation({ [flag]: true })).toEqual({ kind: 'kept', details: { [flag]: true } })
    expect(keptInformation({ [flag]: null })).toEqual({ kind: 'kept', details: {} })
  },
)

test.each<[keyof AdditionalInformation, number]>([
  ['orderComment', 1000],
  ['giftMessage', 1000],
  ['awc', 255],
  ['dropship', 32],
  ['priceCache', 128],
  ['gstCertificate', 255],
])('%s has up to %d characters', (field, longest) => {
  const text = 'x'.repeat(longest)
  expect(keptInformation({ [field]: text })).toEqual({ kind: 'kept', details: { [field]: text } })
  expect(keptInformation({ [field]: `${text}x` })).toEqual({
    kind: 'problem',
    message: `Please use at most ${longest} characters.`,
  })
})

test('a business number is checked, and kept as its digits', () => {
  expect(keptInformation({ abn: '51 824 753 556' })).toEqual({
    kind: 'kept',
    details: { abn: '51824753556' },
  })
  expect(keptInformation({ abn: '51 824 753 557' })).toEqual({ kind: 'problem', message: INVALID_ABN })
  expect(keptInformation({ abn: '1'.repeat(21) })).toEqual({
    kind: 'problem',
    message: 'Please use at most 20 characters.',
  })
  expect(keptInformation({ abn: '' })).toEqual({ kind: 'kept', details: { abn: null } })
})

test('a GST number has a rule of its own, however long it is', () => {
  expect(keptInformation({ gstNumber: 'ABCDE1234567890' })).toMatchObject({
    details: { gstNumber: 'ABCDE1234567890' },
  })
  expect(keptInformation({ gstNumber: 'ABCDE12345678901' })).toEqual({
    kind: 'problem',
    message: INVALID_GST_NUMBER,
  })
})

test('of an address only the texts that say something are kept, tidied', () => {
  expect(filledIn({ prefix: ' Dr\t', suffix: ' ', fax: null, vatId: undefined })).toEqual({ prefix: 'Dr' })
})

const address = {
  firstName: 'Robin',
  lastName: 'Marsh',
  company: undefined,
  street: ['12 Harbour Street'],
  city: 'Ballina',
  state: 'NSW',
  postcode: '2478',
  countryCode: 'AU',
  telephone: '0400 000 000',
}

test.each([
  ...(['company', 'prefix', 'middleName', 'suffix', 'fax', 'vatId'] as const),
  ...(['firstName', 'lastName', 'city', 'state', 'postcode', 'telephone'] as const),
])('PE-07: %s of 255 characters is taken, a longer one refused', (field) => {
  expect(carriedProblem(address)).toBeUndefined()
  expect(carriedProblem({ ...address, [field]: 'x'.repeat(255) })).toBeUndefined()
  expect(carriedProblem({ ...address, [field]: 'x'.repeat(256) })).toBe('Please use at most 255 characters.')
})

test('SH-15: a cart keeps no address with hundreds of lines', () => {
  const street = (lines: number, line = 'x') => ({ ...address, street: Array<string>(lines).fill(line) })
  expect(carriedProblem(street(10))).toBeUndefined()
  expect(carriedProblem(street(11))).toBe('"Street Address" cannot contain more than 2 lines.')
  expect(carriedProblem(street(1, 'x'.repeat(256)))).toBe('Please use at most 255 characters.')
})

test('a company may be called like its web address, and nothing else of an address', () => {
  expect(carriedProblem({ ...address, company: 'Booking.com' })).toBeUndefined()
  expect(carriedProblem({ ...address, company: 'evil.com/prize' })).toBe(NO_LINKS)
  expect(carriedProblem({ ...address, middleName: 'evil.com' })).toBe(NO_LINKS)
})

test.each<[string, LineExtras, string | undefined]>([
  ['nothing', {}, undefined],
  ['a note', { note: 'x'.repeat(500) }, undefined],
  ['a long note', { note: 'x'.repeat(501) }, 'Please use at most 500 characters for the note.'],
  ['options of the tool', { toolOptions: 'x'.repeat(20_000) }, undefined],
  [
    'long options of the tool',
    { toolOptions: 'x'.repeat(20_001) },
    "Please use at most 20000 characters for the tool's options.",
  ],
])('%s beside a line: %s', (_, extras, problem) => expect(extrasProblem(extras)).toBe(problem))

test('a card number in a note is refused', () => {
  expect(extrasProblem({ note: 'Pay with 4111 1111 1111 1111' })).toBeTypeOf('string')
})

test('what is said beside a line is kept, and nothing else becomes null', () => {
  expect(keptExtras({})).toEqual({
    toolOptions: null,
    editLink: null,
    originalImageUrl: null,
    cachePrice: null,
    note: null,
  })
  expect(keptExtras({ toolOptions: '{}', note: ' Hello ', cachePrice: 'abc=' })).toMatchObject({
    toolOptions: '{}',
    note: 'Hello',
    cachePrice: 'abc=',
  })
  expect(keptExtras({ note: ' ' }).note).toBeNull()
})

test.each([
  ['/uploadchoice?id=1', true],
  ['//elsewhere.example', false],
  ['/\\elsewhere.example', false],
  ['/a\\b', false],
  ['/a b', false],
  ['https://elsewhere.example', false],
  ['x/uploadchoice', false],
  [`/${'x'.repeat(1999)}`, true],
  [`/${'x'.repeat(2000)}`, false],
])('a link back to the tool leads nowhere else: %s is kept: %s', (editLink, isKept) => {
  expect(keptExtras({ editLink }).editLink).toBe(isKept ? editLink : null)
})

test.each([
  ['/media/a.jpg', true],
  ['https://pictures.example/a.jpg', true],
  ['http://pictures.example/a.jpg', false],
  ['xhttps://pictures.example/a.jpg', false],
  ['https://pictures.example/a b', false],
  ['https://pictures.example/"', false],
  [`https://${'x'.repeat(1992)}`, true],
  [`https://${'x'.repeat(1993)}`, false],
])('a picture comes by https or from the shop: %s is kept: %s', (originalImageUrl, isKept) => {
  expect(keptExtras({ originalImageUrl }).originalImageUrl).toBe(isKept ? originalImageUrl : null)
})

test.each(['a b', 'x'.repeat(129), '<b>', 'ok\n'])('%j is no price code', (cachePrice) => {
  expect(keptExtras({ cachePrice }).cachePrice).toBeNull()
})
