/** Between the cart and what is saved for later beside it. A line that is where it is asked to go stays as it is. */
import { isRefusal, type Refusal } from '../../api/refusal.ts'
import type { CartRequest } from '../rules/access.ts'
import { together } from '../rules/merged-lines.ts'
import { amountProblem, decideLine, type LineProblem, lineNotFound } from '../rules/new-line.ts'
import { isSameLine, savedLinesProblem } from '../rules/saved-for-later.ts'
import { type CartLine, changeLine, deleteLine, linesOfCart } from '../store.ts'
import { type CartChangeDeps, changeActiveCart } from './active-cart.ts'
import { type ChangedLines, fullCart } from './add-lines.ts'
import { rememberRemovedAutoAdded, withDetails } from './change-lines.ts'
import { type LineFactsDeps, readLineFacts } from './line-facts.ts'
import { type OpenCart, type PricingDeps, withPrices } from './open-cart.ts'

type Deps = CartChangeDeps & { pricing: PricingDeps }
type Moved = ChangedLines & { priced?: OpenCart | undefined }

/** Takes a line out of the cart and keeps it beside it, with what one piece costs now. */
export async function saveForLater(
  deps: Deps,
  request: CartRequest,
  lineId: number | string,
): Promise<Moved | Refusal> {
  // Read before the transaction, which must not wait for a second connection.
  const offers = await deps.pricing.offers()
  let priced: OpenCart | undefined
  const moved = await changeActiveCart(deps, request, async (tx, cart): Promise<ChangedLines> => {
    const lines = await linesOfCart(tx, cart.id)
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return { cart, lines, problems: [lineNotFound(lineId)] }
    if (line.savedForLater) return { cart, lines, problems: [] }
    const saved = { ...line, savedForLater: true, isAutoAdded: false }
    const twin = lines.find((other) => isSameLine(other, saved))
    const message = twin ? undefined : savedLinesProblem(lines)
    if (message !== undefined) return { cart, lines, problems: [invalid(message)] }

    if (twin) saved.quantity = together(line.kind, saved, twin).quantity
    const left = lines.flatMap((one) => (one === twin ? [] : one === line ? saved : one))
    const changed = await withDetails(tx, cart, rememberRemovedAutoAdded(line), deps.clock.now())
    const pricing = { ...deps.pricing, db: tx, offers: async () => offers }
    priced = await withPrices(pricing, changed, left)
    saved.savedUnitCents = priced.savedLines.find(({ id }) => id === line.id)?.unitCents ?? null
    if (twin) await deleteLine(tx, cart.id, twin.id)
    const { savedForLater, isAutoAdded, quantity, savedUnitCents } = saved
    await changeLine(tx, line.id, { savedForLater, isAutoAdded, quantity, savedUnitCents })
    return { cart: changed, lines: left, problems: [] }
  })
  // Beside the transaction's own result, which an act stores: a priced cart holds whole products. See
  // platform/database/acts.ts.
  return isRefusal(moved) ? moved : { ...moved, priced }
}

/** Puts a saved line back into the cart, as if it were added now: what is sold no more, or too many of, stays saved. */
export async function moveToCart(
  deps: CartChangeDeps & LineFactsDeps,
  request: CartRequest,
  lineId: number | string,
): Promise<ChangedLines | Refusal> {
  // Read before the transaction, which must not wait for a second connection.
  const configuration = await deps.configuration()
  return changeActiveCart(deps, request, async (tx, cart): Promise<ChangedLines> => {
    const lines = await linesOfCart(tx, cart.id)
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return { cart, lines, problems: [lineNotFound(lineId)] }
    if (!line.savedForLater) return { cart, lines, problems: [] }
    const twin = lines.find((other) => isSameLine(other, { ...line, savedForLater: false }))
    const sum = twin && !twin.isAutoAdded ? twin.quantity + line.quantity : line.quantity
    const inside = { db: tx, clock: deps.clock, configuration: async () => configuration }
    const problem = await movingProblem(inside, lines, { line, twin, sum })
    if (problem) return { cart, lines, problems: [problem] }

    const back = { quantity: sum, isAutoAdded: false, savedForLater: false, savedUnitCents: null }
    // The line of the cart stays where it stands, with its note and its message.
    const stays = twin ?? line
    if (twin) await deleteLine(tx, cart.id, line.id)
    await changeLine(tx, stays.id, back)
    Object.assign(stays, back)
    return { cart, lines: twin ? lines.filter((one) => one !== line) : lines, problems: [] }
  })
}

interface Moving {
  line: CartLine
  /** The same thing in the cart. */
  twin: CartLine | undefined
  /** What both hold together. */
  sum: number
}

async function movingProblem(
  deps: LineFactsDeps,
  lines: readonly CartLine[],
  { line, twin, sum }: Moving,
): Promise<LineProblem | undefined> {
  const asNew = {
    sku: line.sku,
    quantity: line.quantity,
    designRevision: line.designRevision ?? undefined,
    parentSku: undefined,
    before: line,
  }
  const decision = decideLine(asNew, await readLineFacts(deps, [asNew]))
  if (decision.kind === 'problem') return decision
  const full = twin ? undefined : fullCart(lines)
  return amountProblem(decision.line, sum) ?? (full === undefined ? undefined : invalid(full))
}

const invalid = (message: string): LineProblem => ({ code: 'INVALID_PARAMETER_VALUE', message })
