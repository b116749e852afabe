import { isOpenToOthers } from '../network/open-to-others.ts'

/** A folder here and an entry in `gateways/open-gateway.ts` each. */
export type GatewayName = 'test' | 'stripe' | 'authorize-net' | 'payflow'

/** The card gateways that settings may name: those that the checkout has card fields for. */
export const gatewayNames = [
  'test',
  'stripe',
  'authorize-net',
  'payflow',
] as const satisfies readonly GatewayName[]

/**
 * Which gateway is open. A shop that only its own machine can reach takes test cards; one that others can reach never
 * does so by default, because orders would be placed without payment.
 *
 * @param named  what the settings name
 * @param publicUrl  the shop's address; undefined where it has none but that of its own machine
 * @returns undefined when there is no choice that is safe by default
 */
export function gatewayChoice(
  named: GatewayName | undefined,
  publicUrl: string | undefined,
): GatewayName | undefined {
  return named ?? (isOpenToOthers(publicUrl) ? undefined : 'test')
}
