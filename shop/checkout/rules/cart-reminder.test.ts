import { describe, expect, it } from 'vitest'
import { cartReminderNote, hoursUntilReminder } from './cart-reminder.ts'

describe('J-03: a cart rests before its shopper is reminded', () => {
  it.each([
    [undefined, 24],
    ['', 24],
    ['  ', 24],
    ['1', 1],
    [' 36 ', 36],
    ['336', 336],
    ['337', 336],
    ['-1', 24],
    ['1.5', 24],
    ['soon', 24],
    ['0', undefined],
  ])('as the setting says: %j is %j hours', (text, hours) => {
    const configuration = new Map(text === undefined ? [] : [['cart_reminder_hours', text]])
    expect(hoursUntilReminder(configuration)).toBe(hours)
  })
})

describe('the mail about a cart that was left', () => {
  const note = (names: readonly string[], firstName: string | null = 'Robin') =>
    cartReminderNote({
      firstName,
      names,
      cartUrl: 'https://shop.example/abandoned/checkout/cart?key=k',
      shopUrl: 'https://shop.example',
      unsubscribeUrl: 'https://shop.example/unsubscribe?key=u',
    })

  it('names what is in it, leads back to it, and says how to end such mails', () => {
    expect(note(['Photo mug', 'Canvas print'])).toEqual({
      subject: 'Your Keepsake cart is still here',
      preview: 'Photo mug, Canvas print',
      heading: 'Still here, Robin',
      paragraphs: [
        'You left this in your cart: Photo mug, Canvas print.',
        'Your designs and photos are kept, so you can go on where you stopped. Prices are those of today.',
      ],
      button: { label: 'Back to my cart', url: 'https://shop.example/abandoned/checkout/cart?key=k' },
      smallPrint: [
        'We send one reminder for a cart, because you asked for our emails.',
        { label: 'Stop these emails', url: 'https://shop.example/unsubscribe?key=u' },
        'Keepsake, Marsden Park NSW, Australia.',
      ],
      shopUrl: 'https://shop.example',
    })
  })

  it('names three pieces at the most, and how many there are more', () => {
    expect(note(['A', 'B', 'C']).preview).toBe('A, B, C')
    expect(note(['A', 'B', 'C', 'D']).preview).toBe('A, B, C, 1 more')
  })

  it('greets nobody whose name is not known', () => {
    expect(note(['A'], null).heading).toBe('Still here')
  })
})
