import { isRefusal, type Refusal } from '../../api/refusal.ts'
import type { CartRequest } from '../rules/access.ts'
import type { LineProblem, NewLine } from '../rules/new-line.ts'
import { type CartDetails, changeCart } from '../store.ts'
import { type CartChangeDeps, changeActiveCart } from './active-cart.ts'
import { type ChangedLines, putLines } from './add-lines.ts'
import { type LineFactsDeps, readLineFacts } from './line-facts.ts'

/** Lines that could not all be added, so none was. */
export interface UnaddedLines {
  kind: 'unadded'
  /** By their place among the new lines. */
  problems: readonly (LineProblem & { index: number })[]
}

/**
 * Adds SKUs, all or nothing.
 *
 * @param details  saved together with the lines
 */
export async function addEveryLine(
  deps: CartChangeDeps & LineFactsDeps,
  request: CartRequest,
  newLines: readonly NewLine[],
  details: CartDetails,
): Promise<ChangedLines | UnaddedLines | Refusal> {
  const facts = await readLineFacts(deps, newLines)
  try {
    return await changeActiveCart(deps, request, async (tx, cart) => {
      const { lines, problems } = await putLines(tx, cart, newLines, facts)
      if (problems.length > 0) throw new SomeUnadded(problems)
      await changeCart(tx, request.id, details, deps.clock.now())
      return { cart: { ...cart, ...details }, lines, problems: [] }
    })
  } catch (error) {
    if (!(error instanceof SomeUnadded)) throw error
    return { kind: 'unadded', problems: error.problems }
  }
}

export function isUnadded(result: ChangedLines | UnaddedLines | Refusal): result is UnaddedLines {
  return !isRefusal(result) && 'kind' in result
}

/** Undoes what was added before the problem was found. */
class SomeUnadded extends Error {
  readonly problems: UnaddedLines['problems']

  constructor(problems: UnaddedLines['problems']) {
    super(problems.map(({ message }) => message).join(' '))
    this.problems = problems
  }
}
