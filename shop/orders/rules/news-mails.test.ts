import { describe, expect, test } from 'vitest'
import { brand } from '../../brands/brand.ts'
import { cancelledNote, refundedNote, shippedNote } from './news-mails.ts'

const about = {
  orderNumber: '100000042',
  firstName: 'Robin',
  shopUrl: 'https://shop.example',
  followUrl: 'https://shop.example/order-status-tracking?number=100000042',
}
const framed = {
  smallPrint: ['The order number is what we ask for when you write to us.'],
  shopUrl: 'https://shop.example',
}

describe('the mail about a parcel', () => {
  const parcel = {
    pieces: [
      { name: 'Canvas', quantity: 2 },
      { name: 'Sample kit', quantity: 1 },
    ],
    carrierTitle: 'The post',
    trackingNumber: undefined,
    comment: undefined,
    moreFollows: false,
    invoiceUrl: 'https://shop.example/orders/invoice/t.pdf',
  }

  test('says what was sent and who brings it', () => {
    expect(shippedNote(about, parcel)).toEqual({
      subject: `Your ${brand.name} order 100000042 is on its way`,
      preview: '2 × Canvas, Sample kit. The post brings it.',
      heading: 'On its way, Robin',
      paragraphs: ['We have sent 2 × Canvas, Sample kit of your order 100000042.', 'The post brings it.'],
      button: {
        label: 'Follow your order',
        url: about.followUrl,
      },
      links: [{ label: 'Tax invoice (PDF)', url: parcel.invoiceUrl }],
      ...framed,
    })
  })

  test('has the tracking number, what follows and the words of staff', () => {
    const more = { trackingNumber: 'T1', comment: 'Fragile.', moreFollows: true }
    expect(shippedNote(about, { ...parcel, ...more }).paragraphs.slice(1)).toEqual([
      'The post brings it under the number T1.',
      'The rest of your order follows in another parcel.',
      'Fragile.',
    ])
  })
})

describe('the mail about a cancelled order', () => {
  const cancelled = (parts: Partial<Parameters<typeof cancelledNote>[1]>) =>
    cancelledNote(about, {
      dueCents: 5000,
      money: 'taken',
      writeTo: 'hello@keepsake.example',
      creditCents: 0,
      usedIncentives: false,
      ...parts,
    })

  test('says that nothing is made, and that designs are kept', () => {
    expect(cancelled({ dueCents: 0 })).toEqual({
      subject: `Your ${brand.name} order 100000042 is cancelled`,
      preview: 'Nothing of it is made or sent.',
      heading: 'Cancelled, Robin',
      paragraphs: [
        'Your order 100000042 is cancelled; nothing of it is made or sent.',
        'Your designs are kept, so you can order them again.',
      ],
      ...framed,
    })
  })

  test.each([
    [
      'taken' as const,
      'We give A$50.00 back the way it was paid. Banks take up to five business days to show it.',
    ],
    [
      'transferred' as const,
      'We give A$50.00 back by bank transfer. We do not know your account: please write to hello@keepsake.example with the order number, and the name, BSB and number of your account.',
    ],
    [
      'held' as const,
      'Your bank lets go of the A$50.00 that it held. If it has paid us already, we give the money back and write to you again.',
    ],
    [
      'unpaid' as const,
      'You need not pay the A$50.00 any more. If it is on its way to us already, we give it back.',
    ],
  ])('says what becomes of money that is %s', (money, sentence) => {
    expect(cancelled({ money }).paragraphs[1]).toBe(sentence)
    expect(cancelled({ money, dueCents: 1 }).paragraphs).toHaveLength(3)
  })

  test('says what becomes store credit, where earlier refunds gave more of it than the money was', () => {
    expect(cancelled({ usedIncentives: true, dueCents: 0, creditCents: 2800 }).paragraphs[1]).toBe(
      'A$28.00 is now store credit on your account.',
    )
  })

  test('says that gift cards, credit and points are filled again', () => {
    expect(cancelled({ usedIncentives: true }).paragraphs[2]).toBe(
      'What gift cards, credit and points paid for it goes back to them.',
    )
  })
})

describe('the mail about a refund', () => {
  const refunded = (parts: Partial<Parameters<typeof refundedNote>[1]>) =>
    refundedNote(about, {
      number: 'R-1',
      totalCents: 5000,
      moneyCents: 5000,
      way: 'gateway',
      reason: undefined,
      cards: 0,
      ...parts,
    })

  test('in money says so, and nothing of other ways', () => {
    expect(refunded({})).toEqual({
      subject: `Refund for your ${brand.name} order 100000042`,
      preview: 'A$50.00 by credit memo R-1.',
      heading: 'A refund, Robin',
      paragraphs: [
        'We have refunded A$50.00 of your order 100000042 (credit memo R-1).',
        'A$50.00 goes back the way it was paid. Banks take up to five business days to show it.',
      ],
      ...framed,
    })
  })

  test('of money that came from outside the shop says that it is sent to the account they told us', () => {
    expect(refunded({ way: 'bank' }).paragraphs[1]).toBe(
      'A$50.00 goes by bank transfer to the account that you told us. Banks take up to five business days to show it.',
    )
  })

  test.each([
    [1, 'The gift certificate that this order bought can no longer be used.'],
    [2, 'The gift certificates that this order bought can no longer be used.'],
  ])('of %i gift certificates says that they are over', (cards, sentence) => {
    expect(refunded({ cards }).paragraphs[2]).toBe(sentence)
  })

  test('to store credit speaks of no bank', () => {
    expect(refunded({ moneyCents: 0, way: 'credit', reason: 'Late' }).paragraphs.slice(1)).toEqual([
      'A$50.00 is now store credit on your account.',
      'Reason: Late',
    ])
  })

  test.each([
    [null, 'The membership that this order gave you has ended.'],
    [
      'Sun 21 November 2027',
      'The time that this order added to your membership is taken off again: you are a member until Sun 21 November 2027.',
    ],
  ])('CA-113: that ends a membership says so, and until when it goes on: %s', (until, words) => {
    expect(refunded({ membership: { until }, reason: 'Late' }).paragraphs.slice(2)).toEqual([
      words,
      'Reason: Late',
    ])
  })

  test('of an order that a gift card paid in part tells the two parts', () => {
    expect(refunded({ moneyCents: 4999 }).paragraphs.slice(1)).toEqual([
      'A$49.99 goes back the way it was paid. Banks take up to five business days to show it.',
      'A$0.01 is back on the gift cards, credit and points that paid for it.',
    ])
  })
})
