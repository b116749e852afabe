/** Tracking parameters and referrer of an address that a shopper arrives at, kept as cookies (P-02 to P-12). */
import { readCookie } from '#platform/http/read-cookie.ts'
import { priceCacheCookies } from '../marketing/price-cache-cookies.ts'
import { trafficLabel, withLabel } from '../marketing/rules/traffic-source.ts'
import { REFER_CODE_DAYS } from '../referrals/rules/programme.ts'
import { readReferCode } from '../referrals/rules/refer-code.ts'
import { cookieNames } from '../request/cookie-names.ts'
import { cookie } from '../request/cookies.ts'
import { returnPath } from '../request/return-path.ts'
import { REFER_PARAMETER } from '../routing/refer-paths.ts'

const DAY_S = 24 * 3600
const TRAFFIC_AGE_S = 7 * DAY_S
const AFFILIATE_AGE_S = 30 * DAY_S
const REFER_AGE_S = REFER_CODE_DAYS * DAY_S
const CAMPAIGN_AGE_S = 30 * DAY_S
const RETURN_AGE_S = DAY_S

/** SH-29: ids of clicks and campaigns are short and plain; other values are ignored. */
const ID = /^[A-Za-z0-9_-]{1,64}$/

export interface ArrivalOptions {
  publicUrl: string
  /** M-33: whether a mail campaign is one of ours. */
  isCampaign: (id: string) => Promise<boolean>
}

/**
 * The cookies that a page's answer sets for a shopper who arrives; none for most pages.
 *
 * Only for documents that a person opens: what scripts fetch is no arrival.
 */
export async function arrivalCookies(request: Request, options: ArrivalOptions): Promise<string[]> {
  const { publicUrl } = options
  const { searchParams, hostname, pathname } = new URL(request.url)
  const set: string[] = []
  const keep = (name: string, value: string, ageS: number, readable = false) =>
    set.push(cookie(name, value, { ageS, readable, publicUrl }))

  const label = trafficLabel({
    parameters: searchParams,
    referrer: request.headers.get('referer') ?? undefined,
    host: hostname,
  })
  const sources = label && withLabel(readCookie(request.headers, cookieNames.trafficSource), label)
  if (sources) keep(cookieNames.trafficSource, sources, TRAFFIC_AGE_S)

  const click = searchParams.get('cjevent')
  if (click && ID.test(click)) keep(cookieNames.affiliate, click, AFFILIATE_AGE_S)

  // H-38, CA-21: the newest link counts. Whose code it is, and whether it counts, the order finds out.
  const friend = readReferCode(searchParams.get(REFER_PARAMETER))
  if (friend !== undefined) keep(cookieNames.referCode, friend, REFER_AGE_S)

  const way = returnPath(searchParams.get('redirect'))
  if (way !== undefined) keep(cookieNames.returnTo, way, RETURN_AGE_S, true)

  const code = searchParams.get('cc')
  if (code) set.push(...priceCacheCookies(code, { from: 'link', publicUrl }).getSetCookie())

  const campaign = searchParams.get('mc_cid')
  if (campaign && ID.test(campaign)) {
    // P-12: whatever the check answers, and also when it fails.
    keep(cookieNames.landingPage, pathname.slice(0, 512), CAMPAIGN_AGE_S)
    if (await options.isCampaign(campaign)) keep(cookieNames.campaignId, campaign, CAMPAIGN_AGE_S)
  }
  return set
}

/** Whether a person opens a page: by `Sec-Fetch-*` headers, or by `Accept` in browsers without them. */
export function isArrival(request: Request): boolean {
  if (request.method !== 'GET') return false
  const destination = request.headers.get('sec-fetch-dest')
  if (destination !== null) return destination === 'document'
  return request.headers.get('accept')?.includes('text/html') ?? false
}
