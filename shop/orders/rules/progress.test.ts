import { describe, expect, test } from 'vitest'
import type { OrderState } from './order-states.ts'
import { progressOf, type TrackedOrder } from './progress.ts'

const at = (text: string) => new Date(`2026-11-${text}:00Z`)
const order = (parts: Partial<TrackedOrder> = {}): TrackedOrder => ({
  state: 'placed',
  // Friday in Sydney.
  placedAt: at('20T01:00'),
  paidAt: null,
  minimumDays: 2,
  maximumDays: 7,
  ...parts,
})
const event = (state: OrderState | null, day: string) => ({ state, happenedAt: at(`${day}T01:00`) })
const steps = (
  parts: Partial<TrackedOrder>,
  events: ReturnType<typeof event>[] = [],
  parcels: { deliveredAt: Date | null }[] = [],
) =>
  progressOf(order(parts), events, parcels).steps.map(({ code, reachedAt }) => [
    code,
    reachedAt?.getUTCDate(),
  ])

describe('the steps of an order', () => {
  test('that was just placed lie ahead', () => {
    expect(progressOf(order(), [], []).steps).toEqual([
      { code: 'PLACED', label: 'Placed', reachedAt: at('20T01:00') },
      { code: 'PAID', label: 'Paid', reachedAt: undefined },
      { code: 'IN_PRODUCTION', label: 'In production', reachedAt: undefined },
      { code: 'SENT', label: 'On its way', reachedAt: undefined },
      { code: 'COMPLETE', label: 'Complete', reachedAt: undefined },
    ])
  })

  test('are reached by the first event of each', () => {
    const events = [
      event(null, '20'),
      event('in-production', '23'),
      event('partly-shipped', '24'),
      event('shipped', '25'),
      event('complete', '27'),
    ]
    expect(steps({ state: 'complete', paidAt: at('21T01:00') }, events)).toEqual([
      ['PLACED', 20],
      ['PAID', 21],
      ['IN_PRODUCTION', 23],
      ['SENT', 24],
      ['COMPLETE', 27],
    ])
    expect(steps({}, [event('shipped', '25')])[3]).toEqual(['SENT', 25])
  })

  test('end with the day of the last parcel once it is known that each has arrived, and claim nothing before', () => {
    const parcel = (day?: string) => ({ deliveredAt: day ? at(`${day}T01:00`) : null })
    const done = [event('shipped', '25'), event('complete', '29')]
    const last = (...parcels: ReturnType<typeof parcel>[]) =>
      steps({ state: 'complete' }, done, parcels).at(-1)
    expect(last(parcel('28'), parcel('27'))).toEqual(['DELIVERED', 28])
    expect(last(parcel('27'), parcel())).toEqual(['COMPLETE', 29])
    expect(last()).toEqual(['COMPLETE', 29])
    // The rest of the order is still to be sent.
    const partly = steps({ state: 'partly-shipped' }, [event('partly-shipped', '25')], [parcel('27')])
    expect(partly.at(-1)).toEqual(['COMPLETE', undefined])
    const back = steps({ state: 'refunded' }, [...done, event('refunded', '30')], [parcel('27')])
    expect(back.slice(-2)).toEqual([
      ['DELIVERED', 27],
      ['REFUNDED', 30],
    ])
  })

  test('of which nothing is sent have no press and no parcel', () => {
    expect(steps({ minimumDays: null, maximumDays: null }).map(([code]) => code)).toEqual([
      'PLACED',
      'PAID',
      'COMPLETE',
    ])
  })

  test('that was cancelled or refunded end there, without those never reached', () => {
    expect(steps({ state: 'cancelled' }, [event('cancelled', '23')])).toEqual([
      ['PLACED', 20],
      ['CANCELLED', 23],
    ])
    const refunded = { state: 'refunded' as const, paidAt: at('20T01:00') }
    expect(steps(refunded, [event('in-production', '23'), event('refunded', '24')])).toEqual([
      ['PLACED', 20],
      ['PAID', 20],
      ['IN_PRODUCTION', 23],
      ['REFUNDED', 24],
    ])
    const labels = progressOf(order(refunded), [event('refunded', '24')], []).steps.map(({ label }) => label)
    expect(labels.at(-1)).toBe('Refunded')
    const cancelled = progressOf(order({ state: 'cancelled' }), [event('cancelled', '23')], [])
    expect(cancelled.steps.at(-1)?.label).toBe('Cancelled')
  })
})

describe('the days on which an order is expected', () => {
  const words = (parts: Partial<TrackedOrder>) => progressOf(order(parts), [], []).expected?.words

  test('count business days from the order', () => {
    expect(progressOf(order(), [], []).expected).toEqual({
      from: new Date('2026-11-24T00:00:00Z'),
      to: new Date('2026-12-01T00:00:00Z'),
      words: 'Tue 24 November to Tue 1 December',
    })
  })

  test('count from the money where the order waited for it', () => {
    expect(words({ paidAt: at('23T01:00') })).toBe('Wed 25 November to Wed 2 December')
    // Taken at once, a moment before the order was written down.
    expect(words({ paidAt: at('19T01:00') })).toBe('Tue 24 November to Tue 1 December')
  })

  test.each<[Partial<TrackedOrder>]>([
    [{ state: 'pending-payment' }],
    [{ state: 'cancelled' }],
    [{ state: 'refunded' }],
    [{ state: 'complete' }],
    [{ minimumDays: null }],
    [{ maximumDays: null }],
  ])('are none with %j', (parts) => expect(words(parts)).toBeUndefined())

  test.each<[OrderState]>([['in-production'], ['partly-shipped'], ['shipped']])(
    'are still told while the order is %s',
    (state) => expect(words({ state })).toBe('Tue 24 November to Tue 1 December'),
  )
})
