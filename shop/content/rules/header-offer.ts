/** Which sale banner a shopper sees. */

export interface OfferPeriod {
  startsAt: Date | null
  endsAt: Date | null
}

export interface OfferForCampaign extends OfferPeriod {
  /** Code of the campaign it belongs to; null for everybody else's. */
  priceCache: string | null
  position: number
  id: number
}

/** CA-97: from its start until just before its end; an end or start that is not set is no limit. */
export function isRunning({ startsAt, endsAt }: OfferPeriod, now: Date): boolean {
  return (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)
}

/**
 * The banner of the shopper's campaign, or the general one when the campaign has none or there is no campaign.
 *
 * @param code of the campaign; undefined for a shopper without
 */
export function offerShown<Offer extends OfferForCampaign>(
  offers: readonly Offer[],
  code: string | undefined,
  now: Date,
): Offer | undefined {
  const running = offers
    .filter((offer) => isRunning(offer, now))
    .sort((a, b) => a.position - b.position || a.id - b.id)
  const ofCampaign = running.find((offer) => code !== undefined && offer.priceCache === code)
  return ofCampaign ?? running.find((offer) => offer.priceCache === null)
}
