/** Which variables of a gateway go together, and what is wrong with them in words. */
import { isOpenToOthers } from '../network/open-to-others.ts'
import type { GatewayName } from './gateway-choice.ts'

export interface Together {
  /** As PAYMENTS names it. */
  gateway: GatewayName
  /** The variables without which the gateway cannot be asked. */
  needed: readonly string[]
  /** The variable with another address of the API, for rehearsals on one machine. */
  apiUrl: string
  /** What a rehearsal goes with, such as "PAYFLOW_ENVIRONMENT=pilot". */
  rehearsesWith: string
}

/** Where PAYMENTS names a gateway whose variables are not set. */
export const needsSentence = ({ gateway, needed }: Together): string =>
  `PAYMENTS=${gateway} needs ${listed(needed)}.`

/**
 * What is wrong with the variables together, one sentence each.
 *
 * @param isLive  whether money moves with them
 * @param publicUrl  the shop's address; undefined where it has none but that of its own machine
 */
export function togetherProblems(
  together: Together,
  values: Readonly<Record<string, string | undefined>>,
  isLive: boolean,
  publicUrl: string | undefined,
): string[] {
  const problems: string[] = []
  const { gateway, needed, apiUrl, rehearsesWith } = together
  const set = needed.filter((name) => values[name])
  if (set.length > 0 && set.length < needed.length) {
    problems.push(`${listed(needed)} must be set together.`)
  } else if (values.PAYMENTS === gateway && set.length === 0) {
    problems.push(needsSentence(together))
  }
  // What moves money goes to the gateway alone, and nobody orders from a shop that only simulates payments.
  const isRehearsal = !isOpenToOthers(values[apiUrl]) && !isOpenToOthers(publicUrl) && !isLive
  if (values[apiUrl] && !isRehearsal) {
    problems.push(
      `${apiUrl} is for rehearsals: it must be an address of this machine, with ${rehearsesWith}, in a shop that is not open to others.`,
    )
  }
  return problems
}

const listed = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
