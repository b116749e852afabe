import { describe, expect, test } from 'vitest'
import { boardRecord } from '#packages/product/testing/small-record.ts'
import { optionUid } from '../../api/uid.ts'
import { chosenSku } from './chosen-sku.ts'
import { noOptions, requestedOptions } from './requested-options.ts'
import { selectedOptions } from './selected-options.ts'

const chosen = (choices: Record<string, string>, before?: string) =>
  chosenSku(boardRecord, new Map(Object.entries(choices)), before)
const all = { SIZE: '30X40', POSITION: 'P', FRAME: 'OAK', COAT: 'PLAIN' }

describe('options that come one by one make a SKU', () => {
  test.each<[string, Record<string, string>, string | undefined]>([
    ['when all are there', all, 'BOARD-30X40-P-OAK-PLAIN'],
    [
      'in small letters, with a position in words',
      { SIZE: '30x40', POSITION: 'landscape', FRAME: 'oak', COAT: 'plain' },
      'BOARD-30X40-L-OAK-PLAIN',
    ],
    [
      'without a position where a size is square',
      { SIZE: '20X20', FRAME: 'OAK', COAT: 'PLAIN' },
      'BOARD-20X20-S-OAK-PLAIN',
    ],
    // missing or unknown
    ['not without a size', { POSITION: 'P', FRAME: 'OAK', COAT: 'PLAIN' }, undefined],
    ['not in an unknown size', { ...all, SIZE: '10X10' }, undefined],
    ['not without a position', { SIZE: '30X40', FRAME: 'OAK', COAT: 'PLAIN' }, undefined],
    ['not in a square position of an oblong size', { ...all, POSITION: 'S' }, undefined],
    ['not without an option', { SIZE: '30X40', POSITION: 'P', FRAME: 'OAK' }, undefined],
    ['not with an unknown value', { ...all, FRAME: 'GOLD' }, undefined],
  ])('%s', (_, choices, sku) => expect(chosen(choices)).toBe(sku))

  test('and what is not chosen anew stays as it was', () => {
    const before = 'BOARD-30X40-L-OAK-VARNISH'
    expect(chosen({ FRAME: 'NONE' }, before)).toBe('BOARD-30X40-L-NONE-VARNISH')
    expect(chosen({ SIZE: '60X90' }, before)).toBe('BOARD-60X90-L-OAK-VARNISH')
    expect(chosen({}, before)).toBe(before)
    expect(chosen({ FRAME: 'NONE' }, 'BOARD-10X10-L-OAK-VARNISH')).toBeUndefined()
  })
})

describe('what a client asks for', () => {
  test('nothing is nothing', () => {
    expect(requestedOptions([], [])).toEqual(noOptions)
  })

  test('are values by uid, by code, or by the uid of a value as text', () => {
    const { choices } = requestedOptions(
      [optionUid('size', '30X40')],
      [
        { uid: optionUid('FRAME'), value: ' OAK ' },
        { uid: optionUid('COAT'), value: optionUid('COAT', 'PLAIN') },
      ],
    )
    expect(Object.fromEntries(choices)).toEqual({ SIZE: '30X40', FRAME: 'OAK', COAT: 'PLAIN' })
  })

  test('are the design and the fields of a certificate', () => {
    const asked = requestedOptions(
      [],
      [
        { uid: optionUid('design'), value: 'key' },
        { uid: btoa('giftcard/giftcard_amount'), value: '50' },
      ],
    )
    expect(asked).toEqual({
      choices: new Map(),
      designRevision: 'key',
      certificate: new Map([['giftcard_amount', '50']]),
    })
  })

  test('are not uids that nobody gave out, nor an option without a value', () => {
    expect(requestedOptions(['?', optionUid('FRAME')], [{ uid: btoa('other/FRAME'), value: 'OAK' }])).toEqual(
      noOptions,
    )
  })
})

describe('the options of a line as the contract shows them', () => {
  test('carry place, label and price of what was chosen', () => {
    const options = selectedOptions(boardRecord, 'BOARD-30X40-L-OAK-VARNISH', null)
    expect(
      options.map(({ label, values, ...option }) => [
        label,
        values[0]?.label,
        values[0]?.id,
        option.id,
        option.sort_order,
      ]),
    ).toEqual([
      ['Size', '30 × 40 cm', 2, 1, 0],
      ['Position', 'Landscape', 2, 2, 1],
      ['Frame', 'Oak', 2, 3, 2],
      ['Coat', 'Varnish', 2, 4, 3],
    ])
    expect(options[2]).toEqual({
      id: 3,
      customizable_option_uid: optionUid('FRAME'),
      label: 'Frame',
      type: 'drop_down',
      is_required: true,
      sort_order: 2,
      values: [
        {
          id: 2,
          customizable_option_value_uid: optionUid('FRAME', 'OAK'),
          label: 'Oak',
          value: 'OAK',
          price: { type: 'PERCENT', units: '%', value: 10 },
        },
      ],
    })
    expect(options[3]?.values[0]?.price).toEqual({ type: 'FIXED', units: '$', value: 1 })
  })

  test('end with the design where there is one', () => {
    const options = selectedOptions(boardRecord, 'BOARD-30X40-L-OAK-VARNISH', 'key')
    expect(options).toHaveLength(5)
    expect(options[4]).toEqual({
      id: 5,
      customizable_option_uid: optionUid('design'),
      label: 'Design',
      type: 'field',
      is_required: true,
      sort_order: 4,
      values: [
        {
          id: 1,
          customizable_option_value_uid: optionUid('design'),
          label: 'Design',
          value: 'key',
          price: { type: 'FIXED', units: '$', value: 0 },
        },
      ],
    })
  })

  test('are none of what is not made any more', () => {
    expect(selectedOptions(boardRecord, 'BOARD-10X10-L-OAK-VARNISH', 'key')).toEqual([])
  })
})
