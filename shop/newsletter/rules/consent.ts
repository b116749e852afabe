/** What counts as consent, and the words it is given to. Spam Act 2003: express consent, kept so that it can be shown. */
import { brand } from '../../brands/brand.ts'

/** asked: the form was sent; confirmed: the mail's link was followed; left: unsubscribed; moved: a new address. */
export type ConsentEvent = 'asked' | 'confirmed' | 'left' | 'moved'

/** Where somebody agreed, and to which words. */
export interface ConsentGiven {
  source: string
  wording: string
  popupDesign?: string | undefined
  categoryId?: string | undefined
}

/** The sentence beside each form. A new sentence is a new text here; what people agreed to before stays in their rows. */
export const consentWordings = {
  form: `Send me offers and news from ${brand.name} by email. I can stop them at any time.`,
  formAndTexts: `Send me offers and news from ${brand.name} by email and text message. I can stop them at any time.`,
  account: `Send me offers and news from ${brand.name} by email. I can change this in my account.`,
  mail: `Yes, send me offers and news from ${brand.name} by email.`,
} as const
