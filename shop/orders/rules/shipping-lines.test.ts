import { describe, expect, test } from 'vitest'
import type { OrderState } from './order-states.ts'
import { canLeave, parcelProblem, piecesToSend, type SendableLine, stateByParcels } from './shipping-lines.ts'

const aLine = (parts: Partial<SendableLine> = {}): SendableLine => ({
  id: 1,
  kind: 'printed',
  productName: 'Canvas',
  quantity: 5,
  shippedQuantity: 0,
  cancelledQuantity: 0,
  ...parts,
})

test.each<[Partial<SendableLine>, number]>([
  [{}, 5],
  [{ kind: 'goods' }, 5],
  [{ shippedQuantity: 2 }, 3],
  [{ cancelledQuantity: 1 }, 4],
  [{ shippedQuantity: 2, cancelledQuantity: 1 }, 2],
  [{ kind: 'gift-certificate' }, 0],
  [{ kind: 'membership' }, 0],
])('of a line with %j there are %d pieces to send', (parts, pieces) => {
  expect(piecesToSend(aLine(parts))).toBe(pieces)
})

test.each<[string, Partial<SendableLine>, OrderState, boolean]>([
  ['a print that the press has not taken', {}, 'placed', false],
  ['a print that is being made', {}, 'in-production', true],
  ['goods at once', { kind: 'goods' }, 'placed', true],
  ['nothing that is sent already', { shippedQuantity: 5 }, 'partly-shipped', false],
  ['nothing that comes by email', { kind: 'membership' }, 'placed', false],
])('what can leave: %s', (_, parts, state, can) => expect(canLeave(aLine(parts), state)).toBe(can))

describe('a parcel', () => {
  const problem = (
    parcel: { orderLineId: number; quantity: number }[],
    parts: Partial<SendableLine> = {},
    state: OrderState = 'in-production',
  ) =>
    parcelProblem([aLine(parts), aLine({ id: 2, kind: 'goods', productName: 'Sample kit' })], state, parcel)

  test.each([
    ['nothing', [], 'A parcel holds at least one line.'],
    ['a line of another order', [{ orderLineId: 9, quantity: 1 }], 'The order has no line 9.'],
    [
      'a line twice',
      [
        { orderLineId: 1, quantity: 1 },
        { orderLineId: 1, quantity: 1 },
      ],
      'Canvas is named twice.',
    ],
    ['no piece', [{ orderLineId: 1, quantity: 0 }], 'A quantity is a whole number from 1.'],
    ['half a piece', [{ orderLineId: 1, quantity: 1.5 }], 'A quantity is a whole number from 1.'],
    ['too many', [{ orderLineId: 1, quantity: 6 }], 'At most 5 of Canvas can be sent.'],
  ])('with %s is refused', (_, parcel, sentence) => expect(problem(parcel)).toBe(sentence))

  test('holds all that is left, and one piece', () => {
    expect(problem([{ orderLineId: 1, quantity: 5 }])).toBeUndefined()
    const both = [
      { orderLineId: 1, quantity: 1 },
      { orderLineId: 2, quantity: 1 },
    ]
    expect(problem(both)).toBeUndefined()
  })

  test('holds no print before it is in production; goods may go at once', () => {
    expect(problem([{ orderLineId: 1, quantity: 1 }], {}, 'placed')).toBe('Canvas is not in production yet.')
    expect(problem([{ orderLineId: 2, quantity: 1 }], {}, 'placed')).toBeUndefined()
  })
})

describe('parcels move an order', () => {
  test.each<[string, Partial<SendableLine>[], OrderState, OrderState | undefined]>([
    ['nothing was sent', [{}, {}], 'in-production', undefined],
    ['one of two lines', [{ shippedQuantity: 5 }, {}], 'in-production', 'partly-shipped'],
    ['one of two lines, known already', [{ shippedQuantity: 5 }, {}], 'partly-shipped', undefined],
    ['a part of a line', [{ shippedQuantity: 1 }], 'in-production', 'partly-shipped'],
    ['both lines', [{ shippedQuantity: 5 }, { shippedQuantity: 5 }], 'partly-shipped', 'shipped'],
    ['everything, known already', [{ shippedQuantity: 5 }], 'shipped', undefined],
    ['everything, and it is complete', [{ shippedQuantity: 5 }], 'complete', undefined],
    [
      'everything but a certificate',
      [{ shippedQuantity: 5 }, { kind: 'gift-certificate' }],
      'in-production',
      'shipped',
    ],
  ])('%s', (_, lines, state, next) => {
    const numbered = lines.map((parts, index) => aLine({ id: index + 1, ...parts }))
    expect(stateByParcels(numbered, state)).toBe(next)
  })
})
