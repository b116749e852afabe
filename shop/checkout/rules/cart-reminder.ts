/** The mail about a cart that was left. It goes to subscribers of the newsletter alone. */
import { brand } from '../../brands/brand.ts'
import type { Configuration } from '../../cart/rules/shipping.ts'
import type { Note } from '../../mail/mail-facts.ts'

const USUAL_HOURS = 24
const MAX_HOURS = 24 * 14

/**
 * How long a cart is left unchanged before its shopper is reminded.
 *
 * @param configuration  `cart_reminder_hours`: a whole number from 1; 0 sends none
 * @returns undefined when no reminders are sent
 */
export function hoursUntilReminder(configuration: Configuration): number | undefined {
  const text = configuration.get('cart_reminder_hours')?.trim()
  if (!text) return USUAL_HOURS
  const hours = Number(text)
  // A typing mistake in the settings must not send mails too early.
  if (!Number.isInteger(hours) || hours < 0) return USUAL_HOURS
  return hours === 0 ? undefined : Math.min(hours, MAX_HOURS)
}

const MAX_NAMED = 3

export function cartReminderNote({
  firstName,
  names,
  cartUrl,
  shopUrl,
  unsubscribeUrl,
}: {
  firstName: string | null
  /** Of what is in the cart, at least one. */
  names: readonly string[]
  cartUrl: string
  shopUrl: string
  unsubscribeUrl: string
}): Note {
  const rest = names.length - MAX_NAMED
  const things = [...names.slice(0, MAX_NAMED), ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
  return {
    subject: `Your ${brand.name} cart is still here`,
    preview: things,
    heading: firstName ? `Still here, ${firstName}` : 'Still here',
    paragraphs: [
      `You left this in your cart: ${things}.`,
      'Your designs and photos are kept, so you can go on where you stopped. Prices are those of today.',
    ],
    button: { label: 'Back to my cart', url: cartUrl },
    smallPrint: [
      'We send one reminder for a cart, because you asked for our emails.',
      { label: 'Stop these emails', url: unsubscribeUrl },
      `${brand.name}, Marsden Park NSW, Australia.`,
    ],
    shopUrl,
  }
}
