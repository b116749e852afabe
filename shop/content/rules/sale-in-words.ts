/** The header's offer as the home page's large block says it. */

export interface SaleInWords {
  heading: string
  /** The first paragraph of its details; undefined without any. */
  text: string | undefined
  /** Milliseconds since 1970. */
  endsAt: number
}

interface Offer {
  /** HTML; what is set bold names the sale and is said by the banner above already. */
  text: string
  details: string | undefined
  endsAt: number | undefined
  showsTimer: boolean
}

/**
 * @param offer that runs now, in words
 * @returns undefined for an offer that is not counted down: the block has no other reason to be there
 */
export function saleInWords(offer: Offer | undefined): SaleInWords | undefined {
  if (!offer?.showsTimer || offer.endsAt === undefined) return undefined
  const heading = plain(offer.text.replace(/<b>.*?<\/b>/g, '')) || plain(offer.text)
  const paragraph = /<p>(.*?)<\/p>/s.exec(offer.details ?? '')?.[1]
  return { heading, text: paragraph === undefined ? undefined : plain(paragraph), endsAt: offer.endsAt }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const plain = (html: string) =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim()
