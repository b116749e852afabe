/** Third-party services that pages may use, as this shop is configured (SH-28). Each is loaded only when it is wanted. */
import { useRouteLoaderData } from 'react-router'

export interface ThirdPartyServices {
  /** Undefined: the shop's own form for a message. */
  chat: { scriptUrl: string; button: string } | undefined
  /** Undefined: no analytics service. */
  measurementId: string | undefined
  /** Undefined: the shop searches itself. The key can search and nothing else (SH-27). */
  search: { appId: string; searchKey: string; host?: string } | undefined
  /** Whether conversions are reported to an advertising service. */
  conversions: boolean
}

export const noThirdPartyServices: ThirdPartyServices = {
  chat: undefined,
  measurementId: undefined,
  search: undefined,
  conversions: false,
}

/** Nothing while the root itself is broken. */
export function useThirdPartyServices(): ThirdPartyServices {
  return useRouteLoaderData<{ thirdParty: ThirdPartyServices }>('root')?.thirdParty ?? noThirdPartyServices
}

/** Whether there is anything that a shopper has to agree to first. */
export function asksForConsent({ measurementId, conversions }: ThirdPartyServices): boolean {
  return measurementId !== undefined || conversions
}
