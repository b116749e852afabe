/** The words that go into the texts of offers, in place of their placeholders. */

export interface OfferWords {
  /** CA-45: such as A$99.00; undefined when nothing is configured. */
  freeShipping?: string | undefined
  contactEmail?: string | undefined
  saleTitle?: string | null | undefined
}

/**
 * C-23, C-24: [SALE_TITLE], [FREESHIPPING] and [CONTACT_EMAIL] become words, which are escaped; no bracket is left.
 *
 * @param html  cleaned when staff wrote it
 */
export function withWords(html: string, { saleTitle, freeShipping, contactEmail }: OfferWords): string {
  const words: Record<string, string | null | undefined> = {
    SALE_TITLE: saleTitle,
    FREESHIPPING: freeShipping,
    CONTACT_EMAIL: contactEmail,
  }
  return html.replace(/\[(SALE_TITLE|FREESHIPPING|CONTACT_EMAIL)\]/g, (_, name: string) =>
    escaped(words[name] ?? ''),
  )
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
